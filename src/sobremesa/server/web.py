"""The page: the files that the browser's side was built into, or, where it has not been built, a page that says how."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

WEB = Path(__file__).parent / "web"

_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>sobremesa</title>
<h1>sobremesa</h1>
<p lang="es">El servidor está en marcha, pero la página aún no se ha construido. Ejecuta <code>make web</code> y recarga.</p>
<p>The server is running, but its page has not been built yet. Run <code>make web</code> and reload.</p></html>
"""
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class Pages:
    """Serves the files of a directory; every address that is no file is the page itself, which reads the address."""

    def __init__(self, directory: Path = WEB) -> None:
        self._directory = directory
        self._built = -1.0
        self._files: dict[str, Path] = {}

    def _look(self) -> None:
        """Read the directory again if the page has been built anew. Only names found here are ever served, so no address can reach elsewhere."""
        try:
            built = (self._directory / "index.html").stat().st_mtime
        except OSError:
            self._files = {}
            return
        if built != self._built:
            self._files = {path.relative_to(self._directory).as_posix(): path for path in self._directory.rglob("*") if path.is_file()}
            self._built = built

    async def __call__(self, request: Request) -> Response:
        """Answer a request for a file or a page."""
        self._look()
        name = request.url.path.lstrip("/")
        if name not in self._files:
            if name.startswith("assets/"):
                return Response(status_code=404)
            name = "index.html"
        if name not in self._files:
            return HTMLResponse(_NOT_BUILT, headers={"cache-control": "no-store"})
        hashed = name.startswith("assets/")
        headers = {"cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache", "vary": "accept-encoding"}
        accepted = request.headers.get("accept-encoding", "")
        path = self._files[name]
        for encoding, suffix in _ENCODINGS:
            if encoding in accepted and name + suffix in self._files:
                headers["content-encoding"] = encoding
                path = self._files[name + suffix]
                break
        response = FileResponse(
            path, headers=headers, media_type=mimetypes.guess_type(name)[0] or "application/octet-stream", stat_result=path.stat()
        )
        if request.headers.get("if-none-match") == response.headers["etag"]:
            return Response(status_code=304, headers={**headers, "etag": response.headers["etag"]})
        return response
