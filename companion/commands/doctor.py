"""`companion doctor`: verifies every file and journal, says what is recoverable, repairs on request."""

from pathlib import Path

import click
import msgspec

from companion.commands.data import AS_JSON, say, with_store
from companion.i18n import t
from companion.i18n.shown import padded
from companion.session import Refused
from companion.session.kinds import kind_called
from companion.session.replay import history_of, play_of
from companion.store import Store, StoreError
from companion.store.doctor import TROUBLE, Ailment, examine, repair
from companion.store.errors import Facts
from companion.store.store import SAVES, TRASH


def _unplayable(store: Store, examined: list[Ailment]) -> list[Ailment]:
    """Saves whose files are sound but whose log the rules no longer accept; others are not even opened."""
    found, ill = [], {Path(ailment.file).parent for ailment in examined if ailment.condition != "sound"}
    for place in (SAVES, TRASH):
        for name in store.names(place):
            if Path(place, name) in ill:
                continue
            save = store.save(name, place)
            try:
                history = history_of(save)
                play_of(kind_called(history.start.kind), history)
            except (Refused, StoreError) as error:
                told: Facts = {"title": save.row().title, "problem": str(error)}
                found.append(Ailment(f"{place}/{name}", "lost", "unplayable", told))
    return found


@click.command(name="doctor", help=t("doctor-help"))
@click.option("--repair", "mend", is_flag=True, help=t("doctor-mend"))
@AS_JSON
@with_store
def command(store: Store, mend: bool, as_json: bool) -> None:
    """Verify every file and journal of the data folder. Status 1 if something is wrong with one."""
    done = repair(store) if mend else []
    found = examine(store)
    found += _unplayable(store, found)
    trouble = any(ailment.condition in TROUBLE for ailment in found)
    _print(store, found, [notice.sentence for notice in done], as_json)
    store.told(done)
    click.get_current_context().exit(1 if trouble else 0)


def _print(store: Store, found: list[Ailment], done: list[str], as_json: bool) -> None:
    if as_json:
        files = [{**msgspec.to_builtins(ailment), "sentence": ailment.sentence} for ailment in found]
        click.echo(msgspec.json.encode({"folder": str(store.root), "files": files, "repaired": done}))
        return
    for sentence in done:
        say(f"{padded(t('doctor-repaired'), 12)} {sentence}")
    ill = [ailment for ailment in found if ailment.condition != "sound"]
    for ailment in ill:
        say(f"{padded(t(f'doctor-condition-{ailment.condition}'), 12)} {ailment.sentence}")
    say(t("doctor-total", files=len(found), folder=str(store.root), sound=len(found) - len(ill)))
