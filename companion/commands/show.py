"""`companion show`: a log large and read-only in a second terminal; in a pipe its lines, once."""

import sys

import click

from companion.commands.data import Refusal, say, with_store
from companion.i18n import t
from companion.session import Refused, Session
from companion.session.port import LocalPort
from companion.store import Store
from companion.table.kinds import TABLES


@click.command(name="show", help=t("cli-show-help"))
@click.argument("save")
@click.option(
    "--interval",
    type=click.FloatRange(0.1, 60),
    default=1.0,
    show_default=True,
    help="Seconds between two looks.",
)
@click.option("--plain", is_flag=True, help="Print how it stands in plain lines, once.")
@with_store
def command(store: Store, save: str, interval: float, plain: bool) -> None:
    """Follow a log."""
    try:
        session = Session.open(store, save)
    except Refused as error:
        raise Refusal(str(error)) from error
    if plain or not (sys.stdout.isatty() and sys.stdin.isatty()):
        say("\n".join(_lines(session)))
        return
    from companion.tui.screens.show import run

    run(store.root, session, interval)


def _lines(session: Session) -> list[str]:
    """How it stands: a table's own lines, or what everybody may see of a game."""
    if session.kind in TABLES:
        return TABLES[session.kind].lines(session.state)
    from companion.plain.standing import standing

    port = LocalPort(session)
    return standing(port.public_view(), port.bots)
