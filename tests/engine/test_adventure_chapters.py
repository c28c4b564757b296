"""Chapters and campaigns: set-up, ends, retries, trophy, what is carried on (A1, A2, A4, A11, A40, A41, A50, A60)."""

from collections import Counter

import pytest

from companion.content import load_catalogue
from companion.content.books import Need, load_book
from companion.engine.flow import settle
from companion.engine.match import Match
from companion.engine.modules.adventure.ending import ChapterEnd
from companion.engine.modules.adventure.events import end_chapter
from companion.engine.modules.adventure.part import LOST, TROPHY
from companion.engine.modules.offered import module_names
from companion.engine.refusal import SetupError, SetupShapeError
from tests.engine.adventure_board import board, can, complete, do, module, open_spaces, part, player, task

BOOK = load_book("salt-ledger")
TASKS = [(chapter.number, card) for chapter in BOOK.chapters for card in chapter.card]
Json = dict[str, object]


def has(*cards: str, coins: int = 0, seat: int = 0) -> Json:
    return {"seat": seat, "coins": coins, "display": list(cards)}


def cards_for(need: Need) -> list[str]:
    """Cards that meet one line of a task."""
    samples = {
        "swords": "sailor.3.1", "persons": "trader-red.3.1", "trader": "trader-red.3.1",
        "priest": "priest.4.1",
        "expedition": "expedition.CC", "herbs": "ares.2.1.herbs", "book": "ares.3.1.book",
        "ares": "ares.3.1.book",
        "bread": "green.2.2.bread", "innkeeper": "innkeeper.4.1",
    }  # fmt: skip
    if need.what == "vp":
        return ["expedition.CCS", "expedition.PPS"]
    if need.what == "persons":
        return ["trader-red.3.1", "trader-red.3.1", "trader-green.3.1", "trader-green.3.1",
                "trader-black.3.1", "trader-black.3.1"][: need.count]  # fmt: skip
    return [samples[need.what]] * need.count if need.what in samples else []


MOMENT = {
    "33": (["yellow.1.1", "blue.1.1", "green.1.2", "red.1.1"], 0),
    "34": (["yellow.1.1", "blue.1.1", "green.1.2", "red.1.1"], 0),
    "50": (["tax.vp"], 12),
    "51": (["governor.8.0"] * 4, 0),
    "52": (["governor.8.0"], 0),
}


@pytest.mark.parametrize(("chapter", "card"), TASKS, ids=[card.number for _, card in TASKS])
def test_A13_every_task_of_the_original_campaign_can_be_completed(chapter: int, card: object) -> None:
    from companion.content.books import StoryCard

    assert isinstance(card, StoryCard)
    assert card.task is not None
    needs = card.task.needs or ()
    deck, rich = MOMENT.get(card.number, ([], 0))
    coins = rich or sum(need.count for need in needs if need.what == "coins")
    display = [code for need in needs for code in cards_for(need)]
    match = board(chapter=chapter, tasks=[card.number], deck=deck, start=[has(*display, coins=coins)])
    if any(need.what == "crowns" for need in needs):
        open_spaces(match, 0, 4)
        part(match).sagas[0].left = 1
        do(match, "draw")
    do(match, *["draw"] * len(deck), *(["stop"] if card.task.when == "stop" else []))
    action = next(each for each in match.legal() if each.get("task") == card.number)
    do(match, action)
    finished = task(match, card.number)
    assert finished["upper"] == [0] if card.task.spaces == 2 else finished["done"] == [0]


def test_A1_deck_is_the_base_game_and_every_play_card_added_so_far() -> None:
    added = Counter()
    for chapter in range(1, 7):
        request: Json = {"game": "adventure", "mode": "competitive", "players": ["a", "b"]}
        match = Match.new(request | {"campaign": {"chapter": chapter, "heroes": ["jean", "scott"]}})
        codes = match.game.rules.faces.code
        cards = match.game.deck + [coin for each in match.game.players for coin in each.coins]
        play = {card.code for card in load_catalogue().of_set("adventure")}
        now = Counter(codes[card] for card in cards if codes[card] in play)
        assert now >= added
        added = now
    assert sum(added.values()) == 39


def test_A2_random_hero_cards_whose_side_is_chosen_and_coins_as_printed() -> None:
    match = board(players=3, heroes="deal")
    sides: list[str] = []
    for seat in range(3):
        assert (match.to_act, match.view()["pending"]) == (seat, {"ask": "hero", "seat": seat, "rule": "A2"})
        offered = [str(each["hero"]) for each in match.legal()]
        cards = {next(hero.card for hero in BOOK.heroes if hero.id == name) for name in offered}
        assert (len(offered), len(cards)) == (2, 1)
        sides.append(offered[1])
        do(match, {"do": "hero", "hero": offered[1]})
    for seat, name in enumerate(sides):
        hero = next(hero for hero in BOOK.heroes if hero.id == name)
        assert (player(match, seat)["hero"], player(match, seat)["hero_markers"]) == (name, 4)
        assert player(match, seat)["coins"] == hero.coins


def test_A2_draft_starts_right_of_the_first_player_and_goes_counter_clockwise() -> None:
    match = board(players=4, heroes="draft")
    order = []
    for left in (10, 8, 6, 4):
        order.append(match.to_act)
        assert len(match.legal()) == left
        do(match, match.legal()[0])
    assert order == [3, 2, 1, 0]


def test_A2_two_sides_of_one_card_cannot_both_play() -> None:
    with pytest.raises(SetupError, match="hero_card"):
        board(players=2, heroes=["grace", "jacques"])


def finish(match: Match) -> Json:
    """Run card 9's check now."""
    end_chapter(match.game, module(match).tale, part(match))
    result = match.view()["result"]
    assert isinstance(result, dict)
    return result


@pytest.mark.parametrize("lacking", ["", "task", "markers", "vp"])
def test_A40_card_9_asks_for_every_task_enough_markers_and_enough_vp(lacking: str) -> None:
    match = board(players=2, tasks=["10", "12", "14", "16"])
    tale = module(match).tale
    tale.goal_markers, tale.goal_vp = 6, 10
    finishers = {"": (2, 2, 1, 1), "task": (2, 2, 2, 0), "markers": (1, 1, 1, 2), "vp": (2, 2, 1, 1)}[lacking]
    for lying, count in zip(part(match).tasks, finishers, strict=True):
        lying.done = [0, 1][:count]
    match.game.players[1].vp = 9 if lacking == "vp" else 10
    result = finish(match)
    assert result["won"] is (not lacking)
    assert match.over
    assert result["winners"] == ([] if lacking else [0, 1])


def test_A40_card_9_of_the_book_counts_for_this_chapter_and_player_count() -> None:
    for players in range(1, 5):
        goal = module(board(players=players, chapter=3)).tale
        assert (goal.goal_markers, goal.goal_vp) == (BOOK.end(3, players).markers, BOOK.end(3, players).vp)


def test_A40_the_check_comes_inside_months_end_and_the_turn_ends_at_once() -> None:
    match = board(tasks=["16"])
    while not match.over:
        legal = match.legal()
        order = ["stop", "pass", "keep", "end", "draw", "decline"]
        do(match, min(legal, key=lambda each: order.index(str(each["do"])) if each["do"] in order else 9))
    assert (match.view()["event"], match.view()["harbour"]) == ("months-end", [])


def test_A41_lost_chapter_is_replayed_with_three_coins_more_and_the_cards_stay() -> None:
    match = board()
    result = finish(match)
    campaign = result["campaign"]
    assert isinstance(campaign, dict)
    assert (campaign["chapter"], campaign["failed"], campaign["losses"]) == (1, 1, 1)
    assert campaign["cards"] == {"ares.2.1.herbs": 2, "ares.3.1.book": 2, "ares.4.1.herbs": 2}
    again = board(players=2, heroes=["jean", "scott"], extra=[0, 6], failed=2, cards=campaign["cards"])
    assert (player(again, 0)["coins"], player(again, 1)["coins"]) == (4, 4 + 6)
    codes = again.game.rules.faces.code
    cards = again.game.deck + again.game.players[0].coins + again.game.players[1].coins
    assert [codes[card] for card in cards].count("ares.2.1.herbs") == 2


def test_A41_extra_coins_are_shared_evenly_unless_the_team_says_otherwise() -> None:
    match = board(players=2, heroes=["jean", "scott"], failed=1)
    assert (player(match, 0)["coins"], player(match, 1)["coins"]) == (4 + 2, 4 + 1)
    with pytest.raises(SetupError, match="extra"):
        board(players=2, heroes=["jean", "scott"], failed=1, extra=[4, 0])


def test_A41_won_chapter_goes_on_without_extra_coins_and_five_win_the_campaign() -> None:
    match = board(chapter=5, failed=2, losses=2, tasks=["55"])
    part(match).tasks[0].done = [0]
    module(match).tale.goal_markers = 1
    module(match).tale.goal_vp = 0
    campaign = finish(match)["campaign"]
    assert isinstance(campaign, dict)
    assert (campaign["chapter"], campaign["failed"]) == (6, 0)
    assert (campaign["won"], campaign["flawless"]) == (True, False)


def test_A41_flawless_is_a_campaign_without_a_loss() -> None:
    match = board(chapter=5, tasks=["55"])
    part(match).tasks[0].done = [0]
    module(match).tale.goal_markers = 1
    module(match).tale.goal_vp = 0
    campaign = finish(match)["campaign"]
    assert isinstance(campaign, dict)
    assert campaign["flawless"] is True


def test_A40_together_vp_and_a_trophy_end_nothing() -> None:
    match = board(players=2)
    open_spaces(match, 0, 2)
    match.game.score(0, 14)
    settle(match.game)
    assert not match.game.final_round
    assert not match.game.rules.ending.reached(match.game)


def test_A40_the_reason_of_a_chapter_end_is_card_9() -> None:
    lost = finish(board(start=[{"seat": 0, "display": ["sailor.3.1", "admiral.9.3"]}]))
    assert (lost["reason"], lost["vp"]) == ("card 9 is not fulfilled", 4)
    match = board()
    part(match).tasks[0].done = [0]
    module(match).tale.goal_markers = module(match).tale.goal_vp = 0
    assert finish(match)["reason"] == "card 9 is fulfilled"


def test_A2_every_hero_is_told_by_name() -> None:
    for hero in load_book("salt-ledger").heroes:
        assert player(board(heroes=[hero.id]))["hero"] == hero.id


def test_A41_rivals_have_no_extra_coins() -> None:
    with pytest.raises(SetupError, match="extra"):
        board(players=2, mode="competitive", extra=[1, 0])
    assert [player(board(players=2, mode="competitive"), seat)["coins"] for seat in (0, 1)] == [
        player(board(players=2, mode="competitive", failed=2), seat)["coins"] for seat in (0, 1)
    ]


def test_A5_A11_the_cards_laid_on_top_are_shuffled_once_the_chapter_is_open() -> None:
    assert part(board(deck=["yellow.1.1", "blue.1.1"])).guard == 0
    dealt = board(heroes="deal", deck=["yellow.1.1", "blue.1.1"])
    do(dealt, dealt.legal()[0])
    assert part(dealt).guard == 0


def competitive() -> Match:
    return board(players=3, mode="competitive", heroes=["jean", "scott", "samuel"])


def test_A50_announced_by_twelve_vp_and_an_open_trophy() -> None:
    match = competitive()
    ending = match.game.rules.ending
    match.game.players[0].vp = 14
    assert not ending.reached(match.game)
    open_spaces(match, 1, 2)
    assert not ending.reached(match.game)
    open_spaces(match, 0, 2)
    assert ending.reached(match.game)
    assert match.game.final_round


@pytest.mark.parametrize(
    ("vp", "opened", "coins", "winners", "reason"),
    [
        ((20, 12, 5), (1, 2, 2), (0, 0, 0), [1], "most VP of those with a trophy"),
        ((20, 12, 5), (2, 2, 2), (0, 0, 0), [0], "most VP"),
        ((12, 12, 12), (2, 3, 2), (9, 0, 0), [1], "fewest markers left"),
        ((12, 12, 12), (2, 2, 2), (1, 5, 3), [1], "most coins"),
        ((12, 12, 9), (2, 2, 2), (5, 5, 9), [0, 1], "shared win"),
        ((12, 12, 9), (2, 3, 1), (0, 0, 0), [1], "fewest markers left of those with a trophy"),
    ],
)
def test_A50_only_open_trophies_can_win(
    vp: tuple[int, ...], opened: tuple[int, ...], coins: tuple[int, ...], winners: list[int], reason: str
) -> None:
    match = competitive()
    for seat in range(3):
        open_spaces(match, seat, opened[seat])
        match.game.players[seat].vp = vp[seat]
        match.game.players[seat].coins = match.game.deck[: coins[seat]]
        assert part(match).sagas[seat].open(TROPHY) is (opened[seat] >= 2)
    ending = match.game.rules.ending
    assert isinstance(ending, ChapterEnd)
    ending.decide(match.game)
    assert (match.game.winners, match.game.reason) == (winners, reason)


def test_B4_a_chapter_in_which_no_card_can_move_is_lost_or_has_no_winner() -> None:
    match = board(players=2)
    match.game.rules.ending.decide(match.game)
    assert (part(match).outcome, match.game.winners) == (LOST, [])
    match = competitive()
    match.game.rules.ending.decide(match.game)
    assert (match.game.winners, match.game.reason) == ([], "nobody has a trophy")


def test_A60_after_the_campaign_four_starred_tasks_and_event_three() -> None:
    stars = {card.number for _, card in TASKS if card.task and card.task.star}
    match = board(players=2, mode="competitive", chapter=6, heroes=["jean", "scott"])
    numbers = [str(each["task"]) for each in match.view()["tasks"]]  # type: ignore[attr-defined]
    assert len(set(numbers)) == 4
    assert set(numbers) <= stars
    tale = module(match).tale
    assert tale.events[part(match).event_deck[0]].number == 3
    assert tale.buy_out_price == 10
    assert part(match).box == []


def test_A60_is_competitive_only() -> None:
    with pytest.raises(SetupError, match="after_coop"):
        board(chapter=6)


def test_printed_book_is_refused_and_what_is_missing_is_named() -> None:
    with pytest.raises(SetupError, match=r"incomplete_book .* first=chapter 1, card 10: title"):
        board(book="printed", heroes="deal", events=())


@pytest.mark.parametrize(
    "campaign",
    [{"chapter": 0}, {"chapter": 7}, {"book": "nope"}, {"cards": {"yellow.1.1": 1}},
     {"cards": {"tax.dues": 3}}, {"heroes": ["jean"]}, {"heroes": ["jean", "nobody"]},
     {"extra": [1, 0]}, {"events": ["nothing"]}],
)  # fmt: skip
def test_wrong_campaigns_are_refused(campaign: Json) -> None:
    with pytest.raises(SetupError):
        Match.new({"game": "adventure", "mode": "coop", "players": ["a", "b"], "campaign": campaign})


@pytest.mark.parametrize(
    "campaign", [{"chapter": "one"}, {"colour": 1}, {"cards": [1]}, {"chronicle": 1}, {"extra": "a"}]
)
def test_misshapen_campaigns_are_refused(campaign: Json) -> None:
    with pytest.raises(SetupShapeError):
        Match.new({"game": "adventure", "mode": "coop", "players": ["a", "b"], "campaign": campaign})


def test_log_and_undo_rebuild_an_adventure_exactly() -> None:
    match = board(players=2, heroes="draft", events=(), seed=9)
    for step in range(90):
        if match.over:
            break
        legal = match.legal()
        do(match, legal[(step * 7) % len(legal)])
    rebuilt = Match.from_log(match.log())
    assert rebuilt.view() == match.view()
    before = match.view()
    do(match, match.legal()[0]) if not match.over else None
    match.undo() if not match.over else None
    assert match.view() == before


def test_A5_listed_deck_cards_stay_on_top_while_heroes_are_chosen() -> None:
    match = board(heroes="deal", deck=["sailor.3.1", "priest.4.1"])
    do(match, match.legal()[0], "draw")
    assert match.view()["harbour"] == ["sailor.3.1"]
    assert can(match, do="stop")
    assert complete("10") not in match.legal()


def test_A1_no_play_card_is_there_less_than_no_times() -> None:
    board(chapter=2, cards={"ares.2.1.herbs": 0})
    with pytest.raises(SetupError):
        board(chapter=2, cards={"ares.2.1.herbs": -1})


def test_A41_losses_are_counted_up_to_999() -> None:
    board(failed=999, extra=[0])
    with pytest.raises(SetupError):
        board(failed=1000, extra=[0])


def test_A41_nobody_gives_extra_coins_away() -> None:
    board(players=2, failed=1, extra=[1, 2])
    with pytest.raises(SetupError):
        board(players=2, failed=1, extra=[4, -1])


def test_only_modules_that_some_game_may_add_are_offered() -> None:
    """The adventure comes with its own game and is no module to name."""
    assert module_names() == ["gambler", "underway-mix", "contract-cards"]
