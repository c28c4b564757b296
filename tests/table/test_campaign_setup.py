"""Set-up by player count, mode and chapter (A1-A5, A41, A60)."""

import pytest
from evening import Evening

from companion.table.campaign.deck import month_length
from companion.table.campaign.guides import base_game_steps, draft_order, reset_steps, setup_steps
from companion.table.campaign.view import next_step, view
from companion.table.kinds import CAMPAIGN
from companion.table.refusal import Refused

A3 = [
    ("coop", 1, 1, 3), ("coop", 2, 1, 3), ("coop", 3, 2, 3), ("coop", 4, 3, 4),
    ("competitive", 2, 3, 5), ("competitive", 3, 4, 5), ("competitive", 4, 4, 5),
]  # fmt: skip


def steps(evening: Evening, **options: object) -> dict[str, str]:
    return {step.id: step.text for step in setup_steps(evening.state, **options)}  # type: ignore[arg-type]


@pytest.mark.parametrize(("mode", "players", "zeros", "turns"), A3)
def test_A3_event_deck_by_mode_and_players(mode: str, players: int, zeros: int, turns: int) -> None:
    evening = Evening(players, mode)
    told = steps(evening)
    assert f"{zeros} for the event deck, {13 - zeros} for the reserve" in told["events"]
    assert ("into the event deck" in told["event1"]) == (players <= 2)
    assert f"{turns} turns" in told["first_month"]
    evening.do("begin")
    assert month_length(evening.state.events) == turns
    assert evening.state.events.reserve == 13 - zeros


@pytest.mark.parametrize(("mode", "players", "zeros", "turns"), A3)
def test_A3_every_later_month_is_one_turn_longer(mode: str, players: int, zeros: int, turns: int) -> None:
    evening = Evening(players, mode).do("begin")
    for month in range(3):
        assert month_length(evening.state.events) == turns + month
        evening.months(1)
        assert evening.state.events.reserve == 13 - zeros - month - 1


@pytest.mark.parametrize(("mode", "players"), [("coop", 0), ("competitive", 1)])
def test_A3_player_counts_that_do_not_exist(mode: str, players: int) -> None:
    with pytest.raises(Refused):
        Evening(players, mode)


def test_A3_five_players_are_too_many_and_names_must_differ() -> None:
    with pytest.raises(Refused, match="1 to 4"):
        CAMPAIGN.start({"players": ["A", "B", "C", "D", "E"]})
    with pytest.raises(Refused, match="name of their own"):
        CAMPAIGN.start({"players": ["Ann", "ann "]})
    with pytest.raises(Refused, match="no book is called"):
        CAMPAIGN.start({"players": ["Ann"], "book": "lost"})
    with pytest.raises(Refused, match="numbered 1 to 5"):
        CAMPAIGN.start({"players": ["Ann"], "chapter": 6})


def test_A2_draft_goes_counter_clockwise_and_the_first_player_picks_last() -> None:
    state = Evening(4).state
    assert draft_order(state, first=0) == ["Dan", "Cem", "Bob", "Ann"]
    assert draft_order(state, first=2) == ["Bob", "Ann", "Dan", "Cem"]
    assert "Bob, Ann, Dan, Cem" in steps(Evening(4), first=2, draft=True)["heroes"]


def test_A2_heroes_bring_their_coins_and_one_card_is_one_hero() -> None:
    assert "Ann 4" in steps(Evening(1), heroes=("grace",))["coins"]
    with pytest.raises(Refused, match="same hero card"):
        Evening(2).do("begin", heroes=["grace", "jacques"])
    with pytest.raises(Refused, match="No hero"):
        Evening(1).do("begin", heroes=["blackbeard"])
    with pytest.raises(Refused, match="every player"):
        Evening(2).do("begin", heroes=["grace"])


def test_A5_the_opening_card_is_read_and_becomes_the_first_task() -> None:
    evening = Evening(3)
    assert "story card 10" in steps(evening)["story"]
    assert "cover" in steps(evening)["title"]
    evening.do("begin", first="Bob")
    assert [task.card.number for task in view(evening.state).tasks] == ["10"]
    assert evening.state.added[0].number == "10"
    assert next_step(evening.state).startswith("Bob is active")
    with pytest.raises(Refused, match="begun"):
        evening.do("begin")


def test_A5_card_9_lies_out_only_together() -> None:
    assert "side for 3 players" in steps(Evening(3))["card9"]
    assert "stays in the box" in steps(Evening(3, "competitive"))["card9"]


def test_A1_cards_added_so_far_are_part_of_the_next_set_up() -> None:
    evening = Evening(3).do("begin").win().do("next")
    assert "Ares" in steps(evening)["added"]
    assert "chapter 2" in steps(evening)["title"]
    assert "extra" not in steps(evening)


def test_A41_failed_attempts_give_coins_to_share() -> None:
    evening = Evening(3).do("begin")
    for failed in (1, 2, 3):
        evening.do("concede").do("next")
        assert evening.state.extra_coins == 3 * failed
        assert f"{3 * failed} extra coins" in steps(evening)["extra"]
        with pytest.raises(Refused, match="extra coins"):
            evening.do("begin", extra=[3 * failed, 1, 0])
        evening.do("begin", extra=[3 * failed - 1, 1, 0])
        assert sum(player.extra for player in evening.state.crew) == 3 * failed


def test_A41_reset_after_a_loss_and_after_a_win() -> None:
    lost = Evening(3).do("begin").months(1).do("concede")
    told = {step.id: step.text for step in reset_steps(lost.state)}
    assert "back into their pile by number" in told["story"]
    assert "may stay" in told["may"]
    assert "3 extra coins" in told["next"]
    won = Evening(3).do("begin").win()
    told = {step.id: step.text for step in reset_steps(won.state)}
    assert "61" in told["end_card"]
    assert "into the box" in told["story"]
    assert "stay in the deck" in told["stay"]
    assert "chapter 2" in told["next"]


def test_A41_what_earlier_chapters_added_stays_after_a_loss() -> None:
    evening = Evening(3).do("begin").win().do("next").do("begin").do("concede")
    told = {step.id: step.text for step in reset_steps(evening.state)}
    for added in evening.state.added:
        assert all(card in told["may" if added.chapter == 2 else "stay"] for card in added.cards)
    own = [card for added in evening.state.added if added.chapter == 2 for card in added.cards]
    earlier = [card for added in evening.state.added if added.chapter == 1 for card in added.cards]
    assert not any(card in told["stay"] for card in own if card not in earlier)


def test_A1_the_way_back_to_a_plain_base_game_names_every_card() -> None:
    evening = Evening(3).do("begin")
    sort = [step.text for step in base_game_steps(evening.state) if step.id.startswith("sort")]
    assert len(sort) == len(evening.state.added[0].cards) == 3
    assert "119" in base_game_steps(evening.state)[-1].text
    assert "No adventure play cards" in base_game_steps(Evening(3).state)[0].text
    printed = Evening(2, book="printed").do("begin")
    assert "story cards 10" in {step.id: step.text for step in base_game_steps(printed.state)}["unknown"]


def test_A60_the_variant_after_the_campaign() -> None:
    evening = Evening(3, "competitive", after=True)
    told = steps(evening)
    assert "All 39" in told["added"]
    assert "event 3 (Month's End)" in told["month_end"]
    assert "15 starred tasks" in told["tasks"]
    with pytest.raises(Refused, match="four different"):
        evening.do("begin", tasks=["10", "11", "20"])
    evening.do("begin", tasks=["10", "11", "20", "30"]).to_month_end()
    evening.do("month_end", buy_outs=["Ann"])
    assert evening.state.price == 10
    assert len(evening.state.tasks) == 4
    assert len([s for s in base_game_steps(evening.state) if s.id.startswith("sort")]) > 20
    with pytest.raises(Refused, match="against each other"):
        Evening(3, "coop", after=True)
