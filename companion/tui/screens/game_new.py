"""A new digital game: which one, who sits where, what is mixed in."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll

from companion.i18n import listing, t
from companion.session import Refused
from companion.session.port import LocalPort
from companion.store import StoreError
from companion.tui.bots import bot_names
from companion.tui.dialogs.form import Field, Form
from companion.tui.dialogs.names import names_form, rename
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.chips import Chip, Chips
from companion.tui.widgets.plain import Static
from companion.tui.widgets.titlebar import TitleBar
from companion.words.evenings import BOTS, EVENINGS, Evening, evening


class GameNewScreen(CompanionScreen):
    """Everything has a sensible start: Enter begins at once."""

    scope = "game-new"
    CSS_PATH = "../styles/game_new.tcss"

    def __init__(self) -> None:
        super().__init__()
        self.evening: Evening = EVENINGS[0]
        self.seats: list[str] = ["", "trader"]
        self.names: list[str] = self.companion.saves.last_names("game")
        self.modules: set[str] = set()
        self.options: set[str] = set()
        self.score_pile = 0
        self.chapter = 1
        self.seed = 0

    def compose(self) -> ComposeResult:
        yield TitleBar(t("game-new-title"), t("game-new-detail"))
        with VerticalScroll(id="form", can_focus=False):
            for name in ("evening", "players", "seats", "modules", "chapter", "options"):
                yield Static(t(f"game-new-{name}"), classes="label", id=f"label-{name}")
                yield Chips(id=name)
            yield Static("", id="about", classes="panel")

    def on_mount(self) -> None:
        self.seed = self.companion.deal_number()
        self.query_one("#evening").focus()
        self._redraw()

    def _redraw(self) -> None:
        chosen = self.evening
        self.query_one("#evening", Chips).show(
            [Chip(each.id, t(f"evening-{each.id}"), each is chosen) for each in EVENINGS]
        )
        count = len(self.seats)
        self.query_one("#players", Chips).show(
            [Chip(str(n), str(n), n == count) for n in range(chosen.least, chosen.most + 1)]
        )
        self.query_one("#seats", Chips).show(
            [Chip(str(i), self._seat(i), not bot) for i, bot in enumerate(self.seats)]
        )
        self.query_one("#modules", Chips).show(
            [Chip(name, t(f"module-{name}"), name in self.modules) for name in chosen.modules]
        )
        self.query_one("#options", Chips).show(
            [
                Chip(name, t(f"option-{name}", n=self.score_pile), name in self.options)
                for name in chosen.options
            ]
        )
        self.query_one("#chapter", Chips).show(
            [Chip(str(n), t("chapter-chip", n=n), n == self.chapter) for n in range(1, chosen.chapters + 1)]
        )
        for name, shown in (
            ("modules", chosen.modules),
            ("chapter", chosen.chapters),
            ("options", chosen.options),
        ):
            self.query_one(f"#{name}").display = self.query_one(f"#label-{name}").display = bool(shown)
        self.query_one("#about", Static).update(self._about())
        self.refresh_keys()

    def _seat(self, index: int) -> str:
        bot = self.seats[index]
        return (
            t("seat-bot", name=self.sitter(index), bot=t(f"bot-{bot}"))
            if bot
            else t("seat-person", name=self.sitter(index))
        )

    def sitter(self, index: int) -> str:
        return BOTS[index] if self.seats[index] else self.names[index]

    def _about(self) -> str:
        odds = t(f"setting-odds-{self.companion.settings.odds}")
        lines = (
            t(f"about-{self.evening.id}"),
            "",
            t("game-new-seed", seed=self.seed),
            t("game-new-odds", odds=odds),
        )
        return "\n".join(lines)

    def on_chips_pressed(self, message: Chips.Pressed) -> None:
        handle = getattr(self, f"_press_{message.chips.id}")
        handle(message.chip_id)
        self._redraw()

    def _press_evening(self, chip: str) -> None:
        self.evening = evening(chip)
        count = min(max(len(self.seats), self.evening.least), self.evening.most)
        self._press_players(str(count))
        self.modules &= set(self.evening.modules)
        self.options &= set(self.evening.options)

    def _press_players(self, chip: str) -> None:
        count = int(chip)
        self.seats = (self.seats + ["trader"] * count)[:count]
        if all(self.seats):
            self.seats[0] = ""

    def _press_seats(self, chip: str) -> None:
        choices = ["", *bot_names()]
        index = int(chip)
        self.seats[index] = choices[(choices.index(self.seats[index]) + 1) % len(choices)]

    def _press_chapter(self, chip: str) -> None:
        self.chapter = int(chip)

    def _press_modules(self, chip: str) -> None:
        self.modules ^= {chip}

    def _press_options(self, chip: str) -> None:
        if chip == "score_pile":
            self.do_game_new_pile()
        else:
            self.options ^= {chip}

    def on_key(self, event: Any) -> None:
        if event.key in "12345" and self.evening.least <= int(event.key) <= self.evening.most:
            event.stop()
            self._press_players(event.key)
            self._redraw()

    def do_game_new_names(self) -> None:
        self.ask(names_form(self.names, len(self.seats)), self._rename)

    def _rename(self, values: dict[str, str]) -> None:
        rename(self.names, values)
        self._redraw()

    def do_game_new_seed(self) -> None:
        line = Field("seed", t("seed-label"), str(self.seed), whole=True, needed=True)
        self.ask(Form(t("seed-title"), [line], t("seed-text")), self._reseed)

    def _reseed(self, values: dict[str, str]) -> None:
        self.seed = abs(int(values["seed"]))
        self._redraw()

    def do_game_new_pile(self) -> None:
        from companion.tui.dialogs.number import AskNumber

        self.ask(AskNumber(t("pile-title"), self.score_pile, 0, 12, t("pile-text")), self._pile)

    def _pile(self, cards: int) -> None:
        self.score_pile = cards
        self.options = self.options | {"score_pile"} if cards else self.options - {"score_pile"}
        self._redraw()

    def offered(self, command_id: str) -> bool:
        return command_id != "game-new-pile" or "score_pile" in self.evening.options

    def do_game_new_begin(self) -> None:
        try:
            session = self.companion.saves.begin("game", self._title(), self._setup())
        except (Refused, StoreError) as error:
            self.notify(str(error), severity="error")
            return
        self.app.switch_screen(self.companion.screen_of("game", LocalPort(session)))

    def _title(self) -> str:
        return t("save-title", who=listing(self.sitter(i) for i in range(len(self.seats))))

    def _options(self) -> dict[str, Any]:
        options: dict[str, Any] = {
            "2014": {"edition": "2014"},
            "end_needs_expedition": {"end_needs_expedition": True},
            "one-per-colour": {"contract_ships": "one-per-colour"},
            "random-start": {"start_player": "random"},
            "score_pile": {"score_pile": self.score_pile},
        }
        return {key: value for name in self.options for key, value in options.get(name, {}).items()}

    def _setup(self) -> dict[str, Any]:
        setup: dict[str, Any] = {
            "game": self.evening.game,
            "mode": self.evening.mode,
            "seed": self.seed,
            "players": [self.sitter(i) for i in range(len(self.seats))],
            "modules": sorted(self.modules),
            "options": self._options(),
            "bots": list(self.seats),
            "odds": self.companion.settings.odds,
        }
        if self.evening.chapters:
            heroes = "draft" if "draft" in self.options else "deal"
            setup["campaign"] = {"chapter": min(self.chapter, self.evening.chapters), "heroes": heroes}
        return setup


screen = GameNewScreen
