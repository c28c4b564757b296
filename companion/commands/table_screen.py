"""`companion table play` and `bring`: a chapter of a table as a digital game, and its result back again."""

from typing import Any

import click

from companion.commands.data import Refusal, with_store
from companion.commands.table_log import AS_JSON, campaign_of, open_table, print_facts
from companion.i18n import t
from companion.session import Refused, Session
from companion.store import Store
from companion.table.kinds import TABLES


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in text.replace(",", " ").split())
    except ValueError:
        raise Refusal(t("cli-table-shares", text=text)) from None


def _front_end(session: Session, bots: tuple[str, ...], odds: str | None, seed: int | None) -> dict[str, Any]:
    """Which seats are bots, by name; what is left out is as a game has it."""
    names = campaign_of(session).names
    strange = [name for name in bots if name not in names]
    if strange:
        raise Refusal(t("table-nobody", who=strange[0]))
    seats = {"bots": ["trader" if name in bots else "" for name in names]} if bots else {}
    return {**seats, **({"odds": odds} if odds else {}), **({} if seed is None else {"seed": seed})}


@click.command(name="play")
@click.argument("save")
@click.option("--heroes", default="deal", help="deal, draft, or one hero id for each player: jean,scott")
@click.option("--extra", default="", help="Who gets how many of the extra coins: 2,1")
@click.option("--bot", "bots", multiple=True, help="A player whom the app plays, by name.")
@click.option("--odds", type=click.Choice(["off", "after", "before"]), help="When the odds are told.")
@click.option("--seed", type=int, help="The number of the deal.")
@AS_JSON
@with_store
def play(
    store: Store, save: str, heroes: str, extra: str, bots: tuple[str, ...], odds: str | None,
    seed: int | None, as_json: bool,
) -> None:  # fmt: skip
    """Play the chapter that is about to begin on the screen, or go on with it there."""
    from companion.session.both_ways import play_on_screen

    session, _ = open_table(store, save)
    wanted: str | list[str] = heroes if heroes in ("deal", "draft") else heroes.replace(",", " ").split()
    try:
        front_end = _front_end(session, bots, odds, seed)
        game = play_on_screen(store, session, wanted, _numbers(extra), **front_end)
    except Refused as error:
        raise Refusal(str(error)) from error
    print_facts(
        {"id": game.id, "table": session.id}, [session.last_title(), t("cli-table-play", id=game.id)], as_json
    )


@click.command(name="bring")
@click.argument("save")
@AS_JSON
@with_store
def bring(store: Store, save: str, as_json: bool) -> None:
    """Bring the result of a game on the screen into its table's log; SAVE is the table or the game.

    A finished chapter of a digital campaign that belongs to no table begins a log that goes on from it.
    """
    try:
        table = _brought(store, save)
    except Refused as error:
        raise Refusal(str(error)) from error
    made = table.last_title() or t("cli-table-made", title=table.title, id=table.id)
    told = [made, *TABLES["campaign"].lines(campaign_of(table))]
    print_facts({"id": table.id, "state": TABLES["campaign"].as_json(table.state)}, told, as_json)


def _brought(store: Store, save: str) -> Session:
    from companion.session.both_ways import bring_back, go_on_at_table, play_on_screen

    opened = Session.open(store, save)
    if opened.kind == "game":
        return bring_back(store, opened) or go_on_at_table(store, opened)
    session, _ = open_table(store, save)
    campaign = campaign_of(session)
    if not campaign.screen and not any(result.save for result in campaign.results):
        raise Refusal(t("cli-table-no-game"))
    game = play_on_screen(store, session) if campaign.screen else None
    return (bring_back(store, game) if game else None) or session
