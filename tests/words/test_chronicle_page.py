"""The chronicle as one page: self-contained, escaped, spoilers folded, sound as a document."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from html.parser import HTMLParser
from typing import Any

import pytest

from companion.table.kinds import CAMPAIGN
from companion.words.chronicle import Chronicle, campaign_chronicle, log_chronicle
from companion.words.chronicle_html import page

CREW = ["<script>alert(1)</script>", 'Bob "the & sign"']
BEGUN = datetime(2026, 11, 19, 18, 0, tzinfo=UTC)
ENTRIES: list[dict[str, Any]] = [
    {"do": "begin", "heroes": ["grace", "scott"]},
    {"do": "event"},
    {"do": "complete", "player": 0, "task": "10"},
    {"do": "bust", "player": 1},
    {"do": "note", "text": "<img src=x onerror=alert(1)> & a \u202etrick"},
    {"do": "concede"},
    {"do": "next"},
    {"do": "begin"},
    {"do": "vp", "player": 1, "by": 4},
]
VOID = ("meta", "br")


class Document(HTMLParser):
    """What a browser makes of it: elements in their order, texts by the elements around them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: list[tuple[tuple[str, ...], str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((tuple(self.open), data.strip()))

    def inside(self, tag: str) -> list[str]:
        return [text for around, text in self.texts if tag in around]

    def outside(self, *tags: str) -> str:
        return "\n".join(text for around, text in self.texts if not {*tags} & {*around})


def dated(entries: list[dict[str, Any]]) -> list[tuple[dict[str, Any], str]]:
    return [(entry, (BEGUN + timedelta(minutes=9 * n)).isoformat()) for n, entry in enumerate(entries)]


def told(entries: list[dict[str, Any]] = ENTRIES, book: str = "salt-ledger") -> Chronicle:
    setup = {"players": CREW, "book": book, "title": "T"}
    return campaign_chronicle("Thursday <crew>", setup, dated(entries), undone=2)


@pytest.fixture(name="text")
def made() -> str:
    return page(told())


def test_the_page_is_whole_and_needs_nothing_from_elsewhere(text: str) -> None:
    document = Document(text)
    assert text.startswith("<!DOCTYPE html>")
    assert document.open == []
    for outside in ("http://", "https://", "//", "url(", "@import"):
        assert outside not in text
    names = {name for name, _ in document.attributes}
    assert not names & {"src", "href", "srcset", "action", "onload", "onclick"}
    assert not document.tags.keys() & {"script", "link", "img", "iframe", "object", "form", "a"}
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in document.attributes


def test_what_people_typed_is_text_and_nothing_else(text: str) -> None:
    document = Document(text)
    assert "<script" not in text
    assert "<img" not in text
    assert CREW[0] in document.outside("details")
    assert any(CREW[1] in row for row in document.inside("th"))
    assert "The chronicle of Thursday <crew>" in document.inside("h1")
    assert any("onerror" in note for note in document.inside("blockquote"))
    assert "\u202e" not in text


def test_every_chapter_is_folded_and_nothing_outside_tells_the_story(text: str) -> None:
    document = Document(text)
    assert document.tags["details"] == 2
    assert ("open", None) not in document.attributes
    state = CAMPAIGN.fold({"players": CREW, "book": "salt-ledger"}, ENTRIES)
    chapter = state.book.chapters[0]
    openly = document.outside("details", "style")
    secrets = [chapter.title, *(card.title for card in chapter.card), *(e.name for e in state.book.events)]
    assert [secret for secret in secrets if secret and secret in openly] == []
    assert any(chapter.title in heading for heading in document.inside("h3"))
    assert "task 10" not in openly


def test_the_structure_of_the_page(text: str) -> None:
    document = Document(text)
    assert document.inside("h2") == ["Chapter 1", "Chapter 1, attempt 2", "Statistics"]
    assert document.inside("h4") == ["Month 1", "Month 1"]
    assert document.inside("caption") == [
        "Evenings", "Chapters", "Tasks completed", "First to complete a task", "Crowns gained",
        "VP, all chapters together", "Busts",
    ]  # fmt: skip
    assert document.tags["svg"] == document.tags["tr"] > 0
    assert len(document.inside("li")) == len(ENTRIES)
    assert document.inside("aside")[0] == "Notes from the table"
    assert "19 November 2026" in document.outside("details")
    assert ("lang", "en") in document.attributes
    facts = dict(zip(document.inside("dt"), document.inside("dd"), strict=True))
    assert (facts["evenings"], facts["times taken back"], facts["notes"]) == ("1", "2", "1")


def test_paper_and_night_are_thought_of(text: str) -> None:
    assert "@media print" in text
    assert "break-before: page" in text
    assert "details:not([open])" in text
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text


def test_an_empty_log_is_a_page_too() -> None:
    document = Document(page(told([])))
    assert "Nothing has happened yet." in document.outside("style")
    assert document.tags["details"] == 0


def test_other_logs_are_told_by_evenings_unfolded_and_without_statistics() -> None:
    week = timedelta(days=7)
    steps = [({"do": "add"}, BEGUN.isoformat()), ({"do": "tax"}, (BEGUN + week).isoformat())]
    made = log_chronicle("Sheet", ["Ann", "Bob"], steps, ["Ann has 2 VP.", "A tax."])
    document = Document(page(made))
    assert [section.title for section in made.sections] == ["19 November 2026", "26 November 2026"]
    assert document.inside("li") == ["Ann has 2 VP.", "A tax."]
    assert (document.tags["details"], document.tags["table"]) == (0, 0)


def test_the_chronicle_has_every_entry_once_with_its_day() -> None:
    made = told()
    lines = [line for section in made.sections for line in section.lines]
    assert [line.kind for line in lines] == [entry["do"] for entry in ENTRIES]
    assert [line.at for line in lines] == [at for _, at in dated(ENTRIES)]
    assert made.sections[0].facts[0] == "19 November 2026"
    assert "lost after 1 month" in made.sections[0].facts


def test_what_was_typed_before_the_first_chapter_has_a_section_of_its_own() -> None:
    made = told([{"do": "know", "typed": {"track": {"shields": [2, 5]}}}, *ENTRIES])
    assert [section.title for section in made.sections][:2] == ["Before the first chapter", "Chapter 1"]
