"""Beginning a chapter: every step of the set-up with its tick box, each question at its own step (A2-A5)."""

from collections.abc import Callable
from typing import Any

from companion.i18n import t
from companion.table.campaign.card_texts import read_card9, read_track
from companion.table.campaign.faces import card9, track
from companion.table.campaign.fold import apply
from companion.table.campaign.guides import draft_order, setup_steps
from companion.table.campaign.reading import title_card
from companion.table.campaign.state import Campaign
from companion.table.campaign.view import ability_text
from companion.table.refusal import Refused
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.page import Page
from companion.tui.dialogs.printed_card import card9_form, track_form
from companion.tui.dialogs.steps import Question, Steps
from companion.tui.screen import CompanionScreen

SKIP, DEAL, DRAFT = "skip", "deal", "draft"


class Opening:
    """The set-up of one chapter, kept while the screen is open: ticks and answers survive leaving it.

    Each answer is tried when it is given; what it answers with at the end is one entry.
    """

    def __init__(
        self, screen: CompanionScreen, campaign: Campaign, done: Callable[[dict[str, Any]], Any]
    ) -> None:
        self._screen, self._campaign, self._done = screen, campaign, done
        self._entry: dict[str, Any] = {"do": "begin"}
        self._heroes: dict[int, str] = {}
        self._order: list[int] = []
        self._draft = False
        self._dialog: Steps | None = None

    @property
    def first(self) -> int:
        """Who goes first."""
        return int(self._entry.get("first", 0))

    def start(self) -> None:
        """Open the steps where they were left."""
        ticked = self._dialog.ticked if self._dialog else 0
        ids = [step.id for step in self._steps()]
        questions = {ids.index(name): ask for name, ask in self._questions().items() if name in ids}
        title = t("setup-title", chapter=self._campaign.chapter)
        self._dialog = Steps(title, self._texts(), questions, ticked)
        self._screen.ask(self._dialog, lambda _: self._done(self._entry))

    def _steps(self) -> Any:
        heroes = tuple(self._heroes.get(seat, "") for seat in range(len(self._campaign.crew)))
        return setup_steps(self._campaign, self.first, self._draft, heroes)

    def _texts(self) -> list[str]:
        return [step.text for step in self._steps()]

    def _questions(self) -> dict[str, Question]:
        """What is asked at which step; nothing that is known already."""
        campaign = self._campaign
        asked: dict[str, Question] = {"heroes": self._ask_heroes}
        asked |= {"first": self._ask_first} if len(campaign.crew) > 1 else {}
        asked |= {"extra": self._ask_extra} if campaign.extra_coins else {}
        asked |= {"tasks": self._ask_tasks} if campaign.after else {}
        asked |= {"title": self._read_title} if title_card(campaign).text and not campaign.after else {}
        asked |= {"markers": self._ask_track} if track(campaign) is None else {}
        unknown = campaign.mode == "coop" and None in card9(campaign)
        return asked | ({"card9": self._ask_card9} if unknown else {})

    def _answered(self, steps: Steps, **values: Any) -> None:
        self._entry |= values
        steps.show(self._texts())
        steps.answered()

    def _refusal(self, **values: Any) -> str:
        """What the table would say to the entry so far with these values; asked when they are given."""
        tried = self._entry | values
        if self._campaign.after and "tasks" not in tried:
            return ""
        try:
            apply(self._campaign, tried)
        except Refused as refused:
            return str(refused)
        return ""

    def _ask_first(self, steps: Steps) -> None:
        choices = [Choice(str(seat), name) for seat, name in enumerate(self._campaign.names)]
        dialog = Choose(t("first-title"), choices, t("first-text"))
        steps.ask(dialog, lambda seat: self._answered(steps, first=int(seat)))

    def _ask_heroes(self, steps: Steps) -> None:
        if 0 < len(self._heroes) < len(self._campaign.crew):
            self._ask_hero(steps, [seat for seat in self._order if seat not in self._heroes])
            return
        self._heroes = {}
        ways = [Choice(way, t(f"hero-way-{way}")) for way in (DEAL, DRAFT, SKIP)]
        solo = len(self._campaign.crew) == 1
        choices = [way for way in ways if not (solo and way.id == DRAFT)]
        steps.ask(Choose(t("hero-way-title"), choices), lambda way: self._way(steps, way))

    def _way(self, steps: Steps, way: str) -> None:
        self._draft = way == DRAFT
        if way == SKIP:
            self._answered(steps, heroes=[])
            return
        names = self._campaign.names
        order = draft_order(self._campaign, self.first) if self._draft else names
        self._order = [names.index(name) for name in order]
        self._ask_hero(steps, self._order)

    def _ask_hero(self, steps: Steps, seats: list[int]) -> None:
        if not seats:
            self._answered(steps, heroes=[self._heroes[seat] for seat in range(len(self._heroes))])
            return
        heroes = self._campaign.book.heroes
        taken = {hero.card or hero.id for hero in heroes if hero.id in self._heroes.values()}
        choices = [
            Choice(
                hero.id,
                t("hero-choice", name=hero.name, text=ability_text(hero)),
                t("hero-taken") if (hero.card or hero.id) in taken else "",
            )
            for hero in heroes
        ]
        title = t("hero-title", name=self._campaign.names[seats[0]])

        def chosen(hero: str) -> None:
            self._heroes[seats[0]] = hero
            self._ask_hero(steps, seats[1:])

        steps.ask(Choose(title, choices), chosen)

    def _ask_extra(self, steps: Steps) -> None:
        coins, names = self._campaign.extra_coins, self._campaign.names
        share, rest = divmod(coins, len(names))
        lines = [
            Field(str(seat), name, str(share + (seat < rest)), whole=True, needed=True)
            for seat, name in enumerate(names)
        ]

        def shares(values: dict[str, str]) -> list[int]:
            return [int(values[str(seat)] or 0) for seat in range(len(names))]

        def refusal(values: dict[str, str]) -> str:
            given = sum(shares(values))
            return (
                t("extra-sum", coins=coins, given=given)
                if given != coins
                else self._refusal(extra=shares(values))
            )

        form = Form(t("extra-title", n=coins), lines, refusal=refusal)
        steps.ask(form, lambda values: self._answered(steps, extra=shares(values)))

    def _ask_tasks(self, steps: Steps) -> None:
        def drawn(values: dict[str, str]) -> list[str]:
            return values["tasks"].replace(",", " ").split()

        line = Field("tasks", t("after-tasks-label"), needed=True)
        form = Form(t("after-tasks-title"), [line], refusal=lambda values: self._refusal(tasks=drawn(values)))
        steps.ask(form, lambda values: self._answered(steps, tasks=drawn(values)))

    def _read_title(self, steps: Steps) -> None:
        card = title_card(self._campaign)
        steps.ask(Page(card.title, card.text), lambda _: steps.answered())

    def _know(self, steps: Steps, **typed: Any) -> None:
        known = self._entry.get("typed", {}) | {name: value for name, value in typed.items() if value}
        self._answered(steps, **({"typed": known} if known else {}))

    def _ask_track(self, steps: Steps) -> None:
        def typed(values: dict[str, str]) -> None:
            shields = read_track(values["track"]) if values["track"] else ()
            self._know(steps, track={"shields": list(shields)} if shields else None)

        steps.ask(track_form(), typed)

    def _ask_card9(self, steps: Steps) -> None:
        def typed(values: dict[str, str]) -> None:
            pair = list(read_card9(values["card9"])) if values["card9"] else []
            self._know(steps, card9={str(len(self._campaign.crew)): pair} if pair else None)

        steps.ask(card9_form(self._campaign), typed)
