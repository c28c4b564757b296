"""Set-up by player count, mode and chapter (A1-A5, A41, A60)."""

from random import Random

import pytest
from evening import Evening

from companion.table.campaign.deck import month_length
from companion.table.campaign.faces import known, shuffle_text
from companion.table.campaign.guides import base_game_steps, draft_order, reset_steps, setup_steps
from companion.table.campaign.months import guide
from companion.table.campaign.view import next_step, view
from companion.table.kinds import CAMPAIGN
from companion.table.knowledge import enriched
from companion.table.refusal import Refused

A3 = [
    ("coop", 1, 1, 3), ("coop", 2, 1, 3), ("coop", 3, 2, 3), ("coop", 4, 3, 4),
    ("competitive", 2, 3, 5), ("competitive", 3, 4, 5), ("competitive", 4, 4, 5),
]  # fmt: skip


def steps(evening: Evening, **options: object) -> dict[str, str]:
    return {step.id: step.text for step in setup_steps(evening.state, **options)}  # type: ignore[arg-type]


@pytest.mark.parametrize(("mode", "players", "zeros", "turns"), A3)
def test_A3_event_deck_by_mode_and_players(mode: str, players: int, zeros: int, turns: int) -> None:
    evening = Evening(players, mode, "printed")
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
    assert steps(Evening(3, book="printed"))["card9"] == "Lay card 9 out, the side for 3 players."
    assert "stays in the box" in steps(Evening(3, "competitive", "printed"))["card9"]
    known = Evening(3, book="printed").do("know", typed={"card9": {"3": [7, 19]}})
    assert "side for 3 players. To win: every task done, 7 markers on tasks, 19 VP" in steps(known)["card9"]


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
    face = {"adds": ["2 lookouts"]}
    lost = Evening(3, book="printed").do("begin", face=face).do("reveal", card="11").do("concede")
    told = {step.id: step.text for step in reset_steps(lost.state)}
    assert told["story"] == "Story cards 10 and 11 go back into the pile by number."
    assert "may stay" in told["may"]
    assert "3 extra coins" in told["next"]
    one = Evening(3, book="printed").do("begin").do("concede")
    assert "Story card 10 goes back" in {step.id: step.text for step in reset_steps(one.state)}["story"]
    won = Evening(3, book="printed").do("begin", face=face).to_month_end()
    won.do("complete", player=0, task="10").do("month_end", card="end", won=True)
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
    assert "story card 10" in {step.id: step.text for step in base_game_steps(printed.state)}["unknown"]


def test_A60_the_variant_after_the_campaign() -> None:
    evening = Evening(3, "competitive", after=True)
    told = steps(evening)
    assert "All 39" in told["added"]
    assert "starred tasks at random: 10, 11, 13" in told["tasks"]
    printed = steps(Evening(3, "competitive", "printed", after=True))
    assert "event 3 (Month's End)" in printed["month_end"]
    assert "15 starred tasks" in printed["tasks"]
    with pytest.raises(Refused, match="four different"):
        evening.do("begin", tasks=["10", "11", "20"])
    evening.do("begin", tasks=["10", "11", "20", "30"]).to_month_end()
    evening.do("month_end", buy_outs=["Ann"])
    assert evening.state.price == 10
    assert len(evening.state.tasks) == 4
    assert len([s for s in base_game_steps(evening.state) if s.id.startswith("sort")]) > 20
    with pytest.raises(Refused, match="against each other"):
        Evening(3, "coop", after=True)


WORDS_OF_A_BOX = (
    "printed",
    "numbered 0",
    "card 9",
    "crown card",
    "into the box",
    "title card",
    "turns it over",
)


@pytest.mark.parametrize(("mode", "players"), [("coop", 1), ("coop", 3), ("competitive", 2)])
def test_a_book_of_its_own_speaks_of_its_own_numbers(mode: str, players: int) -> None:
    evening = Evening(players, mode)
    told = steps(evening, heroes=("grace", "anna", "samuel")[:players])
    reset = reset_steps(Evening(players, mode).do("begin").state)
    shown = "\n".join([*told.values(), *(step.text for step in reset)])
    assert [word for word in WORDS_OF_A_BOX if word in shown.lower()] == []
    assert (
        told["coins"]
        == "Starting coins of this book: " + ", ".join(("Ann 4", "Bob 2", "Cem 5")[:players]) + "."
    )
    assert "nothing to shuffle" in told["events"]
    assert not {"event1", "month_end"} & told.keys()
    assert (
        told["first_month"]
        == f"Month 1 has {len(evening.do('begin').state.events.ahead)} turns, Month's End last."
    )
    assert "2, 4, 7, 10, 14 and 18" in told["markers"]


def test_A40_a_book_of_its_own_says_what_wins() -> None:
    assert steps(Evening(3))["card9"] == "To win: every task done, 6 markers on tasks, 17 VP between you."
    assert "12 VP and an open trophy" in steps(Evening(3, "competitive"))["card9"]
    assert "Grace 4, Jacques 4" in steps(Evening(3))["coins"]


def test_A2_who_goes_first_is_asked_before_the_heroes() -> None:
    order = list(steps(Evening(3)))
    assert order.index("first") == order.index("heroes") - 1
    assert steps(Evening(3))["first"] == "Who goes first?"
    assert "right picks a hero first" in steps(Evening(3), draft=True)["first"]
    assert "first" not in steps(Evening(1))
    assert "order" not in steps(Evening(1), draft=True)["heroes"]


def test_A1_the_deck_is_told_whole_though_no_play_card_was_typed() -> None:
    evening = Evening(3, book="printed")
    assert "added so far" not in steps(evening)["deck"]
    evening.do("begin").do("reveal", card="11", face={"adds": ["2 lookouts"]}).do("reveal", card="13")
    evening.do("concede").do("next")
    assert steps(evening)["deck"].endswith("plus every play card added so far.")
    told = "Added so far: 2 lookouts. Look at story cards 10 and 13: their play cards were not typed in."
    assert steps(evening)["added"] == told
    assert "whose play cards stayed" in steps(evening)["story"]
    untyped = Evening(3, book="printed").do("begin").to_month_end().do("complete", player=0, task="10")
    untyped.do("month_end", card="end", won=True).do("next")
    assert "added so far" in steps(untyped)["deck"]
    assert steps(untyped)["added"] == "Look at story card 10: its play cards were not typed in."


def test_A41_what_was_taken_out_after_a_loss_is_not_in_the_deck() -> None:
    evening = Evening(3, book="printed").do("begin").do("concede").do("next", keep_added=False)
    assert "added so far" not in steps(evening)["deck"]
    assert "shuffles in its play cards" in steps(evening)["story"]
    evening.do("begin").do("concede")
    told = {step.id: step.text for step in reset_steps(evening.state)}
    assert told["may"].startswith("The play cards of this chapter may stay")
    assert "Look at story card 10" in told["may"]
    assert "added so far" in steps(evening.do("next"))["deck"]


def test_A41_a_card_read_again_brings_its_untyped_play_cards_only_once() -> None:
    evening = (
        Evening(3, book="printed").do("begin").do("reveal", card="11").do("concede").do("next").do("begin")
    )
    assert "unless they stayed" in shuffle_text(evening.state, known(evening.state, "11"))
    anew = Evening(3, book="printed").do("begin")
    assert "unless" not in shuffle_text(anew.state, known(anew.state, "11"))


def test_A12_months_end_speaks_of_the_apps_own_deck() -> None:
    evening = Evening(3)
    evening.do(**enriched(evening.state, {"do": "begin"}, dict, Random(3))).to_month_end()
    told = {step.id: step.text for step in guide(evening.state).steps}
    assert told["turn_over"] == "The app turns the events over, a new one on top: month 2 has 4 turns."
    assert not {"reserve", "lay"} & told.keys()
    assert len(evening.do("month_end").state.events.ahead) == 4
