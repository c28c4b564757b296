"""Beginning a chapter: heroes, shared coins, then every step of the set-up with its tick box (A2-A5)."""

from collections.abc import Callable
from typing import Any

from companion.i18n import t
from companion.table.campaign.guides import setup_steps
from companion.table.campaign.state import Campaign
from companion.table.campaign.view import ability_text
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.steps import Steps
from companion.tui.screen import CompanionScreen

NOBODY = "-"


class Opening:
    """Asks what the table must decide, shows what it must lay out, and answers with one entry."""

    def __init__(
        self, screen: CompanionScreen, campaign: Campaign, done: Callable[[dict[str, Any]], Any]
    ) -> None:
        self._screen = screen
        self._campaign = campaign
        self._done = done
        self._heroes: list[str] = []
        self._extra: list[int] = []
        self._tasks: list[str] = []

    def start(self) -> None:
        """Ask for the heroes, player by player."""
        self._ask_hero()

    def _ask_hero(self) -> None:
        names = self._campaign.names
        if len(self._heroes) == len(names) or NOBODY in self._heroes:
            self._ask_extra()
            return
        taken = self._taken_cards()
        choices = [Choice(NOBODY, t("hero-skip"))] if not self._heroes else []
        for hero in self._campaign.book.heroes:
            why = (
                t("hero-taken")
                if (hero.card in taken and hero.card is not None) or hero.id in self._heroes
                else ""
            )
            choices.append(Choice(hero.id, t("hero-choice", name=hero.name, text=ability_text(hero)), why))
        self._screen.ask(Choose(t("hero-title", name=names[len(self._heroes)]), choices), self._hero)

    def _taken_cards(self) -> set[int | None]:
        return {hero.card for hero in self._campaign.book.heroes if hero.id in self._heroes}

    def _hero(self, hero: str) -> None:
        self._heroes.append(hero)
        self._ask_hero()

    def _ask_extra(self) -> None:
        coins = self._campaign.extra_coins
        if not coins or self._extra:
            self._ask_tasks()
            return
        share, rest = divmod(coins, len(self._campaign.names))
        lines = [
            Field(str(seat), name, str(share + (seat < rest)), whole=True, needed=True)
            for seat, name in enumerate(self._campaign.names)
        ]
        self._screen.ask(Form(t("extra-title", n=coins), lines), self._shared)

    def _shared(self, values: dict[str, str]) -> None:
        self._extra = [int(values[str(seat)]) for seat in range(len(self._campaign.names))]
        self._ask_tasks()

    def _ask_tasks(self) -> None:
        if not self._campaign.after:
            self._steps()
            return
        line = Field("tasks", t("after-tasks-label"), needed=True)
        self._screen.ask(Form(t("after-tasks-title"), [line]), self._drawn)

    def _drawn(self, values: dict[str, str]) -> None:
        self._tasks = values["tasks"].replace(",", " ").split()
        self._steps()

    def _steps(self) -> None:
        heroes = () if NOBODY in self._heroes else tuple(self._heroes)
        steps = [step.text for step in setup_steps(self._campaign, heroes=heroes)]
        title = t("setup-title", chapter=self._campaign.chapter)
        self._screen.ask(Steps(title, steps), lambda _: self._write(heroes))

    def _write(self, heroes: tuple[str, ...]) -> None:
        entry: dict[str, Any] = {"do": "begin", "heroes": list(heroes)}
        entry |= {"extra": self._extra} if self._extra else {}
        entry |= {"tasks": self._tasks} if self._tasks else {}
        self._done(entry)
