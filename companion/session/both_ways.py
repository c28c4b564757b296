"""One campaign, both ways: the next chapter at the table or on the screen, from whichever result (A41).

The table's log is the home of a mixed campaign. It names the game before the game exists, so that a stop
between the two writes leaves nothing over: whoever opens the table next goes on where it was.
"""

from contextlib import suppress
from typing import Any

import msgspec

from companion.engine.modules.adventure.campaign import AFTER, cards_before
from companion.i18n import t
from companion.session.chapter_result import played_entry, table_setup
from companion.session.kinds import Json, refuse_names
from companion.session.match_play import DIGITAL
from companion.session.session import Session, Stale
from companion.store import Store, StoreError
from companion.store.store import SAVES, TRASH, new_identity
from companion.table.campaign.entries import OnScreen
from companion.table.campaign.on_screen import even_shares, goes_on_screen, in_deck, kept_in_deck, whole
from companion.table.campaign.play_cards import together
from companion.table.campaign.state import Campaign
from companion.table.refusal import Refused
from companion.table.table_kind import decode


def carried(campaign: Campaign) -> Json:
    """What the next game must know of this campaign: the same as if it had been digital so far (A1, A41)."""
    cards = in_deck(campaign)
    if campaign.chapters_before and not (campaign.whole_deck or campaign.after):
        cards = together([cards_before(campaign.book, campaign.chapters_before + 1), cards])
    chapter = AFTER if campaign.after else campaign.chapter
    facts: Json = {"book": campaign.book_id, "chapter": chapter, "cards": cards}
    if campaign.mode == "coop":
        facts |= {"failed": campaign.failed, "losses": campaign.losses, "kept": kept_in_deck(campaign)}
    return facts


def play_on_screen(
    store: Store,
    table: Session,
    heroes: str | list[str] = "deal",
    extra: tuple[int, ...] = (),
    **front_end: Any,
) -> Session:
    """The digital game of the chapter that is about to begin; one that is under way is opened again.

    `front_end` are `bots`, `odds` and `seed` of its set-up. Raises Refused or StoreError where it cannot be.
    """
    campaign = _campaign(table)
    if not campaign.screen:
        move = _move(campaign, heroes, extra)
        _refuse_bad(_setup(table, move, front_end))
        table.commit(msgspec.to_builtins(move), table.revision)
    return _game(store, table, front_end)


def _campaign(table: Session) -> Campaign:
    state = table.state
    if not isinstance(state, Campaign):
        raise Refused(t("both-ways-no-campaign"))
    return state


def _move(campaign: Campaign, heroes: str | list[str], extra: tuple[int, ...]) -> OnScreen:
    """The entry that sends a chapter to the screen."""
    if not whole(campaign.book_id):
        raise Refused(t("campaign-screen-book", book=campaign.book.title))
    shares = extra or (even_shares(campaign) if campaign.extra_coins else ())
    wanted = {"do": "on_screen", "save": new_identity(), "heroes": heroes, "extra": list(shares)}
    move: OnScreen = decode(wanted, OnScreen)
    goes_on_screen(campaign, move)
    return move


def _setup(table: Session, move: OnScreen, front_end: Json) -> Json:
    """The set-up of the chapter's game; `table` says where its result belongs."""
    campaign = _campaign(table)
    heroes = move.heroes if isinstance(move.heroes, str) else list(move.heroes)
    shares = {"extra": list(move.extra)} if move.extra else {}
    asked = {"game": "adventure", "mode": campaign.mode, "players": campaign.names, "table": table.id}
    return {**front_end, **asked, "campaign": {**carried(campaign), "heroes": heroes, **shares}}


def _refuse_bad(setup: Json) -> None:
    """Refused where the engine would not play it: before the table's log names a game."""
    refuse_names(setup)
    DIGITAL.start(DIGITAL.prepare(setup, dict), {})


def _game(store: Store, table: Session, front_end: Json) -> Session:
    """The game that the table's log names; begun now where it was never made."""
    save = _campaign(table).screen
    if save in store.names(TRASH):
        raise Refused(t("both-ways-trashed", save=save))
    if save in store.names():
        return _linked(Session.open(store, save), table.id)
    told = [step.entry for step in table.history()[: table.depth] if step.entry.get("save") == save]
    move: OnScreen = decode(told[-1], OnScreen)
    return Session.new(store, "game", _title(table), _setup(table, move, front_end), identity=save)


def _title(table: Session) -> str:
    """A game has a title of its own, so that a list of saves tells it from its table."""
    campaign = _campaign(table)
    attempt = campaign.attempt if campaign.failed else 1
    return t("both-ways-game", title=table.title, chapter=campaign.chapter, attempt=attempt)


def _linked(game: Session, table: str) -> Session:
    if table_of(game) != table:
        raise Refused(t("campaign-screen-other", save=game.id))
    return game


def table_of(game: Session) -> str:
    """The id of the table log whose chapter a game plays; empty for a game of its own."""
    return str(game.setup.get("table", ""))


def bring_back(store: Store, game: Session) -> Session | None:
    """The table log with the result of its game in it, exactly once; None for a game of its own.

    Raises Refused where the game goes on or the table has gone another way, StoreError where it is lost.
    """
    if not table_of(game):
        return None
    table = Session.open(store, table_of(game))
    _bring(table, game)
    return table


def _bring(table: Session, game: Session) -> None:
    """Writes the result down, unless it stands there; another process may do the same at this moment."""
    if not game.state.over:
        raise Refused(t("both-ways-not-over", save=game.id))
    entry = played_entry(game)
    while _campaign(table).screen == game.id:
        with suppress(Stale):  # somebody wrote meanwhile, and the session has read it: look once more
            if _taken_back(table) == entry:
                table.redo(table.revision)
            else:
                table.commit(entry, table.revision)
    if not any(_is_result(step.entry, game.id) for step in table.history()[: table.depth]):
        raise Refused(t("campaign-screen-other", save=game.id))


def _is_result(entry: Json, save: str) -> bool:
    return entry.get("do") == "played" and entry.get("save") == save


def _taken_back(table: Session) -> Json:
    """The entry that redo would make again; empty where there is none."""
    return table.history()[table.depth].entry if table.can_redo else {}


def settled(store: Store, table: Session) -> Session:
    """A log that was just opened, with the result of its game where that is over meanwhile.

    A result that the table itself took back stays so until somebody asks for it.
    """
    save = table.state.screen if isinstance(table.state, Campaign) else ""
    if save in store.names() and not _is_result(_taken_back(table), save):
        with suppress(Refused, StoreError):
            if store.save_in(SAVES, save).row().summary.get("over"):
                _bring(table, _linked(Session.open(store, save), table.id))
    return table


def go_on_at_table(store: Store, game: Session) -> Session:
    """A table log that goes on from a finished digital chapter; the same one when it is asked for again."""
    setup = table_setup(game)
    for row in store.saves():
        if row.kind == "campaign" and row.summary.get("game") == game.id and not row.problem:
            table = Session.open(store, row.id)
            if table.setup == setup:
                return settled(store, table)
    return Session.new(store, "campaign", t("both-ways-table", title=game.title), setup)
