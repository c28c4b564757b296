"""`companion verify FILE`: is what an exported digital game states about itself true?"""

from pathlib import Path

import click
import msgspec

from companion.commands.data import AS_JSON, Refusal, say, told
from companion.i18n import t
from companion.session.verify import Claim, verify
from companion.store.bundle import Exported, read_bundle_file


def _only_game(file: Path) -> Exported:
    saves = read_bundle_file(file).saves
    if len(saves) != 1:
        raise Refusal(t("verify-several", file=file.name, n=len(saves)))
    return saves[0]


@click.command(name="verify", help=t("verify-help"))
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@AS_JSON
def command(file: Path, as_json: bool) -> None:
    """Replay an exported digital game and confirm or deny its result. Status 0 confirmed, 1 denied."""
    with told():
        claims = verify(_only_game(file))
    confirmed = all(claim.holds for claim in claims)
    if as_json:
        checked = [
            {"claim": claim.claim, "holds": claim.holds, "found": claim.found, "problem": claim.problem}
            for claim in claims
        ]
        click.echo(msgspec.json.encode({"confirmed": confirmed, "claims": checked}))
    else:
        _print(claims, confirmed)
    click.get_current_context().exit(0 if confirmed else 1)


def _print(claims: list[Claim], confirmed: bool) -> None:
    for claim in claims:
        say(_line(claim))
    say(t("verify-confirmed" if confirmed else "verify-not-confirmed"))


def _line(claim: Claim) -> str:
    """A claim with its figures, but for a whole log that would fill the screen."""
    told = t(f"verify-claim-{claim.claim}")
    if isinstance(claim.stated, dict) and "actions" in claim.stated:
        return t("verify-holds" if claim.holds else "verify-denied", claim=told)
    stated, found = str(claim.stated), claim.problem or str(claim.found)
    if claim.holds:
        return t("verify-holds-figure", claim=told, stated=stated)
    return t("verify-denied-figures", claim=told, stated=stated, found=found)
