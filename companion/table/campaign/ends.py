"""The ends of a chapter: card 9 with how far each condition is, and the competitive ranking (A40, A50)."""

import msgspec

from companion.content.facts import GOAL
from companion.i18n import t
from companion.table.campaign.faces import card9
from companion.table.campaign.state import Campaign
from companion.table.campaign.tasks import markers_on_tasks, vp


class Condition(msgspec.Struct, frozen=True):
    """One condition: what the table has, what it needs (None: unknown), and whether it is met."""

    id: str
    label: str
    have: int
    need: int | None

    @property
    def met(self) -> bool | None:
        return None if self.need is None else self.have >= self.need

    @property
    def short(self) -> int | None:
        """How much is missing."""
        return None if self.need is None else max(0, self.need - self.have)

    @property
    def text(self) -> str:
        need = t("campaign-need-unknown") if self.need is None else self.need
        return t(f"campaign-condition-{self.id}", have=self.have, need=need)


class EndCheck(msgspec.Struct, frozen=True):
    """Card 9 as things stand; `won` is None while a number is unknown and nothing else is missed."""

    conditions: tuple[Condition, ...]

    @property
    def won(self) -> bool | None:
        verdicts = [condition.met for condition in self.conditions]
        return False if False in verdicts else None if None in verdicts else True


def end_check(campaign: Campaign, numbers: tuple[int | None, int | None] | None = None) -> EndCheck:
    """Every revealed task done by someone, markers on tasks, VP of all together (A40)."""
    markers, points = numbers or card9(campaign)
    done = sum(bool(spot.done) for spot in campaign.tasks)
    total = sum(vp(campaign, seat) for seat in range(len(campaign.crew)))
    return EndCheck((
        Condition("tasks", t("campaign-c-tasks"), done, len(campaign.tasks)),
        Condition("markers", t("campaign-c-markers"), markers_on_tasks(campaign), markers),
        Condition("vp", t("campaign-c-vp"), total, points),
    ))  # fmt: skip


class Standing(msgspec.Struct, frozen=True):
    """A player in the competitive ranking (A50)."""

    place: int
    seat: int
    vp: int
    markers_left: int
    coins: int | None
    trophy: bool
    winner: bool


def announcer(campaign: Campaign) -> int | None:
    """Who meets the competitive end condition: 12 VP and an open trophy (A50)."""
    meets = (s for s, player in enumerate(campaign.crew) if player.trophy and vp(campaign, s) >= GOAL)
    return next(meets, None)


def _key(campaign: Campaign, seat: int) -> tuple[bool, int, int, int]:
    player = campaign.crew[seat]
    return (not player.trophy, -vp(campaign, seat), player.markers_left, -(player.coins or 0))


def standings(campaign: Campaign) -> list[Standing]:
    """Trophy holders first: most VP, fewest markers on the hero, most coins, then shared (A50)."""
    keys = {seat: _key(campaign, seat) for seat in range(len(campaign.crew))}
    order = sorted(keys, key=lambda seat: keys[seat])
    ranked = [keys[seat] for seat in order]
    return [
        Standing(
            ranked.index(keys[seat]) + 1, seat, vp(campaign, seat), campaign.crew[seat].markers_left,
            campaign.crew[seat].coins, campaign.crew[seat].trophy,
            keys[seat] == ranked[0] and campaign.crew[seat].trophy,
        )
        for seat in order
    ]  # fmt: skip


def coins_wanted(campaign: Campaign) -> list[int]:
    """Seats that are level up to the coins and whose coins nobody has entered (A50)."""
    best = min(_key(campaign, seat)[:3] for seat in range(len(campaign.crew)))
    level = [seat for seat in range(len(campaign.crew)) if _key(campaign, seat)[:3] == best and not best[0]]
    return [seat for seat in level if len(level) > 1 and campaign.crew[seat].coins is None]


def wins(campaign: Campaign) -> list[int]:
    """Chapters won per player in a competitive campaign."""
    return [sum(seat in result.winners for result in campaign.results) for seat in range(len(campaign.crew))]


def flawless(campaign: Campaign) -> bool:
    """Five chapters, all of them in this log, without a single loss (A41)."""
    whole = campaign.phase == "over" and campaign.mode == "coop" and not campaign.chapters_before
    return whole and campaign.losses == 0
