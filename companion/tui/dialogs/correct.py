"""Inspect, then correct: everything on a campaign's table, what it is, and what the table says instead."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.i18n import listing, t
from companion.table.campaign.card_texts import read_card9, read_face, read_track
from companion.table.campaign.deck import event_name
from companion.table.campaign.faces import card9, known, line_text, track
from companion.table.campaign.state import IN_BOX, ON_HERO, SPACES, Campaign
from companion.table.campaign.tasks import vp
from companion.table.campaign.view import ability_text
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.number import AskNumber
from companion.tui.dialogs.printed_card import card9_form, card_form, track_form
from companion.tui.dialogs.several import Several

if TYPE_CHECKING:
    from companion.tui.screens.campaign import CampaignScreen

Edit = Callable[[], None]
CHAPTER = ("chapter", "failed", "losses")


class Value(NamedTuple):
    """One value of a thing: what it is called, what it is now, and the question that corrects it."""

    label: str
    present: str
    edit: Edit


class Corrections:
    """Two lists: the things, then the values of one; every answer is one entry with its own undo."""

    def __init__(self, screen: "CampaignScreen") -> None:
        self._screen = screen

    @property
    def _campaign(self) -> Campaign:
        return self._screen.campaign

    def start(self) -> None:
        """What lies on the table, each with its letter."""
        campaign, things = self._campaign, dict[str, tuple[str, Callable[[], None]]]()
        for seat, name in enumerate(campaign.names):
            told = t("inspect-player", name=name, crowns=campaign.crew[seat].crowns, vp=vp(campaign, seat))
            things[f"player-{seat}"] = (told, partial(self.player, seat))
        for spot in campaign.tasks:
            told = t("inspect-task", number=spot.number, needs=known(campaign, spot.number).needs or "?")
            things[f"task-{spot.number}"] = (told, partial(self.task, spot.number))
        for name, show in self._rest().items():
            things[name] = (t(f"inspect-{name}"), show)
        choices = [Choice(name, label) for name, (label, _) in things.items()]
        self._screen.ask(Choose(t("inspect-title"), choices), lambda name: things[name][1]())

    def _rest(self) -> dict[str, Callable[[], None]]:
        found = {"month": self.month, "goals": self.goals, "chapter": self.chapter}
        return found | ({"cards": self.cards} if self._campaign.seen else {})

    def _choose(self, title: str, values: Sequence[Value], text: str = "") -> None:
        """The values of a thing; one of them is corrected."""
        rows = [t("inspect-value", label=value.label, present=value.present or "?") for value in values]
        choices = [Choice(str(n), row) for n, row in enumerate(rows)]
        self._screen.ask(Choose(title, choices, text), lambda n: values[int(n)].edit())

    def _set(self, what: str, value: Any, **where: Any) -> None:
        self._screen.entry(do="set", what=what, value=value, reason=t("correct-reason"), **where)

    def _number(self, what: str, present: int, **where: Any) -> Value:
        label = t(f"correct-{what}")

        def edit() -> None:
            dialog = AskNumber(label, present, 0, 99, t("correct-text"))
            self._screen.ask(dialog, lambda value: self._set(what, value, **where))

        return Value(label, str(present), edit)

    def _who(self, what: str, present: int | None) -> Value:
        names = self._campaign.names
        choices = [Choice(str(seat), name) for seat, name in enumerate(names)]
        choices += [Choice("", t("correct-nobody"))] if what == "announced" else []

        def edit() -> None:
            dialog = Choose(t(f"correct-{what}"), choices)
            self._screen.ask(dialog, lambda seat: self._set(what, int(seat) if seat else None))

        return Value(t(f"correct-{what}"), t("correct-nobody") if present is None else names[present], edit)

    def player(self, seat: int) -> None:
        """One player: crowns, VP, coins, hero, door and windows."""
        campaign, player = self._campaign, self._campaign.crew[seat]
        values = [
            self._number("crowns", player.crowns, player=seat),
            self._number("vp", vp(campaign, seat), player=seat),
            self._number("coins", player.coins or 0, player=seat),
            Value(t("correct-hero"), self._hero_name(player.hero), lambda: self._hero(seat)),
            *(self._space(seat, index) for index in range(len(SPACES))),
            self._number("extra", player.extra, player=seat),
        ]
        side = next((hero for hero in campaign.book.heroes if hero.id == player.hero), None)
        self._choose(player.name, values, ability_text(side) if side else "")

    def _hero_name(self, hero: str) -> str:
        names = {side.id: side.name for side in self._campaign.book.heroes}
        return names.get(hero, hero) or t("hero-none")

    def _hero(self, seat: int) -> None:
        heroes = self._campaign.book.heroes
        choices = [
            Choice(side.id, t("hero-choice", name=side.name, text=ability_text(side))) for side in heroes
        ]
        title = t("hero-title", name=self._campaign.names[seat])
        self._screen.ask(Choose(title, choices), lambda hero: self._set("hero", hero, player=seat))

    def _space(self, seat: int, index: int) -> Value:
        spaces, label = self._campaign.crew[seat].spaces, t(f"correct-{SPACES[index]}")
        places = [ON_HERO, IN_BOX]
        places += [f"{kind} {spot.number}" for spot in self._campaign.tasks for kind in ("task", "progress")]

        def edit() -> None:
            choices = [Choice(place, self._place(place)) for place in places]
            self._screen.ask(Choose(label, choices, t("correct-space")), put)

        def put(place: str) -> None:
            self._set("spaces", [*spaces[:index], place, *spaces[index + 1 :]], player=seat)

        return Value(label, self._place(spaces[index]), edit)

    @staticmethod
    def _place(place: str) -> str:
        kind, _, task = place.partition(" ")
        return t(f"place-{kind}", task=task)

    def task(self, number: str) -> None:
        """One task: who has done it, who is under way, and its card."""
        spot, card = self._campaign.spot(number), known(self._campaign, number)
        assert spot is not None
        values = [
            Value(t("correct-done"), self._names(spot.done), lambda: self._finishers(number)),
            Value(t("correct-progress"), self._names(spot.progress), lambda: self._under_way(number)),
            Value(t("correct-card"), line_text(card.line), lambda: self.card(number)),
        ]
        told = card.needs or t("campaign-view-needs-unknown")
        self._choose(t("inspect-task", number=number, needs=card.title or ""), values, told)

    def _names(self, seats: Sequence[int]) -> str:
        return listing([self._campaign.names[seat] for seat in seats]) or t("correct-nobody")

    def _several(self, title: str, seats: Sequence[int], then: Callable[[list[int]], object]) -> None:
        rows = [(str(seat), name) for seat, name in enumerate(self._campaign.names)]
        dialog = Several(title, rows, t("correct-several"), [str(seat) for seat in seats])
        self._screen.ask(dialog, lambda chosen: then([int(seat) for seat in chosen]))

    def _finishers(self, number: str) -> None:
        spot = self._campaign.spot(number)
        done = spot.done if spot else ()
        self._several(
            t("correct-done-title", task=number),
            done,
            lambda seats: self._screen.entry(do="credit", task=number, done=seats),
        )

    def _under_way(self, number: str) -> None:
        spot = self._campaign.spot(number)
        under_way = spot.progress if spot else ()
        self._several(
            t("correct-progress"), under_way, lambda seats: self._set("progress", seats, task=number)
        )

    def card(self, number: str) -> None:
        """What is printed on a card that has been revealed, now or in an earlier chapter."""

        def typed(values: dict[str, str]) -> None:
            entry = read_face(self._campaign, number, values)
            if entry:
                self._screen.entry(**entry)

        self._screen.ask(card_form(self._campaign, number), typed)

    def cards(self) -> None:
        """Every card revealed so far."""
        seen = [(number, known(self._campaign, number).title or "") for number in self._campaign.seen]
        choices = [Choice(number, t("inspect-card", number=number, title=title)) for number, title in seen]
        self._screen.ask(Choose(t("inspect-cards"), choices), self.card)

    def month(self) -> None:
        """The month, whose turn it is, and the events."""
        campaign = self._campaign
        events = campaign.events
        values = [
            self._who("active", campaign.active),
            self._number("month", campaign.month),
            self._number("turn", campaign.turn),
            Value(t("correct-current"), self._event(), partial(self._screen.name_event, "name_event")),
            self._pile("ahead", events.ahead),
            self._pile("discard", events.discard),
            self._number("reserve", events.reserve),
            self._who("first", campaign.first),
            self._number("turns", campaign.turns),
        ]
        self._choose(t("inspect-month"), values)

    def _event(self) -> str:
        current = self._campaign.events.current
        return t("correct-nobody") if current is None else event_name(self._campaign, current)

    def _pile(self, what: str, events: Sequence[str]) -> Value:
        """A pile of events, those ahead from the top, those behind in order of drawing."""
        label = t(f"correct-{what}")
        shown = ", ".join(event_name(self._campaign, event) for event in events)

        def taken(values: dict[str, str]) -> None:
            words = [word.strip() for word in values["pile"].split(",")]
            self._set(what, ["" if word == "?" else word for word in words if word])

        def edit() -> None:
            field = Field("pile", label, ", ".join(event or "?" for event in events))
            self._screen.ask(Form(label, [field], t("correct-pile-text")), taken)

        return Value(label, shown, edit)

    def goals(self) -> None:
        """Card 9's numbers and the crown track: they count at once (A15, A40)."""
        campaign = self._campaign
        pair, rail = card9(campaign), track(campaign)
        numbers = " ".join(str(number) for number in pair if number is not None)
        shields = " ".join(map(str, rail.shields)) if rail else ""
        values = [Value(t("correct-track"), shields, lambda: self._track(shields))]
        if campaign.mode == "coop":
            values.insert(0, Value(t("correct-card9"), numbers, lambda: self._card9(numbers)))
        self._choose(t("inspect-goals"), values)

    def _card9(self, present: str) -> None:
        players = str(len(self._campaign.crew))

        def typed(values: dict[str, str]) -> None:
            if values["card9"]:
                self._screen.entry(do="know", typed={"card9": {players: read_card9(values["card9"])}})

        self._screen.ask(card9_form(self._campaign, present), typed)

    def _track(self, present: str) -> None:
        def typed(values: dict[str, str]) -> None:
            if values["track"]:
                self._screen.entry(do="know", typed={"track": {"shields": read_track(values["track"])}})

        self._screen.ask(track_form(present), typed)

    def chapter(self) -> None:
        """The chapter, its attempts, which cards lie on the table, and who announced its end."""
        campaign = self._campaign
        values = [self._number(what, getattr(campaign, what)) for what in CHAPTER]
        values.append(Value(t("correct-phase"), t(f"phase-{campaign.phase}"), self._phase))
        values.append(Value(t("correct-revealed"), " ".join(campaign.revealed), self._revealed))
        if campaign.mode == "competitive":
            values.append(self._who("announced", campaign.announced))
        self._choose(t("inspect-chapter"), values, "\n".join(self._screen.odd))

    def _phase(self) -> None:
        """Where the chapter stands; its end is reached only by playing, giving up or finishing it."""
        phases = ("setup", "running", "month_end")
        choices = [Choice(phase, t(f"phase-{phase}")) for phase in phases]
        self._screen.ask(Choose(t("correct-phase"), choices), lambda phase: self._set("phase", phase))

    def _revealed(self) -> None:
        field = Field("cards", t("correct-revealed"), " ".join(self._campaign.revealed), needed=True)
        form = Form(t("correct-revealed"), [field], t("correct-revealed-text"))
        self._screen.ask(
            form, lambda values: self._set("revealed", values["cards"].replace(",", " ").split())
        )
