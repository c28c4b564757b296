"""A campaign evening for tests: entries written in one short line each, the state at hand."""

from typing import Any

from companion.table.campaign.state import Campaign
from companion.table.kinds import CAMPAIGN

NAMES = ("Ann", "Bob", "Cem", "Dan")


class Evening:
    """A campaign in the making. `do` writes one entry; `state` is what the table knows."""

    def __init__(self, players: int = 3, mode: str = "coop", book: str = "salt-ledger", **setup: Any) -> None:
        self.setup = {"players": list(NAMES[:players]), "mode": mode, "book": book, **setup}
        self.entries: list[dict[str, Any]] = []
        self.state: Campaign = CAMPAIGN.start(self.setup)

    def do(self, do: str, **values: Any) -> "Evening":
        entry = {"do": do, **values}
        self.state = CAMPAIGN.apply(self.state, entry)
        self.entries.append(entry)
        return self

    def to_month_end(self) -> "Evening":
        while self.state.phase != "month_end":
            self.do("event")
        return self

    def months(self, count: int) -> "Evening":
        for _ in range(count):
            self.to_month_end().do("month_end")
        return self

    def to_card9(self) -> "Evening":
        """On to the Month's End whose line points to card 9."""
        from companion.table.campaign.months import line_target

        while line_target(self.to_month_end().state)[0] != "end":
            self.do("month_end")
        return self

    def win(self) -> "Evening":
        """Everything card 9 asks for, then the last Month's End."""
        from companion.table.campaign.ends import end_check

        self.to_card9()
        for spot in self.state.tasks:
            for seat in range(len(self.state.crew)):
                if self.state.crew[seat].markers_left and seat not in spot.done:
                    self.do("complete", player=seat, task=spot.number)
        short = end_check(self.state).conditions[2].short
        self.do("vp", player=0, by=short or 0)
        return self.do("month_end")
