"""The base-game score sheet: VP, coins, swords, taxes, the end and the ranking (B17, B30-B32)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from companion.content.facts import GOAL, START_COINS
from companion.i18n import t
from companion.table.refusal import Refused
from companion.table.table_kind import Entry, Note, TableEntry, check_names, check_note, decode, seat_of
from companion.table.tax import Bill, Payer, bills, find_tax


class Scorer(msgspec.Struct, frozen=True):
    """One line of the sheet."""

    name: str
    vp: int = 0
    coins: int = START_COINS
    swords: int = 0
    expedition: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """The sheet: `ending` is the plain end or the one that needs an expedition (B30, B32)."""

    players: tuple[Scorer, ...]
    ending: Literal["plain", "expedition"] = "plain"
    goal: int = GOAL
    first: int = 0
    announced: int | None = None
    over: bool = False

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def last(self) -> int:
        """The seat on the first player's right has the last turn (B30)."""
        return (self.first - 1) % len(self.players)

    def ends(self, player: Scorer) -> bool:
        """Whether this player meets the end condition (B30, B32)."""
        return player.vp >= self.goal and (self.ending == "plain" or player.expedition)


class SheetSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names, the ending, 12 VP (Underway!: 8, U5), and who begins."""

    players: tuple[str, ...]
    ending: Literal["plain", "expedition"] = "plain"
    goal: int = GOAL
    first: int = 0


class SheetAdd(TableEntry, frozen=True, tag="add"):
    """Gains and losses of one player."""

    player: int | str
    vp: int = 0
    coins: int = 0
    swords: int = 0


class CorrectSheet(TableEntry, frozen=True, tag="set"):
    """What the table says one player has, with a reason where it corrects the sheet."""

    player: int | str
    vp: int | None = None
    coins: int | None = None
    swords: int | None = None
    expedition: bool | None = None
    reason: str = ""


class SheetTax(TableEntry, frozen=True, tag="tax"):
    """A tax card was revealed."""

    card: str


class Announce(TableEntry, frozen=True, tag="announce"):
    """Who announced the end; nobody: the announcement was a mistake."""

    player: int | str | None


class SheetFinish(TableEntry, frozen=True, tag="finish"):
    """The last round has been played."""


class Standing(msgspec.Struct, frozen=True):
    """A row of the final ranking; tied players share a place."""

    place: int
    seat: int
    winner: bool
    may_win: bool


Move = SheetAdd | CorrectSheet | SheetTax | Announce | SheetFinish | Note


def start(setup: Mapping[str, object]) -> Sheet:
    """A new sheet: everyone has 3 coins (B3)."""
    wanted: SheetSetup = decode(setup, SheetSetup)
    if not 2 <= len(wanted.players) <= 5:
        raise Refused(t("score-table-players", count=len(wanted.players)))
    if wanted.goal < 1:
        raise Refused(t("score-table-goal", goal=wanted.goal), "B30")
    check_names(wanted.players)
    seat_of(wanted.players, wanted.first)
    return Sheet(tuple(Scorer(name) for name in wanted.players), wanted.ending, wanted.goal, wanted.first)


def _with(sheet: Sheet, seat: int, values: Mapping[str, Any]) -> Sheet:
    old = sheet.players[seat]
    for what, value in values.items():
        if value < 0:
            raise Refused(t("score-table-negative", name=old.name, value=value, what=what))
    new = msgspec.structs.replace(old, **values)
    return msgspec.structs.replace(sheet, players=(*sheet.players[:seat], new, *sheet.players[seat + 1 :]))


def given(move: CorrectSheet) -> dict[str, Any]:
    """The values that a correction names."""
    values = {"vp": move.vp, "coins": move.coins, "swords": move.swords, "expedition": move.expedition}
    return {what: value for what, value in values.items() if value is not None}


def shares(sheet: Sheet, code: str) -> list[Bill]:
    """What a tax card does to everybody on this sheet (B17)."""
    return bills(find_tax(code), [Payer(p.coins, p.swords, p.vp) for p in sheet.players])


def _tax(sheet: Sheet, code: str) -> Sheet:
    for seat, bill in enumerate(shares(sheet, code)):
        sheet = _with(sheet, seat, {"coins": bill.after})
    return sheet


def _move(sheet: Sheet, move: Move) -> Sheet:
    match move:
        case SheetAdd():
            seat = seat_of(sheet.names, move.player)
            old = sheet.players[seat]
            sums = {what: getattr(old, what) + getattr(move, what) for what in ("vp", "coins", "swords")}
            return _with(sheet, seat, sums)
        case CorrectSheet():
            return _with(sheet, seat_of(sheet.names, move.player), given(move))
        case SheetTax():
            return _tax(sheet, move.card)
        case Announce():
            by = None if move.player is None else seat_of(sheet.names, move.player)
            return msgspec.structs.replace(sheet, announced=by)
        case SheetFinish():
            if sheet.announced is None:
                raise Refused(t("score-table-not-yet", goal=sheet.goal, ending=sheet.ending), "B30")
            return msgspec.structs.replace(sheet, over=True)
        case Note():
            check_note(move)
            return sheet


def apply(sheet: Sheet, entry: Entry) -> Sheet:
    """One entry; the end is announced by itself as soon as somebody meets the condition, and stands (B30)."""
    move: Move = decode(entry, Move)
    if sheet.over and not isinstance(move, Note):
        raise Refused(t("score-table-over"))
    after = _move(sheet, move)
    if after.announced is None and not isinstance(move, Announce):
        seat = next((seat for seat, player in enumerate(after.players) if after.ends(player)), None)
        after = msgspec.structs.replace(after, announced=seat)
    return after


def ranking(sheet: Sheet) -> list[Standing]:
    """Most VP, then most coins, then shared; players who may not win come last (B31, B32)."""

    def key(seat: int) -> tuple[bool, int, int]:
        player = sheet.players[seat]
        return (sheet.ending == "expedition" and not player.expedition, -player.vp, -player.coins)

    order = sorted(range(len(sheet.players)), key=key)
    keys = [key(seat) for seat in order]
    return [
        Standing(keys.index(own) + 1, seat, own == keys[0] and not own[0], not own[0])
        for seat, own in zip(order, keys, strict=True)
    ]
