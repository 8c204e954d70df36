"""``sobremesa serve``: the web table, started from the command line."""

from __future__ import annotations

import threading
import webbrowser

from sobremesa.terminal.words import word


def serve_here(host: str, port: int, database: str, browser: bool) -> None:
    """Serve until interrupted; with ``browser`` the page is opened when the server has started."""
    from sobremesa.server.app import serve

    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    print(word("cli-serving", url=shown))
    if browser:
        opener = threading.Timer(1.0, webbrowser.open, [shown])
        opener.daemon = True
        opener.start()
    serve(host, port, database)
