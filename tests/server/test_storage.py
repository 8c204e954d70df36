"""Logs in the database."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from sobremesa.server.storage import HEAD, Conflict, Storage, database_url, metadata


async def test_a_log_grows_by_the_number_it_has(tmp_path):
    storage = await Storage.open(tmp_path / "deep" / "tables.db")
    await storage.create("abc", "brisca", [b"0", b"1"])
    await storage.append("abc", 2, [b"2", b"3"], "playing")
    assert await storage.load("abc") == [b"0", b"1", b"2", b"3"]
    for wrong in (0, 3, 5, 9):
        with pytest.raises(Conflict):
            await storage.append("abc", wrong, [b"x"], "playing")
    with pytest.raises(Conflict):
        await storage.create("abc", "brisca", [b"0"])
    with pytest.raises(Conflict):
        await storage.append("nothing", 1, [b"x"], "playing")
    assert await storage.load("abc") == [b"0", b"1", b"2", b"3"]
    assert await storage.load("nothing") == []
    await storage.close()


async def test_of_two_writers_one_wins(tmp_path):
    one, two = await Storage.open(tmp_path / "t.db"), await Storage.open(tmp_path / "t.db")
    await one.create("abc", "brisca", [b"0"])
    results = await asyncio.gather(*[store.append("abc", 1, [name], "playing") for store, name in ((one, b"a"), (two, b"b"))], return_exceptions=True)
    assert {type(result) for result in results} == {type(None), Conflict}
    assert len(await one.load("abc")) == 2
    await one.close()
    await two.close()


async def test_the_key_is_made_once(tmp_path):
    storage = await Storage.open(tmp_path / "t.db")
    key = await storage.key("cookie")
    assert len(bytes.fromhex(key)) == 32
    assert await storage.key("other") != key
    await storage.close()
    storage = await Storage.open(tmp_path / "t.db")
    assert await storage.key("cookie") == key
    await storage.close()


async def test_old_tables_are_forgotten(tmp_path):
    storage = await Storage.open(tmp_path / "t.db")
    await storage.create("abc", "brisca", [b"0"])
    await storage.create("xyz", "brisca", [b"0"])
    await storage.append("xyz", 1, [b"1"], "playing")
    assert await storage.forget("waiting", 0) == 0
    assert await storage.forget("waiting", 1 << 40) == 1
    assert await storage.load("abc") == []
    assert len(await storage.load("xyz")) == 2
    await storage.close()


async def test_the_migrations_make_what_the_code_uses(tmp_path):
    storage = await Storage.open(tmp_path / "t.db")
    await storage.close()
    with sqlite3.connect(tmp_path / "t.db") as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]
        assert database.execute("PRAGMA journal_mode").fetchall() == [("wal",)]
        for table in metadata.sorted_tables:
            made = {(row[1], bool(row[3]), bool(row[5])) for row in database.execute(f"PRAGMA table_info({table.name})")}
            assert made == {(column.name, not column.nullable, column.primary_key) for column in table.columns}


def test_addresses_of_databases():
    assert str(database_url("x/y.db")) == "sqlite+aiosqlite:///x/y.db"
    assert database_url("postgresql://u:p@h/d").drivername == "postgresql+asyncpg"
    assert database_url("sqlite:///a.db").drivername == "sqlite+aiosqlite"
