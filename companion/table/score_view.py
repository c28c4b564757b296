"""What a person sees of the score sheet: next step, ranking in lines, a sentence per entry (B17, B30-B32)."""

from typing import Any

import msgspec

from companion.i18n import Thing, enumeration, listed, t
from companion.table.score import (
    Announce,
    CorrectSheet,
    Move,
    Sheet,
    SheetAdd,
    SheetFinish,
    SheetTax,
    Standing,
    apply,
    given,
    ranking,
    shares,
    start,
)
from companion.table.table_kind import Entry, Note, TableKind, decode, seat_of
from companion.table.tax import find_tax


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


def tax_told(sheet: Sheet, code: str) -> str:
    """What a tax does to this table in words: who pays and keeps what, who gets the bonus and why (B17)."""
    told = list(zip(sheet.names, shares(sheet, code), strict=True))
    pays = [
        Thing("score-table-pays", name=name, coins=bill.pays, kept=bill.coins - bill.pays)
        for name, bill in told
        if bill.pays
    ]
    lucky = [name for name, bill in told if bill.bonus]
    return t(
        "score-table-tax",
        payers=len(pays),
        pays=listed(pays, "list-comma"),
        names=listed(lucky),
        n=len(lucky),
        why="swords" if find_tax(code).bonus == "most swords" else "vp",
        coins=Thing("coins", n=max(bill.bonus for _, bill in told)),
    )


def _add_title(sheet: Sheet, move: SheetAdd) -> str:
    player = sheet.players[seat_of(sheet.names, move.player)]
    gains = {"vp": move.vp, "coins": move.coins, "swords": move.swords}
    changes = enumeration(
        t(f"score-table-change-{what}", by=f"{by:+d}", n=abs(by), now=getattr(player, what) + by)
        for what, by in gains.items()
        if by
    )
    return t("score-table-add", name=player.name, changes=changes or t("score-table-no-change"))


def _set_title(sheet: Sheet, move: CorrectSheet) -> str:
    values = listed(
        (Thing(f"score-table-has-{what}", n=int(value)) for what, value in given(move).items()), "list-comma"
    )
    who, said = sheet.names[seat_of(sheet.names, move.player)], "yes" if move.reason else "no"
    return t("score-table-set", name=who, values=values, said=said, reason=move.reason or "")


def _told(sheet: Sheet, move: Move) -> str:
    match move:
        case SheetAdd():
            return _add_title(sheet, move)
        case CorrectSheet():
            return _set_title(sheet, move)
        case SheetTax():
            return tax_told(sheet, move.card)
        case Announce():
            if move.player is None:
                return t("score-table-withdraw")
            return t("score-table-announce", name=sheet.names[seat_of(sheet.names, move.player)])
        case SheetFinish():
            return t("score-table-finish")
        case Note():
            return t("table-note", text=move.text)


def title(sheet: Sheet, entry: Entry) -> str:
    """The entry as a sentence, told on the sheet before it; an end that it brings is told with it (B30)."""
    move: Move = decode(entry, Move)
    told, by = _told(sheet, move), apply(sheet, entry).announced
    if by is None or by == sheet.announced or isinstance(move, Announce):
        return told
    return f"{told} {t('score-table-announce', name=sheet.names[by])}"


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
