"""`companion verify FILE`: is what an exported digital game states about itself true?"""

from pathlib import Path

import click
import msgspec

from companion.commands.data import Refusal, told
from companion.session.verify import Claim, verify
from companion.store.bundle import Exported, read_bundle


def _only_game(file: Path) -> Exported:
    saves = read_bundle(file.read_bytes(), file.name).saves
    if len(saves) != 1:
        raise Refusal(f"{file.name} holds {len(saves)} saves; export the one game to be verified by itself.")
    return saves[0]


@click.command(name="verify")
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
def command(file: Path, as_json: bool) -> None:
    """Replay an exported digital game and confirm or deny its result. Status 0 confirmed, 1 denied."""
    with told():
        claims = verify(_only_game(file))
    confirmed = all(claim.holds for claim in claims)
    if as_json:
        checked = [{"claim": claim.claim, "holds": claim.holds, "found": claim.found} for claim in claims]
        click.echo(msgspec.json.encode({"confirmed": confirmed, "claims": checked}))
    else:
        _print(claims, confirmed)
    click.get_current_context().exit(0 if confirmed else 1)


def _print(claims: list[Claim], confirmed: bool) -> None:
    for claim in claims:
        click.echo(f"{'holds ' if claim.holds else 'DENIED'}  {claim.claim}{_figures(claim)}")
    click.echo("Confirmed." if confirmed else "Denied.")


def _figures(claim: Claim) -> str:
    if isinstance(claim.stated, dict) and "actions" in claim.stated:
        return ""
    return f": {claim.stated}" if claim.holds else f": stated {claim.stated}, found {claim.found}"
