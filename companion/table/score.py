"""The base-game score sheet: VP, coins, swords, taxes, the end and the ranking (B17, B30-B32)."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from companion.content.facts import GOAL, START_COINS
from companion.i18n import Thing, enumeration, listed, t
from companion.table.refusal import Refused
from companion.table.table_kind import Entry, TableEntry, TableKind, check_names, decode, seat_of
from companion.table.tax import Payer, bills, find_tax


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


Move = SheetAdd | CorrectSheet | SheetTax | Announce | SheetFinish


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


def _given(move: CorrectSheet) -> dict[str, Any]:
    values = {"vp": move.vp, "coins": move.coins, "swords": move.swords, "expedition": move.expedition}
    return {what: value for what, value in values.items() if value is not None}


def _tax(sheet: Sheet, code: str) -> Sheet:
    payers = [Payer(p.coins, p.swords, p.vp) for p in sheet.players]
    for seat, bill in enumerate(bills(find_tax(code), payers)):
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
            return _with(sheet, seat_of(sheet.names, move.player), _given(move))
        case SheetTax():
            return _tax(sheet, move.card)
        case Announce():
            by = None if move.player is None else seat_of(sheet.names, move.player)
            return msgspec.structs.replace(sheet, announced=by)
        case SheetFinish():
            if sheet.announced is None:
                raise Refused(t("score-table-not-yet", goal=sheet.goal, ending=sheet.ending), "B30")
            return msgspec.structs.replace(sheet, over=True)


def apply(sheet: Sheet, entry: Entry) -> Sheet:
    """One entry; the end is announced by itself as soon as somebody meets the condition, and stands (B30)."""
    if sheet.over:
        raise Refused(t("score-table-over"))
    move: Move = decode(entry, Move)
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


def verdict(sheet: Sheet) -> str:
    """Who wins as things stand."""
    winners = [place.seat for place in ranking(sheet) if place.winner]
    if not winners:
        return t("score-table-nobody-wins")
    best = sheet.players[winners[0]]
    names, coins = listed(sheet.names[seat] for seat in winners), Thing("coins", n=best.coins)
    return t("score-table-winner", names=names, n=len(winners), vp=best.vp, coins=coins)


def next_step(sheet: Sheet) -> str:
    """The one line that says what to do now."""
    if sheet.over:
        return verdict(sheet)
    if sheet.announced is not None:
        return t("score-table-next-final", last=sheet.names[sheet.last])
    nearest = max(sheet.players, key=lambda player: (player.vp, player.expedition))
    lacks = "expedition" if sheet.ending == "expedition" and not nearest.expedition else "nothing"
    return t("score-table-next-play", name=nearest.name, vp=max(0, sheet.goal - nearest.vp), lacks=lacks)


def _tax_title(sheet: Sheet, code: str) -> str:
    shares = bills(find_tax(code), [Payer(p.coins, p.swords, p.vp) for p in sheet.players])
    told = list(zip(sheet.names, shares, strict=True))
    pays = [Thing("score-table-pays", name=name, coins=bill.pays) for name, bill in told if bill.pays]
    lucky = [name for name, bill in told if bill.bonus]
    return t(
        "score-table-tax",
        code=code,
        payers=len(pays),
        pays=listed(pays, "list-comma"),
        names=listed(lucky),
        n=len(lucky),
        coins=Thing("coins", n=max(bill.bonus for bill in shares)),
    )


def title(sheet: Sheet, entry: Entry) -> str:
    """The entry as a sentence, told on the sheet before it."""
    move: Move = decode(entry, Move)
    match move:
        case SheetAdd():
            gains = {"vp": move.vp, "coins": move.coins, "swords": move.swords}
            changes = enumeration(
                t(f"score-table-change-{what}", by=f"{by:+d}") for what, by in gains.items() if by
            )
            name = sheet.names[seat_of(sheet.names, move.player)]
            return t("score-table-add", name=name, changes=changes or t("score-table-no-change"))
        case CorrectSheet():
            values = listed(
                (Thing(f"score-table-has-{what}", n=int(value)) for what, value in _given(move).items()),
                "list-comma",
            )
            who, said = sheet.names[seat_of(sheet.names, move.player)], "yes" if move.reason else "no"
            return t("score-table-set", name=who, values=values, said=said, reason=move.reason or "")
        case SheetTax():
            return _tax_title(sheet, move.card)
        case Announce():
            if move.player is None:
                return t("score-table-withdraw")
            return t("score-table-announce", name=sheet.names[seat_of(sheet.names, move.player)])
        case SheetFinish():
            return t("score-table-finish")


def _row(sheet: Sheet, place: Standing) -> str:
    player = sheet.players[place.seat]
    note = "expedition" if player.expedition else "none" if place.may_win else "blocked"
    columns = {"name": f"{player.name:<12}", "vp": f"{player.vp:>3}", "coins": f"{player.coins:>3}"}
    return t("score-table-row", place=place.place, swords=f"{player.swords:>2}", note=note, **columns)


def lines(sheet: Sheet) -> list[str]:
    """The sheet in ranking order, and the next step."""
    return [*(_row(sheet, place) for place in ranking(sheet)), next_step(sheet)]


def summary(sheet: Sheet) -> dict[str, Any]:
    """A few facts for a list of tables."""
    leader = sheet.players[ranking(sheet)[0].seat]
    return {"players": sheet.names, "leader": leader.name, "vp": leader.vp, "over": sheet.over}


def as_json(sheet: Sheet) -> dict[str, Any]:
    """Everything a screen shows."""
    facts: dict[str, Any] = msgspec.to_builtins(sheet)
    return facts | {"ranking": msgspec.to_builtins(ranking(sheet)), "next": next_step(sheet)}


SCORE = TableKind("score", start, apply, title, lines, summary, as_json)
