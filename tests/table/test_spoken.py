"""Plain words at the table: every verb, names as people type them, and a sentence for every slip."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from evening import Evening
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cli import main
from companion.commands.table_entries import SHAPES
from companion.table.campaign.months import strange_number
from companion.table.kinds import TABLES
from companion.table.refusal import Refused
from companion.table.spoken import VERBS, said, sentences, tokens
from companion.table.table_kind import decode

SETUPS: dict[str, dict[str, Any]] = {
    "campaign": {"players": ["Ann", "Bob", "Cem"], "book": "printed"},
    "contracts": {
        "players": ["Ann", "Bob", "Cem"],
        "contracts": ["jinx", "trade-outpost", "trade-master", "0G", "1G", "bruja", "luminary"],
    },
    "score": {"players": ["Ann", "Bob", "Mary Jane"]},
}
TABLE: dict[str, Any] = {kind: TABLES[kind].start(setup) for kind, setup in SETUPS.items()}
CREW = Evening(3, book="printed").do("begin").state


def read(kind: str, line: str, state: Any = None) -> dict[str, Any]:
    return said(kind, CREW if kind == "campaign" and state is None else state or TABLE[kind], tokens(line))


@pytest.mark.parametrize("kind", list(VERBS))
def test_every_example_of_the_help_is_understood_and_makes_an_entry_of_the_table(kind: str) -> None:
    for verb in VERBS[kind]:
        for n in range(len(verb.examples)):
            entry = read(kind, verb.example(["Ann", "Bob", "Cem" if kind != "score" else "Mary Jane"], n))
            if entry["do"] not in ("undo", "redo"):
                decode(entry, SHAPES[kind][1])


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("event", {"do": "event"}),
        ('EVENT "Fog bank"', {"do": "event", "name": "Fog bank"}),
        ("event Fog bank does no ship can be repelled", {"do": "event", "name": "Fog bank", "text": "no ship can be repelled"}),
        ("event King's Birthday", {"do": "event", "name": "King's Birthday"}),
        ("event is Calm", {"do": "name_event", "name": "Calm"}),
        ("task 10 by Ann", {"do": "complete", "task": "10", "player": 0}),
        ("task 10 cem", {"do": "complete", "task": "10", "player": 2}),
        ("task 10 for 2", {"do": "complete", "task": "10", "player": 1}),
        ("progress 10 b", {"do": "progress", "task": "10", "player": 1}),
        ("crowns Bob +2", {"do": "crowns", "player": 1, "by": 2}),
        ("crowns -2 for bob", {"do": "crowns", "player": 1, "by": -2}),
        ("crowns Bob 5", {"do": "crowns", "player": 1, "by": 5}),
        ("crowns 2 −1 forced", {"do": "crowns", "player": 1, "by": -1, "forced": True}),
        ("vp Cem 11", {"do": "vp", "player": 2, "total": 11}),
        ("vp Cem -1", {"do": "vp", "player": 2, "by": -1}),
        ("coins Ann 5", {"do": "coins", "player": 0, "coins": 5}),
        ("bust", {"do": "bust", "player": 0}),
        ("bust Cem", {"do": "bust", "player": 2}),
        ("note Ann's luck, then the storm", {"do": "note", "text": "Ann's luck, then the storm"}),
        ("reveal 11", {"do": "reveal", "card": "11"}),
        ("reveal 52 anyway", {"do": "reveal", "card": "52"}),
        ("month end", {"do": "month_end"}),
        ("Month's End 12", {"do": "month_end", "card": "12"}),
        ("month end card 9 won", {"do": "month_end", "card": "end", "won": True}),
        ("month end 12 bought by Bob and Cem", {"do": "month_end", "card": "12", "buy_outs": [1, 2]}),
        ("finish", {"do": "finish"}),
        ("give up", {"do": "concede"}),
        ("next without cards", {"do": "next", "keep_added": False}),
        ("begin first bob heroes Mary gr ? extra 1 1 1", {"do": "begin", "first": 1, "heroes": ["mary", "grace", ""], "extra": [1, 1, 1]}),
        ("card 9 markers 8 vp 24", {"do": "know", "typed": {"card9": {"3": [8, 24]}}}),
        ("shields 3 6 10", {"do": "know", "typed": {"track": {"shields": [3, 6, 10]}}}),
        ("card 10 forget hourglass", {"do": "know", "typed": {}, "forget": {"10": ["month_end"]}}),
        ("correct crowns of Ann to 4", {"do": "set", "what": "crowns", "player": 0, "value": 4}),
        ("correct done of task 10 to Ann, Bob", {"do": "set", "what": "done", "task": "10", "value": [0, 1]}),
        ("correct done of 10 to nobody", {"do": "set", "what": "done", "task": "10", "value": []}),
        ("correct active to Cem because we erred", {"do": "set", "what": "active", "value": 2, "reason": "we erred"}),
        ("correct revealed to 10 11", {"do": "set", "what": "revealed", "value": ["10", "11"]}),
        ("correct spaces of Bob to task 10, hero, hero, hero", {"do": "set", "what": "spaces", "player": 1, "value": ["task 10", "hero", "hero", "hero"]}),
        ("undo", {"do": "undo"}),
    ],
)  # fmt: skip
def test_a_campaign_understands(line: str, entry: dict[str, Any]) -> None:
    assert read("campaign", line) == entry


def test_A11_a_card_is_typed_in_one_line() -> None:
    entry = read(
        "campaign", 'card 10 first 1 crowns 2 hourglass 11? 12 9 asks "have a first mate" title Harbour dues'
    )
    face = entry["typed"]["cards"]["10"]
    assert (face["crowns"], face["first_coins"], face["needs"], face["title"]) == (
        2,
        1,
        "have a first mate",
        "Harbour dues",
    )
    line = face["month_end"]["both"]
    assert (line["ask"], line["yes"], line["no"]) == ("11", "12", "end")
    state = TABLES["campaign"].apply(CREW, entry)
    assert (
        TABLES["campaign"]
        .apply(state, read("campaign", "card 10 forget crowns", state))
        .typed.cards["10"]
        .crowns
        is None
    )
    assert read("campaign", "card 10 first 2 crowns")["typed"]["cards"]["10"] == {"first_crowns": 2}


@pytest.mark.parametrize(
    ("kind", "line", "entry"),
    [
        ("contracts", "turn", {"do": "turn"}),
        ("contracts", "tax", {"do": "tax", "move": True}),
        ("contracts", "tax stays", {"do": "tax", "move": False}),
        ("contracts", "done jinx by Ann", {"do": "done", "contract": "jinx", "player": 0}),
        ("contracts", "done Trade Outpost bob", {"do": "done", "contract": "trade-outpost", "player": 1}),
        ("contracts", "done 3 by 2", {"do": "done", "contract": "trade-master", "player": 1}),
        ("contracts", "step trade m by cem", {"do": "progress", "contract": "trade-master", "player": 2}),
        ("contracts", "done 0g ann", {"do": "done", "contract": "0G", "player": 0}),
        ("contracts", "pile 3 cards", {"do": "pile", "cards": 3}),
        ("contracts", "correct time left to 8", {"do": "set", "what": "time_left", "value": 8}),
        ("contracts", "correct done of jinx to Ann", {"do": "set", "what": "done", "contract": "jinx", "value": [0]}),
        ("score", "vp Ann +2", {"do": "add", "player": 0, "vp": 2}),
        ("score", "vp Mary Jane 11", {"do": "set", "player": 2, "vp": 11}),
        ("score", "coins ma -3", {"do": "add", "player": 2, "coins": -3}),
        ("score", "swords bob 2", {"do": "set", "player": 1, "swords": 2}),
        ("score", "tax swords", {"do": "tax", "card": "tax.swords"}),
        ("score", "tax Audit", {"do": "tax", "card": "tax.audit"}),
        ("score", "expedition bob", {"do": "set", "player": 1, "expedition": True}),
        ("score", "expedition bob no", {"do": "set", "player": 1, "expedition": False}),
        ("score", "finish", {"do": "finish"}),
    ],
)  # fmt: skip
def test_the_other_tables_understand(kind: str, line: str, entry: dict[str, Any]) -> None:
    assert read(kind, line) == entry


@pytest.mark.parametrize(
    ("kind", "line", "sentence"),
    [
        ("campaign", "", "Say what happened, for instance `event"),
        ("campaign", "evnt", "Did you mean `event`? For instance: event"),
        ("campaign", "krowns Bob 2", "Did you mean `crowns`? For instance: crowns Bob +2"),
        ("campaign", "xyzzy", "This table knows event, task,"),
        ("campaign", "task 10", "Who? For instance: task 10 by Ann"),
        ("campaign", "task ten by Ann", "no story card's number"),
        ("campaign", "task 10 by Zoe", "there are Ann, Bob and Cem"),
        ("campaign", "vp Cem", "How many? For instance: vp Cem 11"),
        ("campaign", "vp Cem 11 please", "'please' does not fit there"),
        ("campaign", "crowns Bob 0", "Bob has 0 already"),
        ("campaign", "finish now", "'now' does not fit there"),
        ("campaign", "correct weather to fine", "what can be: crowns, vp"),
        ("campaign", "correct crowns of Ann", "What should it be?"),
        ("campaign", "card 10 hourglass eleven", "eleven"),
        ("campaign", "card 10 hourglass 52", "no card of chapter 1"),
        ("campaign", "month end 52", "no card of chapter 1"),
        ("campaign", "card 52 crowns 2", "no card of chapter 1"),
        ("campaign", "card 10 colour red", "'colour' does not fit there"),
        ("campaign", 'event "task 10 by Ann"', "say `event then task 10 by Ann`"),
        ("contracts", "done trade by Ann", "could be Trade Outpost and Trade Master"),
        ("contracts", "done ransom by Ann", "No contract called 'ransom'"),
        ("contracts", "event", "not understood"),
        ("score", "tax luxury", "No tax card is called 'luxury'"),
    ],
)  # fmt: skip
def test_a_slip_gets_a_sentence_that_says_how(kind: str, line: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        read(kind, line)
    assert sentence in str(refused.value)


def test_a_beginning_that_two_share_is_asked_about() -> None:
    sheet = TABLES["score"].start({"players": ["Anna", "Annette", "Ann B"]})
    with pytest.raises(Refused, match="Anna, Annette and Ann B"):
        read("score", "vp ann 2", sheet)
    assert read("score", "vp ann b 2", sheet)["player"] == 2
    assert read("score", "vp anne 2", sheet)["player"] == 1


def test_whoever_plays_alone_need_not_be_named() -> None:
    alone = Evening(1).do("begin").state
    assert read("campaign", "task 10", alone)["player"] == 0
    assert read("campaign", "crowns +2", alone) == {"do": "crowns", "player": 0, "by": 2}


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        ("20", ""), ("28b", ""), ("29", ""),
        ("52", "52 is no card of chapter 2; its cards are 20 to 29. Is it really 52?"),
        ("12", "12 is no card of chapter 2"),
        ("99", "No story card of this adventure has the number 99"),
        ("7", "No story card of this adventure has the number 7"),
        ("200", "No story card of this adventure has the number 200"),
        ("9", "9 is the card that ends the chapter"),
        ("61", "61 is a card to read when a chapter is over"),
    ],
)  # fmt: skip
def test_A4_a_number_of_another_chapter_is_doubted_and_nothing_of_it_is_shown(
    number: str, sentence: str
) -> None:
    for book in ("printed", "salt-ledger"):
        campaign = Evening(3, book=book, chapter=2).do("begin").state
        doubt = strange_number(campaign, number)
        assert doubt.startswith(sentence)
        assert bool(doubt) == bool(sentence)
        titles = [card.title for chapter in campaign.book.chapters for card in chapter.card if card.title]
        assert not any(title in doubt for title in titles)


def test_A60_after_the_campaign_every_chapter_counts() -> None:
    after = Evening(2, mode="competitive", book="printed", after=True).state
    assert [strange_number(after, number) for number in ("12", "35", "52")] == ["", "", ""]
    assert strange_number(after, "99")


def test_then_parts_sentences_but_not_what_is_free_to_say() -> None:
    assert sentences(tokens("event then task 10 by Ann then undo")) == [
        ["event"],
        ["task", "10", "by", "Ann"],
        ["undo"],
    ]
    assert sentences(tokens("note we won then undo")) == [["note", "we", "won", "then", "undo"]]
    assert sentences(["event", "Now then"]) == [["event", "Now then"]]


WORDS = [
    *sorted({w for verbs in VERBS.values() for verb in verbs for w in verb.words}),
    "by", "of", "to", "is", "because", "does", "then", "anyway", "Ann", "ann", "B", "2", "+3", "-1", "10", "9", "52", "end", "card", "first", "heroes",
    "extra", "hourglass", "11? 12 13", "nobody", ",", "?", '"', "'", "forget", "markers", "bought", "jinx", "no", "done", "spaces", "revealed",
]  # fmt: skip


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(list(VERBS)), st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_no_text_breaks_the_parser(kind: str, line: str) -> None:
    for words in sentences(tokens(line)):
        try:
            entry = said(kind, CREW if kind == "campaign" else TABLE[kind], words)
        except Refused as refused:
            if not str(refused).strip():
                raise
        else:
            assert entry["do"] in ("undo", "redo") or _accepted(kind, entry)


def _accepted(kind: str, entry: dict[str, Any]) -> bool:
    """What is understood has the shape of an entry; whether it can be now is the table's to say."""
    try:
        TABLES[kind].apply(CREW if kind == "campaign" else TABLE[kind], entry)
    except Refused as refused:
        return "This entry cannot be read" not in str(refused)
    return True


@pytest.fixture
def thursday(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COMPANION_DATA", str(tmp_path))
    table("new", "campaign", json.dumps(SETUPS["campaign"]), "--title", "Thursday")
    return "Thursday"


def table(*words: str, said: str | None = None) -> tuple[int, str, str]:
    result = CliRunner().invoke(main, ["table", *words], input=said)
    return result.exit_code, result.stdout, result.stderr


def do(save: str, line: str) -> tuple[int, list[str], str]:
    status, out, err = table("do", save, *tokens(line))
    return status, out.splitlines(), err


def test_the_answer_says_what_happened_and_what_to_do_next(thursday: str) -> None:
    assert do(thursday, "begin first bob")[1][0].startswith("Chapter 1 begins. Bob goes first.")
    assert do(thursday, 'event "Fog bank"')[1] == [
        "Bob begins turn 1 of month 1: Fog bank.",
        "NOW  Bob is active: discover, trade and hire. Then Cem reveals an event.",
    ]
    assert do(thursday, "crowns Bob +2")[1][0] == "Bob gains 2 crowns."
    assert do(thursday, "vp Cem -1")[0] == 2
    assert do(thursday, "undo")[1][0] == "Taken back: Bob gains 2 crowns."
    assert do(thursday, "redo")[1][0] == "Made again: Bob gains 2 crowns."


def test_what_is_not_understood_writes_nothing_and_has_status_2(thursday: str) -> None:
    do(thursday, "begin")
    before = table("show", thursday, "--log")
    for line in ("evnt", "event then xyzzy", "task 10", "reveal 52"):
        status, out, err = do(thursday, line)
        assert (status, out) == (2, [])
        assert err.startswith("Error: ")
    assert "title" not in err.casefold()
    assert table("show", thursday, "--log") == before


def test_several_at_once_in_every_form(thursday: str) -> None:
    assert do(thursday, "begin then event then bust")[0] == 0
    assert table("do", thursday, "vp Ann 3", "vp Bob 4")[1].splitlines()[:2] == [
        "Ann has 3 VP.",
        "Bob has 4 VP.",
    ]
    status, out, err = table("do", thursday, "vp Ann 5", "finish")
    assert (status, out) == (2, "")
    assert "The entries before it are kept." in err
    answer = json.loads(table("do", thursday, '{"do": "vp", "player": "Ann", "by": 1}', "--json")[1])
    assert (answer["told"], answer["state"]["crew"][0]["vp"]) == (["Ann has 6 VP."], 6)


def test_standard_input_is_answered_line_by_line(thursday: str) -> None:
    lines = 'begin\n# a word for ourselves\n\nvp ann 3\nvp zoe 3\n{"do": "event"}\nhelp\nshow\nundo\n'
    status, out, err = table("do", thursday, "-", said=lines)
    assert status == 2
    assert [line for line in out.splitlines() if line in ("Ann has 3 VP.", "undo")] == [
        "Ann has 3 VP.",
        "undo",
    ]
    assert "Taken back: Ann begins turn 1 of month 1: unknown." in out
    assert "there are Ann, Bob and Cem" in err
    rows = table("do", thursday, "-", "--json", said="event\nvp bob 2\n")[1].splitlines()
    assert [json.loads(row)["told"] for row in rows][1:] == ["Bob has 2 VP."]


def test_the_help_shows_every_example() -> None:
    _, out, _ = table("do", "--help")
    for kind, verbs in VERBS.items():
        names = ["Ann", "Bob", "Cem"]
        assert all(verb.example(names, n) in out for verb in verbs for n in range(len(verb.examples))), kind
