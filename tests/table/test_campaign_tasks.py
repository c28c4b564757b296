"""Tasks, hero markers and crowns (A13-A15, A31)."""

import pytest
from evening import Evening

from companion.table.campaign.contradictions import contradictions
from companion.table.campaign.faces import KnownCard, adds_text, chapter_of, hero_coins, known
from companion.table.campaign.tasks import crown_vp, track_end, vp
from companion.table.campaign.view import crew_view, task_view
from companion.table.kinds import CAMPAIGN
from companion.table.refusal import Refused


def table(players: int = 3, chapter: int = 1) -> Evening:
    return (
        Evening(players, chapter=chapter)
        .do("begin", heroes=["grace", "jean", "mary", "scott"][:players])
        .do("event")
    )


def test_A13_the_leftmost_marker_opens_door_then_windows() -> None:
    evening = table()
    for number, opened in (("11", 1), ("12", 2), ("13", 3), ("14", 4)):
        evening.do("reveal", card=number).do("complete", player="Ann", task=number)
        assert evening.state.crew[0].opened == (True,) * opened + (False,) * (4 - opened)
    player = crew_view(evening.state, 0)
    assert player.trophy
    assert "bust" in player.spaces[0].unlocks
    with pytest.raises(Refused, match="no marker left"):
        evening.do("complete", player="Ann", task="10")


def test_A13_windows_two_and_three_bring_one_and_three_crowns() -> None:
    evening = Evening(2, book="printed").do("begin")
    gained = []
    for number in ("11", "12", "14", "16"):
        evening.do("reveal", card=number).do("complete", player=0, task=number)
        gained.append(evening.state.crew[0].crowns)
    assert gained == [0, 0, 1, 4]


def test_A13_each_player_each_task_once_and_only_revealed_ones() -> None:
    evening = table().do("complete", player="ann", task="10").do("complete", player="Bob", task="10")
    with pytest.raises(Refused, match="already"):
        evening.do("complete", player="Ann", task="10")
    with pytest.raises(Refused, match="does not lie on the table"):
        evening.do("complete", player="Ann", task="11")
    with pytest.raises(Refused, match="Nobody at this table"):
        evening.do("complete", player="Zoe", task="10")


def test_A14_everyone_gets_the_crowns_only_the_first_the_reward() -> None:
    face = {"first_coins": 1, "first_crowns": 1, "crowns": 2}
    evening = Evening(2, book="printed").do("begin", face=face)
    evening.do("complete", player=1, task="10").do("complete", player=0, task="10")
    assert [player.crowns for player in evening.state.crew] == [2, 3]
    assert task_view(evening.state, "10").done == ("Bob", "Ann")


def test_A14_crowns_typed_in_late_reach_those_who_are_done() -> None:
    evening = Evening(2, book="printed").do("begin").do("complete", player=0, task="10")
    evening.do("know", typed={"cards": {"10": {"crowns": 2, "first_crowns": 1}}})
    assert evening.state.crew[0].crowns == 3
    evening.do("know", typed={"cards": {"10": {"crowns": 1}}})
    assert evening.state.crew[0].crowns == 2


def test_A14_of_crowns_that_stay_unknown_nothing_is_given() -> None:
    evening = Evening(2, book="printed").do("begin").do("complete", player=0, task="10")
    evening.do("know", typed={"cards": {"10": {"first_crowns": 2}}})
    assert evening.state.crew[0].crowns == 2
    evening.do("know", typed={"cards": {"10": {"crowns": 3}}})
    assert evening.state.crew[0].crowns == 5
    other = Evening(2, book="printed").do("begin").do("complete", player=0, task="10")
    assert other.do("know", typed={"cards": {"10": {"crowns": 3}}}).state.crew[0].crowns == 3


def test_A5_A14_a_task_is_told_with_its_rewards_and_play_cards() -> None:
    evening = Evening(2).do("begin")
    assert "  task 10: discard 2 Ares ships, first 2 coins, 2 crowns  open" in CAMPAIGN.lines(evening.state)
    ships = (
        "2 Ares pirates (2 swords, herbs)",
        "2 Ares pirates (3 swords, book)",
        "2 Ares pirates (4 swords, herbs)",
    )
    assert known(evening.state, "10").adds == ships
    assert all(ship in adds_text(known(evening.state, "10")) for ship in ships)


@pytest.mark.parametrize(
    ("crowns", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (17, 5), (18, 6)]
)
def test_A15_vp_of_the_last_shield_reached(crowns: int, points: int) -> None:
    evening = table().do("crowns", player=0, by=crowns)
    assert crown_vp(evening.state, crowns) == points
    assert vp(evening.state, 0) == points


def test_A15_up_down_end_of_the_track_and_zero() -> None:
    evening = table().do("crowns", player=0, by=5).do("vp", player=0, cards=3)
    assert vp(evening.state, 0) == 5
    evening.do("crowns", player=0, by=-2)
    assert vp(evening.state, 0) == 4
    with pytest.raises(Refused, match="cannot spend 4"):
        evening.do("crowns", player=0, by=-4)
    assert evening.do("crowns", player=0, by=-4, forced=True).state.crew[0].crowns == 0
    assert vp(evening.state, 0) == 3
    assert evening.do("crowns", player=0, by=40).state.crew[0].crowns == 18


def test_vp_entered_as_a_total_still_follow_the_crowns() -> None:
    evening = table().do("crowns", player=0, by=4).do("vp", player=0, total=9)
    assert vp(evening.state, 0) == 9
    assert vp(evening.do("crowns", player=0, by=3).state, 0) == 10
    assert vp(evening.do("vp", player=0, by=2).state, 0) == 12
    assert vp(evening.do("crowns", player=0, by=-7).state, 0) == 9
    with pytest.raises(Refused, match="one way"):
        evening.do("vp", player=0, total=1, cards=1)
    with pytest.raises(Refused, match="fewer than 0"):
        evening.do("vp", player=0, cards=-1)


def test_an_unknown_track_counts_what_the_table_entered_until_it_is_typed_in() -> None:
    evening = Evening(2, book="printed").do("begin").do("crowns", player=0, by=5).do("vp", player=0, cards=4)
    assert crew_view(evening.state, 0).crown_vp is None
    assert vp(evening.state, 0) == 4
    evening.do("know", typed={"track": {"shields": [3, 5, 9]}})
    assert vp(evening.state, 0) == 6
    assert crew_view(evening.state, 0).to_next_shield == 4


def test_A31_the_upper_space_takes_the_marker_but_opens_nothing() -> None:
    evening = table(chapter=5).do("reveal", card="52").do("progress", player="Ann", task="52")
    assert evening.state.crew[0].spaces[0] == "progress 52"
    assert not any(evening.state.crew[0].opened)
    evening.do("complete", player="Ann", task="50")
    assert evening.state.crew[0].opened == (False, True, False, False)
    evening.do("complete", player="Ann", task="52")
    assert evening.state.crew[0].opened == (True, True, False, False)
    assert evening.state.crew[0].markers_left == 2
    with pytest.raises(Refused, match="no upper space"):
        evening.do("progress", player="Bob", task="50")


def test_A31_an_upper_space_is_no_marker_on_a_task() -> None:
    from companion.table.campaign.ends import end_check

    evening = table(chapter=5).do("reveal", card="52").do("progress", player="Ann", task="52")
    assert end_check(evening.state).conditions[1].have == 0


def test_A30_the_requirements_read_as_the_rulebook_has_them() -> None:
    evening = Evening(2, book="printed", chapter=5).do("begin")
    for number in ("10", "13", "15", "30", "33", "34", "40", "41", "51", "52"):
        evening.do("reveal", card=number)
    needs = {spot.number: task_view(evening.state, spot.number) for spot in evening.state.tasks}
    assert needs["10"].needs == "discard 2 Ares ships"
    assert needs["13"].needs == "discard 4 coins, have a priest"
    assert needs["15"].needs == "discard 2 Ares ships, have 2 swords"
    assert needs["40"].needs == "have 3 persons of printed cost 3 or less"
    assert needs["34"].needs == "at once, active: 4 ship colours in the harbour, discard 5 coins"
    assert {n for n, task in needs.items() if task.card.at_once} == {"33", "34", "50", "51", "52"}
    assert needs["52"].card.steps == 2


def test_A31_completing_takes_only_the_own_marker_off_the_upper_space() -> None:
    evening = table(chapter=5).do("reveal", card="52")
    for name in ("Ann", "Bob"):
        evening.do("progress", player=name, task="52")
    evening.do("complete", player="Ann", task="52")
    told = task_view(evening.state, "52")
    assert (told.done, told.progress) == (("Ann",), ("Bob",))


def test_A2_every_hero_has_its_own_coins_and_name() -> None:
    evening = table()
    printed = {side.id: side.coins for side in evening.state.book.heroes}
    assert {hero: hero_coins(evening.state, hero) for hero in printed} == printed
    assert len(set(printed.values())) > 1
    assert hero_coins(evening.state, "nobody") is None
    told = "\n".join(CAMPAIGN.lines(evening.state))
    assert "no hero" not in told
    assert crew_view(evening.state, 1).hero in told


def test_A4_a_story_card_belongs_to_its_chapter() -> None:
    state = Evening(2, chapter=3).state
    for chapter in state.book.chapters:
        assert {chapter_of(state, card.number) for card in chapter.card} == {chapter.number}
    assert chapter_of(state, "99") == 3


def test_A31_a_marker_goes_to_the_upper_space_once() -> None:
    evening = table(chapter=5).do("reveal", card="52").do("progress", player="Ann", task="52")
    with pytest.raises(Refused, match="A31"):
        evening.do("progress", player="Ann", task="52")
    evening.do("complete", player="Ann", task="52")
    with pytest.raises(Refused, match="A31"):
        evening.do("progress", player="Ann", task="52")


def test_A14_a_first_reward_typed_in_late_is_the_first_finishers() -> None:
    evening = Evening(2, book="printed").do("begin")
    for name in ("Bob", "Ann"):
        evening.do("complete", player=name, task="10")
    evening.do("know", typed={"cards": {"10": {"first_crowns": 2}}})
    assert [player.crowns for player in evening.state.crew] == [0, 2]


def test_A15_the_track_ends_at_its_last_space() -> None:
    evening = Evening(2, book="printed").do("begin")
    assert track_end(evening.state) is None
    evening.do("know", typed={"track": {"shields": [3, 5, 9]}})
    assert track_end(evening.state) == 9
    evening.do("know", typed={"track": {"shields": [3, 5, 9], "spaces": 12}})
    assert track_end(evening.state) == 12


def test_A13_without_a_hero_the_door_opens_without_an_ability() -> None:
    evening = Evening(2, book="printed").do("begin")
    told = CAMPAIGN.title(evening.state, {"do": "complete", "player": 0, "task": "10"})
    assert told.endswith("; the door is open.")


def test_A4_nothing_of_a_later_chapters_card_is_told() -> None:
    """A slip of the pen shows no demand, no steps and no hourglass of a chapter that is still to come."""
    early, late = Evening(2, book="printed").do("begin"), Evening(2, book="printed", chapter=5).do("begin")
    assert known(late.state, "52").needs
    assert known(early.state, "52") == KnownCard("52")
    early.do("reveal", card="52")
    assert task_view(early.state, "52").needs == "requirement not typed in"


def test_A13_a_task_credited_to_the_wrong_player_moves_marker_door_and_crowns() -> None:
    """One entry: Bob did it, not Ann; Ann's later task moves up to the door, her window's crowns go back."""
    evening = table()
    for number in ("11", "12"):
        evening.do("reveal", card=number)
    for number in ("10", "11", "12"):
        evening.do("complete", player="Ann", task=number)
    wrong = evening.state
    evening.do("credit", task="10", done=["Bob"])
    right = table().do("reveal", card="11").do("reveal", card="12").do("complete", player="Bob", task="10")
    right.do("complete", player="Ann", task="11").do("complete", player="Ann", task="12")
    assert evening.state.crew == right.state.crew
    assert evening.state.tasks == right.state.tasks
    assert wrong.crew[0].crowns > evening.state.crew[0].crowns
    assert evening.do("credit", task="10", done=["Ann", "Bob"]).state.spot("10").done == (0, 1)  # type: ignore[union-attr]
    assert evening.do("credit", task="10").state.spot("10").done == ()  # type: ignore[union-attr]
    assert not contradictions(evening.state)
    with pytest.raises(Refused, match="once"):
        evening.do("credit", task="10", done=["Ann", "Ann"])
