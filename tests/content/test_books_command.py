"""`companion book`: check, show and graph as a person runs them."""

import json

import pytest
from click.testing import CliRunner, Result

from companion.cli import main
from companion.content.books import load_book


def book(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["book", *arguments])


def test_check_says_that_the_original_campaign_can_be_played() -> None:
    result = book("check", "salt-ledger")
    assert result.exit_code == 0
    assert "45 story cards, 16 events, 10 hero sides" in result.output
    assert "15 starred tasks, 39 play cards" in result.output
    assert result.output.endswith("it can be played.\n")


def test_check_of_the_skeleton_lists_what_is_unknown() -> None:
    result = book("check", "printed")
    assert result.exit_code == 0
    assert "unknown: chapter 5, card 50: title" in result.output
    assert result.output.endswith("Sound, for tracking only.\n")


def test_check_as_one_json_document() -> None:
    told = json.loads(book("check", "printed", "--json").output)
    assert (told["sound"], told["complete"], told["problems"]) == (True, False, [])


@pytest.mark.parametrize("command", ["check", "show", "graph"])
def test_unknown_book_is_one_sentence_and_status_2(command: str) -> None:
    result = book(command, "nope")
    assert result.exit_code == 2
    assert "there are printed, salt-ledger" in result.output


def test_show_prints_one_chapter_and_spoils_no_later_one() -> None:
    salt = load_book("salt-ledger")
    for chapter in salt.chapters:
        output = book("show", "salt-ledger", "--chapter", str(chapter.number)).output
        assert all(card.title and card.title in output for card in chapter.card)
        for later in salt.chapters[chapter.number :]:
            assert str(later.title) not in output
            assert not any(card.title and card.title in output for card in later.card)


def test_show_without_a_chapter_tells_no_story() -> None:
    output = book("show", "salt-ledger").output
    assert "Fishborn" in output
    assert "Curfew" in output
    assert not any(card.title and card.title in output for card in load_book("salt-ledger").chapters[0].card)
    assert "unknown" in book("show", "printed").output


def test_graph_draws_every_branch_without_titles() -> None:
    output = book("graph", "salt-ledger", "--chapter", "1").output
    assert output.splitlines()[:4] == ["Chapter 1, co-op", "  10", "  `- 11", "     |- 10 done: 13"]
    assert output.count("chapter end") == 4
    competitive = book("graph", "salt-ledger", "--chapter", "2", "--mode", "competitive").output
    assert "28b" in competitive
    assert "28a" not in competitive
    assert "unknown" in book("graph", "printed", "--chapter", "3").output


def test_wrong_chapter_is_refused() -> None:
    assert book("show", "salt-ledger", "--chapter", "6").exit_code == 2
