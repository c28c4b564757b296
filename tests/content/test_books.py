"""Campaign books: the strict format, the check of a whole book, the skeleton, the original campaign."""

import shutil
import tomllib
from pathlib import Path

import msgspec
import pytest

from companion.content import ContentError, load_catalogue
from companion.content.books import book_names, books_folder, load_book, read_book
from companion.content.books_check import missing, paths, problems
from companion.table.campaign.events import effect_text
from companion.table.campaign.faces import task_text
from companion.table.campaign.view import ability_text

ORIGINAL = "salt-ledger"


def broken(folder: Path, file: str, old: str, new: str, book: str = ORIGINAL) -> Path:
    """A copy of a book with one passage changed."""
    copy = folder / book
    shutil.copytree(books_folder() / book, copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


def test_two_books_are_shipped() -> None:
    assert book_names() == ["printed", ORIGINAL]


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("chapter1.toml", 'number = "10"', 'number = "10"\ncolour = "red"', "contains unknown field"),
        ("chapter1.toml", "number = 1", 'number = "one"', "chapter1.toml: number: expected `int`"),
        ("chapter1.toml", 'what = "ares"', 'what = "whales"', "card[0].task.needs[0].what: invalid enum"),
        ("chapter1.toml", 'next = "11"', 'next = "19"', "chapter1.toml: card 10.month_end: no card '19'"),
        ("chapter1.toml", 'ask = "10"', 'ask = "77"', "asks for task '77'"),
        ("chapter1.toml", 'opening = "10"', 'opening = "99"', "chapter1.toml: opening: no card '99'"),
        ("chapter1.toml", 'number = "11"', 'number = "21"', "expected its own number, 10 to 19"),
        ("chapter1.toml", 'herbs", count = 2', 'herbs", count = 3', "there are no 3 cards 'ares.2.1.herbs'"),
        ("chapter3.toml", 'by = "active"', 'by = "acting"', "card 33.task.by: expected 'active'"),
        ("chapter3.toml", "harbour = 4", "harbour = 0", "card 33.task.harbour"),
        ("chapter5.toml", "spaces = 2", "spaces = 3", "card 52.task.spaces"),
        ("chapter1.toml", "crowns = 2", "crowns = 4", "crowns: expected 0 to 3, got 4"),
        ("events.toml", 'id = "fog"', 'id = "curfew"', "events.toml: curfew: the id is used twice"),
        ("events.toml", "amount = 4", "amount = 40", "events.toml: curfew.max_cards: no sensible amount: 40"),
        ("book.toml", "shields = [2, 4", "shields = [4, 2", "book.toml: track.shields"),
        ("book.toml", "players = 4", "players = 5", "book.toml: card9"),
        ("heroes.toml", 'do = "sword"', 'do = "cannon"', "heroes.toml: hero[2].do: invalid enum"),
    ],
)  # fmt: skip
def test_loader_refuses_by_file_and_key(tmp_path: Path, file: str, old: str, new: str, sentence: str) -> None:
    with pytest.raises(ContentError) as refusal:
        read_book(broken(tmp_path, file, old, new))
    assert sentence in str(refusal.value)


def test_missing_and_unreadable_files_are_named(tmp_path: Path) -> None:
    copy = broken(tmp_path, "book.toml", "title", "title")
    (copy / "chapter4.toml").unlink()
    with pytest.raises(ContentError, match=r"chapter4.toml: cannot be read"):
        read_book(copy)
    with pytest.raises(ContentError, match=r"no book is called 'nope'; there are printed, salt-ledger"):
        load_book("nope")


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("chapter1.toml", 'next = "11"', 'next = "12"', "card 11 is never reached"),
        ("chapter1.toml", 'yes = "13"', 'yes = "12"', "card 13 is never reached"),
        ("chapter1.toml", 'no = "15"', 'no = "14"', "card 15 is never reached"),
        ("chapter1.toml", 'next = "end"', 'next = "stay"', "does not end in the chapter end"),
        ("chapter1.toml", 'next = "end"', 'next = "17"', "asks a solo player for 5 tasks"),
        ("chapter1.toml", 'next = "end"', 'next = "10"', "does not end in the chapter end"),
        ("chapter1.toml", "star = true", "star = false", "expected 15 stars, got 14"),
        ("chapter1.toml", 'ask = "12"', 'ask = "13"', "card 12 asks for task 13"),
        ("chapter1.toml", 'herbs", count = 2', 'herbs", count = 1', "1 are added, there are 2"),
        ("chapter1.toml", 'add = [{ card = "ares.5.1.book" }, ', "add = [", "add different play cards"),
        ("events.toml", "number = 0", "number = 1", "expected 13 of number 0"),
        ("heroes.toml", "card = 1", "card = 2", "two sides on each of 5 cards"),
        ("events.toml", '{ do = "month_end" }, ', "", "number 2 has buy_out and month_end"),
        ("events.toml", '{ do = "no_repel" }', '{ do = "month_end" }', "event fog: of month_end and buy_out"),
        ("book.toml", "14, 18]", "18]", "expected 6 shields, got 5"),
    ],
)  # fmt: skip
def test_check_finds_what_is_wrong_with_a_whole_book(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    found = problems(read_book(broken(tmp_path, file, old, new)))
    assert any(problem in sentence for sentence in found)


def test_check_finds_short_texts() -> None:
    book = load_book(ORIGINAL)
    card = msgspec.structs.replace(book.chapters[0].card[0], text="Far too short.")
    chapter = msgspec.structs.replace(book.chapters[0], card=(card, *book.chapters[0].card[1:]))
    short = msgspec.structs.replace(book, chapters=(chapter, *book.chapters[1:]))
    assert problems(short) == ["card 10: the text has 3 words, expected 50 to 120"]


def test_original_campaign_is_sound_complete_and_of_full_size() -> None:
    book = load_book(ORIGINAL)
    assert (problems(book), missing(book)) == ([], [])
    assert sum(len(chapter.card) for chapter in book.chapters) == 45
    assert (len(book.events), len(book.heroes)) == (16, 10)
    assert [chapter.ending.number for chapter in book.chapters] == ["61", "62", "63", "64", "65"]


def test_original_campaign_branches_after_success_and_failure() -> None:
    for chapter in load_book(ORIGINAL).chapters:
        assert len(set(paths(chapter, "coop"))) >= 4
        assert all(2 <= len(way) - 1 <= 4 for way in paths(chapter, "coop"))


def test_rulebook_tasks_stand_under_their_numbers_in_both_books() -> None:
    printed, original = load_book("printed"), load_book(ORIGINAL)
    known = [(c.number, card) for c in printed.chapters for card in c.card if card.task]
    assert [card.number for _, card in known] == [
        "10",
        "13",
        "15",
        "30",
        "33",
        "34",
        "40",
        "41",
        "50",
        "51",
        "52",
    ]
    for number, card in known:
        task = original.chapters[number - 1].find(card.number).task
        assert task is not None
        assert card.task is not None
        assert (task.needs, task.when, task.harbour, task.by) == (
            card.task.needs, card.task.when, card.task.harbour, card.task.by,
        )  # fmt: skip
        assert (task.fewer, task.spaces) == (card.task.fewer, card.task.spaces)
        assert task.source == card.task.source


def test_A16_exactly_five_tasks_are_decided_at_once() -> None:
    cards = [card for chapter in load_book(ORIGINAL).chapters for card in chapter.card]
    assert [card.number for card in cards if card.task and card.task.at_once] == [
        "33",
        "34",
        "50",
        "51",
        "52",
    ]


def test_printed_skeleton_is_sound_but_says_what_is_unknown() -> None:
    printed = load_book("printed")
    assert problems(printed) == []
    gaps = missing(printed)
    assert "chapter 1, card 11: title, text, play cards, task, month-end line" in gaps
    assert {
        "crown track: shields",
        "hero grace: coins",
        "hero landman: colour",
        "event zero-1: effects",
    } <= set(gaps)
    assert "card 9 for 1 player: numbers" in gaps


def test_printed_skeleton_tells_no_story() -> None:
    printed = load_book("printed")
    assert all(
        card.text is None and card.title is None for chapter in printed.chapters for card in chapter.card
    )
    assert all(chapter.ending.text is None for chapter in printed.chapters)


def test_every_datum_names_its_source() -> None:
    for name in book_names():
        for path in (books_folder() / name).glob("*.toml"):
            raw = tomllib.loads(path.read_text(encoding="utf-8"))
            for key in ("card", "event", "hero", "card9"):
                assert all(row["source"] for row in raw.get(key, []))
            assert all(card["task"]["source"] for card in raw.get("card", []) if "task" in card)


def test_play_cards_are_39_with_the_counts_of_the_rulebook() -> None:
    cards = load_catalogue().of_set("adventure")
    count = {
        kind: sum(card.count for card in cards if card.kind == kind) for kind in {card.kind for card in cards}
    }
    assert sum(count.values()) == 39
    assert sum(card.count for card in cards if card.colour == "ares") == 8
    assert sum(card.count for card in cards if card.kind == "ship" and card.colour != "ares") == 5
    assert (count["tibook-brother"], count["lookout"], count["innkeeper"], count["expedition"]) == (
        3,
        5,
        5,
        3,
    )
    assert sum(card.count for card in cards if card.source == "original") == 6
    assert all(card.item for card in cards if card.kind == "ship")


def test_everything_in_a_book_can_be_said_in_words() -> None:
    book = load_book(ORIGINAL)
    for chapter in book.chapters:
        for card in chapter.card:
            assert card.task
            assert task_text(card.task)
    assert all(effect_text(effect) for event in book.events for effect in event.effects or ())
    assert len({ability_text(hero) for hero in book.heroes}) == 10
