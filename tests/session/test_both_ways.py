"""One campaign, both ways: whatever is played where, the next chapter begins with exactly the same (A1, A41)."""

import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.content.books import Add
from companion.engine.match import Match
from companion.engine.modules.adventure.campaign import extra_coins
from companion.session import Refused, Session
from companion.session import both_ways as ways
from companion.session.chapter_result import played_entry
from companion.session.port import LocalPort
from companion.store import Store
from companion.table.campaign.chronicle import chronicle
from companion.table.campaign.contradictions import contradictions
from companion.table.campaign.ends import end_check, flawless
from companion.table.campaign.guides import reset_steps, setup_steps
from companion.table.campaign.play_cards import add_text, read_codes
from companion.table.campaign.state import Campaign

OLD = Path(__file__).parents[1] / "fixtures" / "v0.1.0" / "saves.zip"
CREW = ["Ann", "Bob"]
SEEDS = (0, 1, 2, 5, 3)
"""With the trader at both seats: chapter 1 lost, then won; chapter 2 lost, and so on."""
CARRIED = ("book", "chapter", "failed", "losses", "cards")


def table(store: Store, players: list[str] = CREW, **setup: Any) -> Session:
    return Session.new(store, "campaign", "Our crew", {"players": players, "book": "salt-ledger", **setup})


def do(session: Session, name: str, **values: Any) -> Campaign:
    session.commit({"do": name, **values}, session.revision)
    state = session.state
    assert isinstance(state, Campaign)
    return state


def play_out(game: Session) -> dict[str, Any]:
    """The whole game by the trader at every seat; its result."""
    port = LocalPort(game)
    while not port.over:
        port.do(port.bot_action("trader"))
    result = game.result()
    assert result
    return result


def digital(store: Store, setup: dict[str, Any], seed: int) -> Session:
    game = Session.new(store, "game", "x", {**setup, "seed": seed})
    play_out(game)
    return game


def at_table(session: Session, result: dict[str, Any]) -> None:
    """The same chapter with printed cards: the same story, the same tasks done, the same verdict."""
    told = result["campaign"]["chronicle"][-1]
    do(session, "begin")
    for number in (*told["story"][1:], "end"):
        task = session.state.tasks[-1].number
        if task in told["done"]:
            do(session, "complete", player=0, task=task)
        while session.state.phase != "month_end":
            do(session, "event")
        do(session, "month_end", card=number, **({"won": result["won"]} if number == "end" else {}))
    assert session.state.phase == "ended"


def on_screen(store: Store, session: Session, seed: int, **choices: Any) -> Session:
    """The same chapter as a digital game; the log with its result."""
    game = ways.play_on_screen(store, session, seed=seed, **choices)
    play_out(game)
    back = ways.bring_back(store, Session.open(store, game.id))
    assert back is not None
    return back


def facts(campaign: dict[str, Any]) -> dict[str, Any]:
    """What counts of a set-up's campaign; of no kept cards none need be named."""
    return {name: campaign[name] for name in CARRIED} | {"kept": campaign.get("kept") or {}}


def chain(store: Store, keep: bool) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """A digital campaign: each game's result, and what the next one is begun with."""
    setup: dict[str, Any] = {"game": "adventure", "mode": "coop", "players": CREW}
    setup["campaign"] = {"book": "salt-ledger", "chapter": 1}
    games = []
    for seed in SEEDS:
        port = LocalPort(digital(store, setup, seed))
        setup = port.onward()
        if not keep:
            gone = setup["campaign"].pop("kept", {})
            cards = {code: n - gone.get(code, 0) for code, n in setup["campaign"]["cards"].items()}
            setup["campaign"]["cards"] = {code: n for code, n in cards.items() if n}
        result = port.session.result()
        assert result
        games.append((result, setup["campaign"]))
    return games


WHERE: dict[str, Callable[[int], bool]] = {
    "all on the screen": lambda n: True,
    "all at the table": lambda n: False,
    "screen first, by turns": lambda n: n % 2 == 0,
    "table first, by turns": lambda n: n % 2 == 1,
}


@pytest.mark.parametrize("keep", [True, False], ids=["cards stay", "cards go back"])
@pytest.mark.parametrize("where", list(WHERE))
def test_A41_wherever_a_chapter_is_played_the_next_one_begins_with_the_same(
    where: str, keep: bool, store: Store
) -> None:
    """Chapter, failures, losses, play cards and extra coins, after every one of five games with losses."""
    games, session = chain(store, keep), table(store)
    assert {result["won"] for result, _ in games} == {True, False}
    for n, (result, onward) in enumerate(games):
        if WHERE[where](n):
            session = on_screen(store, session, SEEDS[n])
        else:
            at_table(session, result)
        campaign = do(session, "next", keep_added=keep)
        assert facts(ways.carried(campaign)) == facts(onward), n
        assert campaign.extra_coins == 3 * onward["failed"]
        assert campaign.results[-1].on_screen is WHERE[where](n)
        assert campaign.results[-1].won is result["won"]
    assert campaign.chapter > 1
    assert not flawless(campaign)


def test_the_digital_game_is_the_very_one_that_a_digital_campaign_would_deal(store: Store) -> None:
    """Same seed, same deck, same result: the table hands on nothing more and nothing less."""
    session = table(store)
    for seed, (result, _) in zip(SEEDS, chain(store, True), strict=True):
        game = ways.play_on_screen(store, session, seed=seed)
        told = play_out(game)
        assert (told["won"], told["vp"], told["markers"]) == (
            result["won"],
            result["vp"],
            result["markers"],
        )
        assert told["campaign"]["cards"] == result["campaign"]["cards"]
        back = ways.bring_back(store, game)
        assert back
        session = back
        do(session, "next")


def test_A41_a_retry_takes_no_card_of_a_later_chapter_out_of_the_box(store: Store) -> None:
    """The second innkeeper (cost 6) belongs to chapter 4; a retry of chapter 2 must leave her there."""
    setup: dict[str, Any] = {
        "game": "adventure",
        "mode": "coop",
        "players": ["Ann"],
        "campaign": {"chapter": 2},
    }
    lost = LocalPort(digital(store, setup, 1))
    onward = lost.onward()
    assert onward["campaign"]["failed"] == 1
    assert onward["campaign"]["kept"]["innkeeper.6.2"] == 1
    again = LocalPort(digital(store, onward, 3))
    assert again.onward()["campaign"]["cards"]["innkeeper.6.2"] == 1
    careless = {**onward, "campaign": {**onward["campaign"], "kept": {}}}
    early = LocalPort(digital(store, careless, 3)).onward()["campaign"]["cards"]
    assert early["innkeeper.6.2"] == 2, "else this test proves nothing"


def test_A41_the_table_counts_a_play_card_once_that_two_branches_bring(store: Store) -> None:
    """Story cards 12 and 13 bring the same two ships; a retry on the other branch adds none of them."""
    session = table(store)
    for branch in ("12", "13"):
        do(session, "begin")
        for number in ("11", branch):
            while session.state.phase != "month_end":
                do(session, "event")
            do(session, "month_end", card=number)
        do(session, "concede")
        campaign = do(session, "next", keep_added=True)
    assert ways.carried(campaign)["cards"]["ares.skull.1.book"] == 1
    told = next(step.text for step in setup_steps(campaign) if step.id == "added")
    assert told.count("skull") == 1


def test_A41_extra_coins_are_shared_as_the_team_says(store: Store) -> None:
    session = table(store)
    do(session, "begin")
    do(session, "concede")
    do(session, "next")
    with pytest.raises(Refused, match="3 extra coins"):
        ways.play_on_screen(store, session, extra=(3, 1))
    assert session.state.screen == ""
    game = ways.play_on_screen(store, session, extra=(0, 3), heroes=["jean", "scott"], seed=1)
    heroes = [player["hero"] for player in game.state.view()["players"]]
    assert heroes == ["jean", "scott"]
    assert game.setup["campaign"]["extra"] == [0, 3]
    assert [player.extra for player in session.state.crew] == [0, 3]
    plain = Match.new({**{k: v for k, v in game.setup.items() if k != "table"}})
    coins = [player["coins"] for player in plain.view()["players"]]
    assert [player["coins"] for player in game.state.view()["players"]] == coins


def test_A41_extra_coins_nobody_shares_out_are_dealt_evenly_as_in_a_digital_campaign(store: Store) -> None:
    session = table(store)
    do(session, "begin")
    do(session, "concede")
    do(session, "next")
    game = ways.play_on_screen(store, session, seed=1)
    from companion.engine.modules.adventure.campaign import CampaignState

    assert game.setup["campaign"]["extra"] == extra_coins(CampaignState({"failed": 1}), True, 2) == [2, 1]


def test_the_result_comes_back_exactly_once(store: Store) -> None:
    session = on_screen(store, table(store), 1)
    game = Session.open(store, session.state.results[-1].save)
    for _ in range(3):
        again = ways.bring_back(store, game)
        assert again is not None
        assert len(again.state.results) == 1
        assert ways.settled(store, Session.open(store, session.id)).depth == session.depth
    do(again, "next")
    assert ways.bring_back(store, game).depth == again.depth  # type: ignore[union-attr]


def test_a_kill_after_the_log_named_the_game_leaves_nothing_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table's log is written first; the game that it names is begun by whoever asks next."""

    def killed(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    session = table(store)
    do(session, "begin")
    do(session, "concede")
    do(session, "next")
    with monkeypatch.context() as patch:
        patch.setattr(Store, "create", killed)
        with pytest.raises(KeyboardInterrupt):
            ways.play_on_screen(store, session, extra=(1, 2), heroes="draft")
    session = ways.settled(store, Session.open(store, session.id))
    assert session.state.screen
    assert session.state.screen not in store.names()
    game = ways.play_on_screen(store, session, seed=3)
    assert game.id == session.state.screen
    assert (game.setup["campaign"]["extra"], game.setup["campaign"]["heroes"]) == ([1, 2], "draft")
    assert ways.play_on_screen(store, session).id == game.id
    assert [row.kind for row in store.saves()].count("game") == 1


def test_a_kill_before_the_result_came_back_is_made_good_when_the_table_is_opened(store: Store) -> None:
    session = table(store)
    game = ways.play_on_screen(store, session, seed=1)
    play_out(game)
    assert Session.open(store, session.id).state.phase == "setup"
    opened = ways.settled(store, Session.open(store, session.id))
    assert opened.state.phase == "ended"
    assert opened.state.results[-1].save == game.id
    assert ways.bring_back(store, game).depth == opened.depth  # type: ignore[union-attr]


def test_two_processes_that_bring_it_at_once_write_it_once(store: Store) -> None:
    session = table(store)
    game = ways.play_on_screen(store, session, seed=1)
    play_out(game)
    late = Session.open(store, session.id)
    ways.bring_back(store, game)
    ways._bring(late, game)
    assert len(late.state.results) == 1
    assert len(Session.open(store, session.id).history()) == 2


def test_a_result_taken_back_at_the_table_stays_so_until_it_is_asked_for(store: Store) -> None:
    session = on_screen(store, table(store), 1)
    before = session.state
    game = Session.open(store, before.results[-1].save)
    session.undo(session.revision)
    opened = ways.settled(store, Session.open(store, session.id))
    assert (opened.state.phase, opened.state.screen, opened.state.results) == ("setup", game.id, ())
    back = ways.bring_back(store, game)
    assert back is not None
    assert back.state == before
    assert len(back.lines()) == 1, "it is made again, not written a second time"


def test_another_result_of_the_game_can_be_brought_after_the_first_was_taken_back(store: Store) -> None:
    session = on_screen(store, table(store), 1)
    game = Session.open(store, session.state.results[-1].save)
    first = session.state.results[-1]
    session.undo(session.revision)
    game.jump(game.history()[-40].n, game.revision, past_reveal=True)
    port = LocalPort(game)
    while not port.over:
        stop = next((each for each in port.legal() if each["do"] in ("stop", "pass", "end")), None)
        port.do(stop or port.legal()[0])
    back = ways.bring_back(store, game)
    assert back is not None
    assert back.state.results[-1].save == first.save
    assert back.state.results[-1] != first
    assert len(back.state.results) == 1


def test_a_chapter_begun_at_the_table_after_all_leaves_its_game_behind(store: Store) -> None:
    session = table(store)
    game = ways.play_on_screen(store, session, seed=1)
    do(session, "begin")
    assert session.state.screen == ""
    play_out(game)
    with pytest.raises(Refused, match="gone another way"):
        ways.bring_back(store, game)
    assert ways.settled(store, Session.open(store, session.id)).state.phase == "running"


def test_what_came_back_is_the_game_in_the_words_of_a_table(store: Store) -> None:
    """A13, A31, A40. Tasks, markers, crowns and VP agree with each other and with card 9's verdict."""
    for seed in (0, 1):
        session = on_screen(store, table(store), seed)
        game = Session.open(store, session.state.results[-1].save)
        view, campaign = game.state.view(), session.state
        assert contradictions(campaign) == []
        assert end_check(campaign).won is view["result"]["won"] is campaign.results[-1].won
        assert campaign.results[-1].vp == tuple(player["vp"] for player in view["players"])
        assert [player.crowns for player in campaign.crew] == [p["crowns"] for p in view["players"]]
        assert [player.markers_left for player in campaign.crew] == [
            player["hero_markers"] for player in view["players"]
        ]
        assert campaign.results[-1].months == view["month"]


def test_the_log_and_the_chronicle_say_which_was_played_where(store: Store) -> None:
    games = chain(store, True)
    session = on_screen(store, table(store), SEEDS[0])
    do(session, "next")
    at_table(session, games[1][0])
    save = session.state.results[0].save
    told = chronicle(session.setup, [step.entry for step in session.history()])
    assert f"- Chapter 1 is played on the screen, as the game {save}." in told
    assert any(
        line.startswith(f"- Chapter 1 was played on the screen, as the game {save}: lost") for line in told
    )
    assert sum(line.startswith("## Chapter 1") for line in told) == 2
    assert sum(line.startswith("### Month 1") for line in told) == 1
    assert [result.on_screen for result in session.state.results] == [True, False]


def test_after_a_chapter_on_the_screen_nothing_is_put_back(store: Store) -> None:
    session = on_screen(store, table(store), 1)
    steps = reset_steps(session.state)
    assert steps[0].id == "screen"
    assert {step.id for step in steps} <= {"screen", "stay", "may", "next"}


def test_A50_a_competitive_chapter_comes_back_with_its_winners(store: Store) -> None:
    session = on_screen(store, table(store, mode="competitive"), 1)
    game = Session.open(store, session.state.results[-1].save)
    result = game.result()
    assert result
    assert list(session.state.results[-1].winners) == result["winners"]
    campaign = do(session, "next")
    assert (campaign.chapter, campaign.losses) == (2, 0)
    assert ways.carried(campaign)["cards"] == result["campaign"]["cards"]
    assert contradictions(campaign) == []


def test_A60_after_the_campaign_all_39_cards_are_in_the_deck(store: Store) -> None:
    session = table(store, mode="competitive", after=True)
    game = ways.play_on_screen(store, session, seed=1)
    assert sum(game.setup["campaign"]["cards"].values()) == 39
    play_out(game)
    back = ways.bring_back(store, game)
    assert back is not None
    assert do(back, "next").phase == "over"


def test_a_table_that_began_later_has_the_cards_of_the_chapters_before(store: Store) -> None:
    session = table(store, chapter=3)
    plain = Match.new(
        {"game": "adventure", "mode": "coop", "players": CREW, "campaign": {"chapter": 3}, "seed": 4}
    )
    game = ways.play_on_screen(store, session, seed=4)
    assert game.state.view()["deck"] == plain.view()["deck"]


def test_only_a_whole_book_is_played_on_the_screen(store: Store) -> None:
    session = Session.new(store, "campaign", "x", {"players": CREW, "book": "printed"})
    with pytest.raises(Refused, match="cannot be played on the screen"):
        ways.play_on_screen(store, session)
    assert session.depth == 0
    score = Session.new(store, "score", "x", {"players": CREW})
    with pytest.raises(Refused, match="Only a campaign"):
        ways.play_on_screen(store, score)


def test_a_running_chapter_does_not_go_to_the_screen(store: Store) -> None:
    session = table(store)
    do(session, "begin")
    with pytest.raises(Refused, match="has begun already"):
        ways.play_on_screen(store, session)


def test_play_cards_in_words_of_their_own_keep_a_chapter_at_the_table(store: Store) -> None:
    session = table(store)
    do(session, "begin")
    do(session, "know", typed={"cards": {"10": {"adds": ["three funny ships"]}}})
    do(session, "concede")
    do(session, "next", keep_added=True)
    with pytest.raises(Refused, match="Story cards 10 name their play cards"):
        ways.play_on_screen(store, session)
    assert session.state.screen == ""


def test_a_game_in_the_trash_says_so(store: Store) -> None:
    session = table(store)
    game = ways.play_on_screen(store, session)
    store.trash(game.id)
    with pytest.raises(Refused, match="lies in the trash"):
        ways.play_on_screen(store, session)
    assert ways.settled(store, Session.open(store, session.id)).state.screen == game.id


def test_a_game_that_goes_on_brings_nothing(store: Store) -> None:
    session = table(store)
    game = ways.play_on_screen(store, session)
    with pytest.raises(Refused, match="goes on"):
        ways.bring_back(store, game)
    alone = Session.new(store, "game", "x", {"game": "base", "players": CREW})
    assert ways.bring_back(store, alone) is None


@pytest.mark.parametrize("keep", [True, False])
def test_A41_a_digital_campaign_goes_on_at_the_table_with_exactly_what_it_has(
    keep: bool, store: Store
) -> None:
    """Loss, win, loss on the screen; then the table: failures, losses and cards as the next game would."""
    setup: dict[str, Any] = {"game": "adventure", "mode": "coop", "players": CREW, "campaign": {"chapter": 1}}
    for seed in SEEDS[:3]:
        port = LocalPort(digital(store, setup, seed))
        setup = port.onward()
        session = ways.go_on_at_table(store, port.session)
        assert facts(ways.carried(session.state)) == facts(setup["campaign"])
        assert ways.go_on_at_table(store, port.session).id == session.id
    campaign = session.state
    assert [(r.chapter, r.attempt, r.won) for r in campaign.results] == [
        (1, 1, False), (1, 2, True), (2, 1, False),
    ]  # fmt: skip
    assert all(result.on_screen for result in campaign.results)
    assert campaign.results[-1].months > 0
    assert (campaign.extra_coins, campaign.chapters_before) == (3, 0)
    told = chronicle(session.setup, [])
    assert "- Chapter 1, attempt 2, was played on the screen before this log began: won." in told
    do(session, "begin", extra=[2, 1])
    do(session, "concede")
    campaign = do(session, "next", keep_added=keep)
    cards, kept = setup["campaign"]["cards"], setup["campaign"]["kept"]
    left = {code: n - (0 if keep else kept.get(code, 0)) for code, n in cards.items()}
    assert ways.carried(campaign)["cards"] == {code: n for code, n in left.items() if n}
    assert (campaign.failed, campaign.losses) == (2, 3)
    back = on_screen(store, session, 2)
    assert len(back.state.results) == 5


def test_A60_a_finished_digital_campaign_goes_on_at_the_table_with_its_variant(store: Store) -> None:
    setup = {"game": "adventure", "mode": "competitive", "players": CREW, "campaign": {"chapter": 5}}
    session = ways.go_on_at_table(store, digital(store, setup, 1))
    assert (session.state.after, session.state.mode) == (True, "competitive")


def test_a_chronicle_that_somebody_else_wrote_stops_nobody(store: Store) -> None:
    setup: dict[str, Any] = {"game": "adventure", "mode": "coop", "players": CREW}
    setup["campaign"] = {"chapter": 1, "chronicle": [1, {"chapter": "one"}]}
    session = ways.go_on_at_table(store, digital(store, setup, 1))
    assert session.state.results == ()


def test_a_game_of_another_kind_does_not_go_on_at_the_table(store: Store) -> None:
    game = Session.new(store, "game", "x", {"game": "base", "players": CREW, "seed": 1})
    play_out(game)
    with pytest.raises(Refused, match="No chapter follows"):
        ways.go_on_at_table(store, game)


def test_A41_five_chapters_on_both_sides_without_a_loss_are_flawless(store: Store) -> None:
    session = table(store)
    for n in range(5):
        do(session, "begin")
        if n == 2:
            session.undo(session.revision)
            game = ways.play_on_screen(store, session, seed=27)
            play_out(game)
            assert game.result()["won"]  # type: ignore[index]
            session = ways.settled(store, Session.open(store, session.id))
        else:
            while session.state.phase != "month_end":
                do(session, "event")
            do(session, "month_end", card="end", won=True)
        campaign = do(session, "next")
    assert campaign.phase == "over"
    assert flawless(campaign)


def test_an_entry_says_everything_that_the_state_needs(store: Store) -> None:
    """The log means the same without the game: its save may be gone."""
    session = on_screen(store, table(store), 1)
    entry, state = played_entry(Session.open(store, session.state.results[-1].save)), session.state
    assert session.history()[-1].entry == entry
    store.trash(entry["save"])
    assert Session.open(store, session.id).state == state


def test_a_log_of_version_0_1_0_goes_to_the_screen_with_the_cards_that_its_words_name(tmp_path: Path) -> None:
    """Such a log names play cards in words alone; the words of that version are read."""
    zipfile.ZipFile(OLD).extractall(tmp_path)
    store = Store(tmp_path / "data")
    session = Session.open(store, "Salt ledger at the table")
    assert all("codes" not in str(step.entry) for step in session.history())
    do(session, "concede")
    campaign = do(session, "next", keep_added=True)
    wanted = {"ares.2.1.herbs": 2, "ares.3.1.book": 2, "ares.4.1.herbs": 2}
    assert {code: ways.carried(campaign)["cards"][code] for code in wanted} == wanted
    assert len(on_screen(store, session, 1).state.results) == 2


@pytest.mark.parametrize(
    ("words", "code", "count"),
    [
        ("2 x Ares ship (3 swords, book)", "ares.3.1.book", 2),
        ("1 x Ares ship (skull, book)", "ares.skull.1.book", 1),
        ("1 x blue ship (4 swords, bread)", "blue.4.3.bread", 1),
        ("2 x innkeeper (cost 6, 2 VP)", "innkeeper.6.2", 2),
        ("1 x expedition (CPS, book)", "expedition.CPS.book", 1),
        ("2 x tax (from 8 coins)", "tax.dues", 2),
    ],
)
def test_the_words_of_version_0_1_0_are_read_whatever_is_said_today(
    words: str, code: str, count: int
) -> None:
    assert read_codes([words]) == {code: count}
    assert read_codes([add_text(Add(code, count))]) == {code: count}
    assert read_codes([words, "three funny ships"]) is None
