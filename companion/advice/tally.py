"""What many games add up to: win shares with intervals, lengths, scores and ranks."""

from collections import Counter
from math import sqrt

import msgspec

Z95 = 1.959963984540054


class Outcome(msgspec.Struct):
    """One finished game. `won` is None where players win against each other."""

    winners: list[int]
    vp: list[int]
    rounds: int
    actions: int
    won: bool | None = None
    score: int = 0
    rank: str | None = None


class Tally(msgspec.Struct):
    """Sums over games; tallies of parts of a job merge into that of the whole."""

    seats: int
    games: int = 0
    actions: int = 0
    team: bool = False
    won: int = 0
    score: int = 0
    wins: list[float] = []
    shared: int = 0
    vp: list[int] = []
    rounds: Counter[int] = msgspec.field(default_factory=Counter)
    ranks: Counter[str] = msgspec.field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.vp = self.vp or [0] * self.seats

    def add(self, outcome: Outcome) -> None:
        """Count one game; a shared win is a share of a win for each."""
        self.games += 1
        self.actions += outcome.actions
        self.rounds[outcome.rounds] += 1
        for seat, vp in enumerate(outcome.vp):
            self.vp[seat] += vp
        if outcome.won is not None:
            self._add_team(outcome)
            return
        self.shared += len(outcome.winners) > 1
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)

    def _add_team(self, outcome: Outcome) -> None:
        self.team = True
        if outcome.won:
            self.won += 1
            self.score += outcome.score
            self.ranks[outcome.rank or "none"] += 1

    def merge(self, other: "Tally") -> None:
        """Add another tally of the same job."""
        self.games += other.games
        self.actions += other.actions
        self.team = self.team or other.team
        self.won += other.won
        self.score += other.score
        self.shared += other.shared
        self.rounds += other.rounds
        self.ranks += other.ranks
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.vp = [mine + theirs for mine, theirs in zip(self.vp, other.vp, strict=True)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score, sound near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z95**2 / games
    middle = (share + Z95**2 / (2 * games)) / scale
    reach = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def quantile(counts: Counter[int], part: float) -> int:
    """The value below which that part of all counted values lies."""
    left = part * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return max(counts, default=0)


def figures(tally: Tally, bots: tuple[str, ...]) -> dict[str, object]:
    """A tally as plain figures, ready for JSON."""
    games = max(1, tally.games)
    out: dict[str, object] = {
        "games": tally.games,
        "actions_per_game": tally.actions / games,
        "rounds": {
            "mean": sum(value * count for value, count in tally.rounds.items()) / games,
            **{f"p{round(part * 100)}": quantile(tally.rounds, part) for part in (0.05, 0.5, 0.95)},
            "min": min(tally.rounds, default=0),
            "max": max(tally.rounds, default=0),
        },
    }
    if tally.team:
        out["team"] = {**_share(tally.won, tally.games), **_scores(tally)}
    else:
        out["shared_wins"] = tally.shared
    out["seats"] = [_seat(tally, seat, name) for seat, name in enumerate(bots)]
    return out


def _share(wins: float, games: int) -> dict[str, object]:
    low, high = wilson(wins, games)
    return {"wins": wins, "share": wins / max(1, games), "low": low, "high": high}


def _scores(tally: Tally) -> dict[str, object]:
    """Average score over all games (a lost one scores 0) and over those won, and how often each rank came."""
    return {
        "score": tally.score / max(1, tally.games),
        "score_when_won": tally.score / max(1, tally.won),
        "ranks": dict(tally.ranks.most_common()),
    }


def _seat(tally: Tally, seat: int, name: str) -> dict[str, object]:
    out: dict[str, object] = {"seat": seat, "bot": name, "vp": tally.vp[seat] / max(1, tally.games)}
    if not tally.team:
        out.update(_share(tally.wins[seat], tally.games))
    return out
