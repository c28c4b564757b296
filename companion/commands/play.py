"""`companion play`: plain mode, games and contracts tables in numbered sentences, by hand or by pipe."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

from companion.commands.data import Refusal, tell, with_store
from companion.commands.table_log import read_json
from companion.i18n import t
from companion.plain.menu import Menu, begin, came_back, talk_of
from companion.plain.paper import SPELLED, Paper, speakable
from companion.plain.talk import Talk
from companion.session import Refused, Session
from companion.store import Store

ENVELOPE = ("cmd", "id")
"""Fields of a protocol request that are no part of the set-up."""


@click.command(name="play")
@click.option("--setup", "file", metavar="FILE", help=t("plain-option-setup"))
@click.option("--resume", "save", metavar="SAVE", help=t("plain-option-resume"))
@with_store
def command(store: Store, file: str | None, save: str | None) -> None:
    """Play in plain sentences, for screen readers, simple terminals and scripts."""
    if file is not None and save is not None:
        raise Refusal(t("plain-one-option"))
    paper = _paper()
    try:
        talk = _talk(paper, store, file, save)
        tell(store)
        if talk:
            talk.run()
            came_back(paper, store, talk.session)
    except Refused as error:
        raise Refusal(str(error)) from error


def _talk(paper: Paper, store: Store, file: str | None, save: str | None) -> Talk | None:
    if file is not None:
        return begin(paper, store, _setup(file))
    if save is not None:
        return talk_of(paper, Session.open(store, save))
    return Menu(paper, store).chosen()


def _setup(file: str) -> dict[str, Any]:
    """The set-up of a file: a protocol's `new`, with or without its envelope, `bots` and `odds` beside it."""
    if file == "-":
        raise Refusal(t("plain-setup-dash"))
    wanted = read_json(Path(file).read_bytes(), file)
    if wanted.get("cmd", "new") != "new":
        raise Refusal(t("plain-setup-command", file=file))
    return {key: value for key, value in wanted.items() if key not in ENVELOPE}


def _paper() -> Paper:
    """Standard input and output, where no letter that cannot be read or written ever stops the game."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding=speakable(), errors=SPELLED, line_buffering=True)
    return Paper(sys.stdin, sys.stdout)
