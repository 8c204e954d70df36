"""How much memory and storage a table takes."""

from __future__ import annotations

import tracemalloc

from sobremesa.table import log
from sobremesa.table.messages import Start
from sobremesa.table.opening import Setup, open_table
from sobremesa.table.table import Table

from .test_table import Driver, first_bots

TABLES = 20


def test_a_table_in_the_middle_of_a_match_is_small():
    driver = Driver(Setup("brisca", "ana", "Ana", 4))
    driver.join("ana")
    driver.ask("ana", Start())
    while driver.table.match.seq < 100:
        if driver.look("ana").view.moves:
            driver.act("ana", driver.first_move("ana"))
        driver.pass_time(5000)
    lines = [log.encode(entry) for entry in driver.stored]
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    tables = [Table(log.decode(lines), 0, first_bots) for _ in range(TABLES)]
    each = (tracemalloc.get_traced_memory()[0] - before) // TABLES
    tracemalloc.stop()
    assert tables[0].match.seq >= 100
    assert each < 100_000


def test_a_log_line_is_short():
    entries = open_table(Setup("brisca", "ana", "Ana", 4), "abc234", 0)
    assert all(len(log.encode(entry)) < 400 for entry in entries)
    assert len(log.encode(log.Played(1, "12o", 123456))) < 60
