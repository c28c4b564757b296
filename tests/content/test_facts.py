"""Printed facts stand once: no layer has its own copy, and the data files agree with them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.content import facts, load_catalogue
from companion.content.books import load_book
from companion.content.facts import RANKS, ZEROS_IN_DECK, crown_vp, first_month, rank_of

COMPANION = Path(facts.__file__).parents[1]
LAYERS = ("engine", "table", "advice", "words", "session", "tui", "commands")
TABLES = {
    "contracts by players (C30)": (3, 5, 7, 9, 11),
    "zeros in co-operation (A3)": (1, 1, 2, 3),
    "zeros in competition (A3)": (3, 4, 4),
    "first month in co-operation (A3)": (3, 3, 3, 4),
    "crowns of door and windows (A13)": (0, 0, 1, 3),
    "VP of contracts (C11)": (0, 0, 1, 2),
    "ranks (C34)": ("landlubber", "sailor", "pirate", "captain"),
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    for layer in LAYERS:
        for path in sorted((COMPANION / layer).rglob("*.py")):
            yield f"{path.relative_to(COMPANION)}", ast.parse(path.read_text(encoding="utf-8"))


def rows(tree: ast.Module) -> Iterator[tuple[object, ...]]:
    """The constants of every list, tuple and dict that a module spells out; of a dict its values."""
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple | ast.Dict):
            parts = node.values if isinstance(node, ast.Dict) else node.elts
            firsts = [part.elts[-1] if isinstance(part, ast.Tuple) and part.elts else part for part in parts]
            yield tuple(part.value for part in firsts if isinstance(part, ast.Constant))


@pytest.mark.parametrize("name", TABLES)
def test_no_layer_spells_a_printed_table_again(name: str) -> None:
    wanted = TABLES[name]
    found = [path for path, tree in modules() for row in rows(tree) if _within(wanted, row)]
    assert found == [], f"{name} stands in content/facts.py and again in {found}"


def _within(wanted: tuple[object, ...], row: tuple[object, ...]) -> bool:
    """Is it the table, perhaps with fillers before it (for nobody, for one player) or ranks after it?"""
    bare = row[next((i for i, value in enumerate(row) if value not in (0, None)), len(row)) :]
    own = wanted[next(i for i, value in enumerate(wanted) if value != 0) :]
    return bare[: len(own)] == own if isinstance(own[0], str) else bare == own and len(row) >= len(wanted)


def test_the_search_for_copies_finds_them() -> None:
    ranks = "((0, 'landlubber'), (2, 'sailor'), (4, 'pirate'), (6, 'captain'), (8, 'lord'))"
    copies = f"A = [0, 3, 5, 7, 9, 11]\nB = {{True: [0, 1, 1, 2, 3]}}\nC = {ranks}\nD = [3, 5]"
    found = [row for row in rows(ast.parse(copies)) if any(_within(TABLES[name], row) for name in TABLES)]
    assert [row[-1] for row in found] == [11, "lord", 3]


def test_no_module_gives_a_fact_a_second_meaning() -> None:
    """One name, one thing: a name of content/facts.py is assigned nowhere else."""
    names = {name for name in vars(facts) if name.isupper()} - {"MONTH_END"}  # the table's id of that event
    for path, tree in modules():
        for node in tree.body:
            targets = node.targets if isinstance(node, ast.Assign) else []
            targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
            own = {target.id for target in targets if isinstance(target, ast.Name)}
            assert not own & names, f"{path} has its own {own & names}"


@pytest.mark.parametrize("book", ["printed", "salt-ledger"])
def test_A51_A60_both_books_ask_the_printed_price(book: str) -> None:
    assert [load_book(book).buy_out_price(after) for after in (False, True)] == [8, 10]


def test_A3_the_first_month() -> None:
    lengths = {mode: [first_month(mode, players) for players in by] for mode, by in ZEROS_IN_DECK.items()}
    assert lengths == {"coop": [3, 3, 3, 4], "competitive": [5, 5, 5]}


def test_A15_shields_count_up_to_six() -> None:
    assert [crown_vp((2, 5), crowns) for crowns in range(7)] == [0, 0, 1, 1, 1, 2, 2]
    assert crown_vp(range(1, 20), 19) == 6


def test_C34_ranks_rise_in_twos_and_stop_at_eight() -> None:
    assert [rank_of(score) for score in (0, 1, 2, 3, 7, 8, 30)] == [
        "landlubber", "landlubber", "sailor", "sailor", "captain", "lord-of-the-seas", "lord-of-the-seas",
    ]  # fmt: skip
    assert [bound for bound, _ in RANKS] == [0, 2, 4, 6, 8]


def test_B17_U2_the_catalogue_agrees_with_the_tax_that_bots_fear() -> None:
    taxes = {card.code: card for card in load_catalogue().of_set("base") if card.kind == "tax"}
    assert {card.threshold for card in taxes.values()} == {facts.TAXED_FROM}
    assert {card.down_to for card in taxes.values()} == {-1}
    (underway,) = [card for card in load_catalogue().of_set("underway") if card.kind == "tax"]
    assert (underway.threshold, underway.down_to) == (9, 8)
