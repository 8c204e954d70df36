"""The server of the browser tests: the real one, with bots that do not dawdle and pauses that do not wait.

Arguments: port, database; and `usual` for the usual pace."""

from __future__ import annotations

import sys

import uvicorn

from sobremesa.server.app import create_app
from sobremesa.server.limits import Limits
from sobremesa.table.clock import Pauses

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    pauses = Pauses() if "usual" in sys.argv[3:] else Pauses(bots=0, hand=0, absent=300, absent_timed=300, stuck=0)
    app = create_app(database, pauses=pauses, limits=Limits(haste=(10_000, 1), asking=(10_000, 1), opening=(1_000, 1)))
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning")
