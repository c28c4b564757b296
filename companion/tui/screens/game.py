"""The digital game: harbour, middle, players, odds and story; every decision by key, letter or click."""

from collections.abc import Callable
from functools import partial
from typing import Any

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.events import Key

from companion.content.catalogue import card_of
from companion.engine.views import View
from companion.i18n import t
from companion.session import PastReveal, Refused, Session
from companion.session.port import Action, LocalPort
from companion.store import StoreError
from companion.tui.bots import bot_turn
from companion.tui.commands import find
from companion.tui.dialogs.choose import Choice, Choose
from companion.tui.dialogs.page import Page
from companion.tui.screen import CompanionScreen
from companion.tui.widgets.cards import CardRow
from companion.tui.widgets.footer import Footer
from companion.tui.widgets.game_panels import (
    chances,
    game_line,
    harbour_cards,
    odds_shown,
    side_line,
    story_lines,
)
from companion.tui.widgets.gauge import Gauge
from companion.tui.widgets.middle import Middle
from companion.tui.widgets.plain import Prompt, entitle, subtitle
from companion.tui.widgets.players import Players
from companion.tui.widgets.story import Story
from companion.tui.widgets.titlebar import TitleBar
from companion.words import cards as faces
from companion.words.moves import Moves, probe, prompt, sort_moves
from companion.words.story import opening, page_of
from companion.words.telling import choice_text, refusal_text

DECISIONS = tuple("draw stop repel keep yes no pass end claim complete gamble look sell".split())


class GameScreen(CompanionScreen):
    """One game in a session. What is legal comes from the engine, why not too."""

    scope = "game"
    CSS_PATH = "../styles/game.tcss"

    def __init__(self, port: LocalPort) -> None:
        super().__init__()
        self.port = port
        self.view: View = port.view()
        self.moves: Moves = sort_moves(port.legal(), self.view["pending"])
        self._letters: dict[str, str] = {}
        self.last_risk: float | None = None

    def compose(self) -> ComposeResult:
        yield TitleBar("")
        with Horizontal(id="game"):
            with Vertical(id="table"):
                with Vertical(id="harbour-box", classes="panel"):
                    yield CardRow(t("harbour-empty"), id="harbour")
                with Vertical(id="middle-box", classes="panel"):
                    yield Middle(id="middle")
                with Vertical(id="players-box", classes="panel"):
                    yield Players(id="players")
            with Vertical(id="side"):
                with Vertical(id="odds-box", classes="panel"):
                    yield Gauge(id="odds")
                with Vertical(id="story-box", classes="panel"):
                    yield Story(id="story")
        yield Prompt()

    def on_mount(self) -> None:
        for name in ("harbour", "middle", "players", "odds", "story"):
            entitle(self.query_one(f"#{name}-box"), t(f"panel-{name}"))
        self.query_one(CardRow).focus()
        self.update()
        if "campaign" in self.view and not self.port.told:
            title, text = opening(self.view)
            self.read(title, text or title)

    @property
    def standing(self) -> bool:
        """Whether the screen is whole: while the app closes, its parts go first."""
        return self.is_attached and bool(self.query(TitleBar)) and bool(self.query(Footer))

    def update(self) -> None:
        """Show the game as it stands, and let a bot think if it is its turn."""
        port = self.port
        self.view = port.view()
        self.moves = sort_moves([] if port.bot_to_act() else port.legal(), self.view["pending"])
        self.query_one(TitleBar).show(*game_line(port, self.view))
        self._show_harbour()
        self.query_one(Middle).show(self.view)
        self.query_one(Players).show(self.view, port.bots)
        self.query_one(Story).show(story_lines(port))
        self._show_odds()
        self.query_one(Prompt).show(self._prompt())
        self.refresh_keys()
        if port.bot_to_act():
            self.run_worker(bot_turn(self), group="bot", exclusive=True)

    @property
    def actor(self) -> str:
        """The name of whoever is to act; empty once it is over."""
        seat = self.view["to_act"]
        return "" if seat is None else self.port.names[seat]

    def _prompt(self) -> str:
        if self.port.bot_to_act():
            return t("prompt-bot", name=self.actor)
        return prompt(self.view, self.port.names, self.moves)

    def _show_harbour(self) -> None:
        self._codes, shown = harbour_cards(self.view, self.moves)
        self._letters = {
            card.letter: code for code, card in zip(self._codes, shown, strict=True) if card.letter
        }
        self.query_one(CardRow).show(shown)

    def _show_odds(self) -> None:
        shown, note = chances(self.port, self.view, self.last_risk)
        self.query_one(Gauge).show(shown, note)
        self.query_one("#odds-box").set_class(odds_shown(self.port) == "off", "-off")
        box, line = self.query_one("#harbour-box"), side_line(shown)
        if box.border_subtitle != line:
            subtitle(box, line)

    def offered(self, command_id: str) -> bool:
        if command_id == "game-result":
            return self.port.over
        if command_id == "game-story":
            return bool(self.view.get("tasks"))
        if command_id == "game-choices":
            return bool(self.moves.by_command.get("game-choices"))
        if command_id.removeprefix("game-") in DECISIONS:
            return command_id in self.moves.by_command
        return True

    def why_not(self, command_id: str) -> str:
        if command_id == "game-undo" and not self.port.session.can_undo:
            return t("undo-nothing")
        if command_id == "game-redo" and not self.port.session.can_redo:
            return t("redo-nothing")
        return ""

    def action_run(self, command_id: str) -> None:
        """A decision that does not belong to this moment says why, with its rule."""
        if command_id.removeprefix("game-") in DECISIONS and not self.offered(command_id):
            self.say_why(command_id)
        else:
            super().action_run(command_id)

    def say_why(self, command_id: str) -> None:
        """The engine's reason against a command."""
        if self.port.bot_to_act():
            self.notify(t("why-bot", name=self.actor))
            return
        action = probe(command_id)
        illegal = self.port.why_not(action) if action else None
        self.notify(refusal_text(illegal) if illegal else t(f"why-no-{command_id}"), severity="warning")

    def playing(self) -> Session:
        return self.port.session

    def topic(self) -> str:
        return f"{self.port.setup['game'][0].upper()}:{self.view['phase']}"

    def on_key(self, event: Key) -> None:
        code = self._letters.get(event.key) if self.view["phase"] == "trade" else None
        if code is not None:
            event.stop()
            self.pick(code)

    def on_card_row_picked(self, message: CardRow.Picked) -> None:
        self.pick(self._codes[message.index])

    def pick(self, code: str) -> None:
        """Take a card of the harbour, or say why not."""
        ways = self.moves.takes.get(code, [])
        if self.port.bot_to_act():
            self.say_why("game-pass")
        elif ways:
            self._choose(ways, t("pick-title", card=faces.named(card_of(code))))
        elif self.view["phase"] == "discover" and self.view["pending"] is None:
            self.notify(t("why", sentence=t("why-not-trade-yet"), rule="B6"), severity="warning")
        else:
            illegal = self.port.why_not({"do": "take", "card": code})
            self.notify(refusal_text(illegal) if illegal else "", severity="warning")

    def _choose(self, actions: list[Action], title: str) -> None:
        """Do the only way there is, or ask which one."""
        if len(actions) == 1:
            self.commit(actions[0])
            return
        choices = [Choice(str(i), choice_text(action, self.view)) for i, action in enumerate(actions)]
        self.ask(Choose(title, choices), lambda index: self.commit(actions[int(index)]))

    def commit(self, action: Action) -> None:
        """Carry out an action through the session; whatever refuses it says so."""
        events: list[dict[str, Any]] = []
        if action["do"] == "draw" and odds_shown(self.port) == "after":
            risk = self.port.odds()
            self.last_risk = float(risk.bust_next) if risk else None
        try:
            events = self.port.do(action)
        except (Refused, StoreError) as error:
            self.refused(error)
        self.update()
        for event in events:
            if event["event"] == "story":
                self.read(*page_of(self.view, str(event["task"])))
        if self.port.over:
            self.do_game_result()

    def read(self, title: str, text: str) -> None:
        """Open a page of the story, unless only bots are at the table."""
        if not all(self.port.bots):
            self.app.push_screen(Page(title, text))

    def deed(self, command_id: str) -> Callable[[], object]:
        """A decision is looked up among the legal actions; everything else is a method."""
        if command_id.removeprefix("game-") in (*DECISIONS, "choices"):
            return partial(self._decide, command_id)
        return super().deed(command_id)

    def _decide(self, command_id: str) -> None:
        self._choose(self.moves.by_command[command_id], find(command_id).label)

    def do_game_story(self) -> None:
        pages = [str(task["task"]) for task in self.view["tasks"]]
        choices = [Choice(number, page_of(self.view, number)[0]) for number in pages]
        self.ask(Choose(t("story-title"), choices), lambda number: self.read(*page_of(self.view, number)))

    def do_game_undo(self) -> None:
        try:
            self.port.undo()
        except PastReveal as fence:
            self.ask_sure("undo-past-reveal", self._undo_anyway, why=str(fence))
            return
        except (Refused, StoreError) as error:
            self.refused(error)
        self.update()

    def _undo_anyway(self) -> None:
        try:
            self.port.undo(past_reveal=True)
        except (Refused, StoreError) as error:
            self.refused(error)
        self.update()

    def do_game_redo(self) -> None:
        try:
            self.port.redo()
        except (Refused, StoreError) as error:
            self.refused(error)
        self.update()

    def refused(self, error: Exception) -> None:
        """Say why nothing was done."""
        self.notify(str(error), severity="error")

    def do_game_why(self) -> None:
        """Everything that cannot be done now, each with its reason."""
        rows = [(find(f"game-{name}"), probe(f"game-{name}")) for name in DECISIONS]
        refused = [(command, self.port.why_not(action)) for command, action in rows if action]
        choices = [Choice(command.id, command.label, refusal_text(why)) for command, why in refused if why]
        cards = {code: self.port.why_not({"do": "take", "card": code}) for code in self._codes}
        choices += [
            Choice(code, faces.name(card_of(code)), refusal_text(why)) for code, why in cards.items() if why
        ]
        self.ask(Choose(t("why-title"), choices, t("why-text")), lambda _: None)

    def do_game_timeline(self) -> None:
        self.companion.open("timeline", self.port, self.update)

    def do_game_displays(self) -> None:
        self.companion.open("displays", self.port)

    def do_game_result(self) -> None:
        self.companion.open("result", self.port)


screen = GameScreen
