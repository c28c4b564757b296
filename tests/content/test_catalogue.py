"""The card catalogue: totals, and broken files refused with file, key and what was expected."""

import shutil
from pathlib import Path

import pytest

from companion.content import ContentError, data_folder, load_catalogue
from companion.content.catalogue import read_catalogue


@pytest.mark.parametrize(
    ("name", "total"), [("base", 120), ("underway", 60), ("gambler", 4), ("contracts", 24)]
)
def test_totals(name: str, total: int) -> None:
    assert sum(card.count for card in load_catalogue().of_set(name)) == total


def test_base_deck_is_composed_as_B1_says() -> None:
    kinds = [card.kind for card in load_catalogue().of_set("base") for _ in range(card.count)]
    colours = [
        card.colour
        for card in load_catalogue().of_set("base")
        for _ in range(card.count)
        if card.kind == "ship"
    ]
    assert [colours.count(colour) for colour in ("yellow", "blue", "green", "red", "black")] == [10] * 5
    assert (kinds.count("expedition"), kinds.count("tax")) == (6, 4)
    assert len(kinds) - len(colours) - 10 == 60


def test_eighteen_contracts_two_of_them_for_teams_only_C20() -> None:
    contracts = load_catalogue().contracts
    assert len({contract.id for contract in contracts}) == 18
    assert [contract.id for contract in contracts if contract.coop_only] == ["small-estate", "ransom"]


def test_everything_says_its_source() -> None:
    catalogue = load_catalogue()
    assert {card.source for card in catalogue.cards} <= {"rulebook", "print", "assumed", "original"}
    assert all(contract.source and contract.seal_source for contract in catalogue.contracts)


def test_catalogue_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        load_catalogue().cards[0].count = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("cards/gambler.toml", "total = 4", "total = 5", "gambler.toml: total: expected 4 cards"),
        ("cards/gambler.toml", "count = ", "count = 1", "gambler.toml: total: expected 4 cards"),
        ("cards/gambler.toml", "count = ", 'count = "many" #', "gambler.toml: card[0].count: expected `int`"),
        (
            "cards/gambler.toml",
            "kind = ",
            "sort = ",
            "gambler.toml: card[0]: object contains unknown field `sort`",
        ),
        (
            "cards/gambler.toml",
            'source = "',
            'source = "hearsay',
            "gambler.toml: card[0].source: invalid enum value",
        ),
        ("cards/gambler.toml", 'code = "', 'code = "x', "gambler.toml: card[0].code: expected 'gambler"),
        (
            "cards/gambler.toml",
            'kind = "gambler"',
            'kind = "gamblers"',
            "gambler.toml: card[0].kind: no kind",
        ),
        ("cards/gambler.toml", "total = 4", "total 4", "gambler.toml: is not valid TOML"),
        ("contracts.toml", "total = 18", "total = 17", "contracts.toml: total: expected 18"),
        ("contracts.toml", 'id = "bruja"', 'id = "jinx"', "contracts.toml: total: expected 18"),
        (
            "contracts.toml",
            "ladder = [8, 6, 5, 4, 3]",
            "ladder = [8]",
            "frigate-nemesis.ladder: expected 5 numbers",
        ),
    ],
)
def test_broken_file_is_refused_by_name(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data_folder(), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_catalogue(folder)
    assert sentence in str(refused.value)


def test_missing_and_binary_files_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(data_folder(), folder)
    (folder / "cards" / "gambler.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"gambler\.toml: is not UTF-8 text"):
        read_catalogue(folder)
    (folder / "cards" / "gambler.toml").unlink()
    with pytest.raises(ContentError, match=r"gambler\.toml: cannot be read"):
        read_catalogue(folder)
