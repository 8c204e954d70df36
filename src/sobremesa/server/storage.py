"""What is kept: the logs of the tables, in one database.

A log only grows, and an entry is written with the number it is expected to have. Of two writers that both believe to know the whole log one is
refused (:class:`Conflict`), so no step is ever written twice.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

HEAD = "0001"
"""The newest migration."""

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False, index=True),
)
steps = sa.Table(
    "steps",
    metadata,
    sa.Column("code", sa.String(16), sa.ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.String(256), nullable=False),
)


class Conflict(Exception):  # noqa: N818  (an answer, not an error)
    """Somebody else has written that step of the log."""


def database_url(database: str | Path) -> sa.URL:
    """The address of a database: a URL as it is, anything else is the path of an SQLite file."""
    text = str(database)
    if "://" not in text:
        return sa.URL.create("sqlite+aiosqlite", database=text)
    url = sa.make_url(text)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


class Storage:
    """A database, opened by :meth:`open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @staticmethod
    async def open(database: str | Path) -> Storage:
        """Connect, and bring an older or empty database up to date."""
        url = database_url(database)
        sqlite = url.get_backend_name() == "sqlite"
        if sqlite and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        # One connection is enough for SQLite, which writes one at a time anyway, and keeps an idle server small.
        engine = create_async_engine(url, pool_size=1, max_overflow=0) if sqlite else create_async_engine(url)
        if sqlite:
            sa.event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        storage = Storage(engine)
        await storage._migrate()
        return storage

    async def close(self) -> None:
        """Disconnect."""
        await self._engine.dispose()

    async def _migrate(self) -> None:
        async with self._engine.begin() as connection:
            if await connection.run_sync(_version) != HEAD:
                await connection.run_sync(_upgrade)

    async def key(self, name: str) -> str:
        """A secret of this server (hex), made when first asked for."""
        async with self._engine.begin() as connection:
            found = await connection.scalar(sa.select(settings.c.value).where(settings.c.name == name))
            if found is None:
                found = secrets.token_hex(32)
                await connection.execute(settings.insert().values(name=name, value=found))
        return str(found)

    async def create(self, code: str, game: str, entries: Sequence[bytes]) -> None:
        """A new table with the first entries of its log. Raises :class:`Conflict` if the code is taken."""
        now = int(time.time())
        try:
            async with self._engine.begin() as connection:
                await connection.execute(tables.insert().values(code=code, game=game, status="waiting", created=now, touched=now))
                await _write(connection, code, 0, entries)
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    async def append(self, code: str, expected: int, entries: Sequence[bytes], status: str = "") -> None:
        """Add to a log that has ``expected`` entries; ``status`` is the table's, if it is another one now.

        Raises :class:`Conflict` if the log has more entries, or fewer; then nothing is written.
        """
        try:
            async with self._engine.begin() as connection:
                await _write(connection, code, expected, entries)
                if await connection.scalar(sa.select(steps.c.seq).where(steps.c.code == code, steps.c.seq == expected - 1)) is None:
                    raise Conflict
                if status:
                    await connection.execute(tables.update().where(tables.c.code == code).values(status=status, touched=int(time.time())))
        except sa.exc.IntegrityError as error:
            raise Conflict from error

    async def load(self, code: str) -> list[bytes]:
        """The log of a table; empty if there is none."""
        async with self._engine.connect() as connection:
            rows = await connection.scalars(sa.select(steps.c.body).where(steps.c.code == code).order_by(steps.c.seq))
            return [bytes(row) for row in rows]

    async def forget(self, status: str, before: int) -> int:
        """Delete the tables of that status nobody has touched since ``before`` (Unix time); how many there were."""
        old = sa.select(tables.c.code).where(tables.c.status == status, tables.c.touched < before)
        async with self._engine.begin() as connection:
            await connection.execute(steps.delete().where(steps.c.code.in_(old)))
            result = await connection.execute(tables.delete().where(tables.c.status == status, tables.c.touched < before))
        return int(result.rowcount)


async def _write(connection: AsyncConnection, code: str, first: int, entries: Sequence[bytes]) -> None:
    await connection.execute(steps.insert(), [{"code": code, "seq": first + n, "body": body} for n, body in enumerate(entries)])


def _set_up_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def _upgrade(connection: sa.Connection) -> None:
    # Imported only when there is something to do: most starts have a database that is up to date.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
