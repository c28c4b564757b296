"""Every chapter in every mode with every number of players keeps the engine's promises (fuzzer's examination)."""

from random import Random

import pytest

from companion.dev.fuzz import examine
from companion.engine.match import Match
from tests.engine.adventure_board import board, part

TOGETHER = [("coop", players, chapter) for players in range(1, 5) for chapter in range(1, 6)]
AGAINST = [("competitive", players, chapter) for players in range(2, 5) for chapter in range(1, 7)]


@pytest.mark.parametrize(("mode", "players", "chapter"), TOGETHER + AGAINST)
def test_chapter_keeps_every_promise(mode: str, players: int, chapter: int) -> None:
    chance = Random(f"{mode} {players} {chapter}")
    campaign = {"chapter": chapter, "heroes": chance.choice(["deal", "draft"]), "failed": chance.randrange(3)}
    names = ["Ann", "Bob", "Cem", "Dot"][:players]
    setup: dict[str, object] = {"game": "adventure", "mode": mode, "players": names, "campaign": campaign}
    assert examine(setup | {"seed": players}, chance) > 20


def test_views_do_not_depend_on_the_order_of_face_down_events() -> None:
    match = board(players=2, mode="competitive", events=())
    seen = [match.view(seat) for seat in (0, 1)]
    chronicle = part(match)
    chronicle.event_deck[1:] = chronicle.event_deck[:0:-1]
    chronicle.event_reserve.reverse()
    assert [match.view(seat) for seat in (0, 1)] == seen


def test_every_event_and_every_verb_comes_up_in_play() -> None:
    """Chapters played at random reveal all sixteen events and offer every kind of action."""
    events: set[object] = set()
    verbs: set[object] = set()
    for seed in range(40):
        chance = Random(seed)
        mode, chapter = ("competitive", seed % 6 + 1) if seed % 2 else ("coop", seed % 5 + 1)
        match = Match.new(
            {
                "game": "adventure",
                "mode": mode,
                "seed": seed,
                "players": ["a", "b"],
                "campaign": {"chapter": chapter},
            }
        )
        while not match.over and match.revision < 400:
            events.add(match.view()["event"])
            action = chance.choice(match.legal())
            verbs.add(action["do"])
            match.apply(action)
    assert len(events - {None}) == 16
    assert {"hero", "complete", "decline", "look", "put_back", "buy_out", "take", "claim"} <= verbs
