"""What the panels of a game screen say: title line, chances, story."""

from collections.abc import Sequence

from companion.content.books import Book
from companion.content.catalogue import card_of
from companion.engine.views import View
from companion.i18n import enumeration, t
from companion.session.match_play import Turn
from companion.session.port import LocalPort
from companion.tui.commands import jump_letters
from companion.tui.widgets.drawing import Shown
from companion.tui.widgets.gauge import Chance
from companion.words.happened import happenings
from companion.words.moves import Moves
from companion.words.story import month_strip
from companion.words.telling import sitter

LOUD = {
    "expedition": "bold $accent",
    "story": "bold $accent",
    "event": "bold $warning",
    "task_done": "bold $success",
    "bust": "bold $error",
    "tax": "bold $warning",
    "claimed": "bold $success",
    "completed": "bold $success",
    "end_announced": "bold $accent",
    "over": "bold $accent",
    "turn": "bold $primary",
    "gamble_won": "bold $success",
}


def game_line(port: LocalPort, view: View) -> tuple[str, str, str]:
    """Title, players and counts for the top line."""
    names = enumeration(sitter(name, bool(bot)) for name, bot in zip(port.names, port.bots, strict=True))
    solo = len(port.names) == 1
    mode = "solo" if solo and view.get("mode") == "coop" else str(view.get("mode", "competitive"))
    title = t("game-title", game=t(f"game-{view['game']}"), mode=t(f"mode-{mode}"))
    right = t("game-counts", round=view["round"], deck=view["deck"], discard=view["discard"])
    if "month" in view:
        strip = month_strip(view, "x", ">", ".")
        right = t("game-month", month=view["month"], strip=strip) + "  " + right
        title = t("game-chapter", n=view["campaign"]["chapter"], mode=t(f"mode-{mode}"))
    if "time_deck" in view:
        right = t("game-time", time=view["time_deck"], score=view.get("score_pile", 0)) + "  " + right
    return title, names, right


def odds_shown(port: LocalPort) -> str:
    """When the bust risk is shown in this game: kept in the log from the start."""
    return str(port.setup.get("odds", "off"))


def chances(port: LocalPort, view: View, last_risk: float | None = None) -> tuple[list[Chance], str]:
    """The gauge of the next card, as this game's odds setting allows, and the note below it."""
    note = t("final-round") if view["final_round"] else ""
    if odds_shown(port) == "off" or view["phase"] != "discover":
        return [], note or t("odds-none")
    if odds_shown(port) == "after":
        return _after(last_risk), note or t("odds-after-note")
    odds = port.odds()
    if odds is None:
        return [], note or t("odds-unknown")
    reach = [Chance(t("odds-reach", n=n), float(p), danger=False) for n, p in odds.reach.items() if n < 6]
    repel = Chance(t("odds-repel"), float(odds.repel_next), danger=False)
    bust = Chance(t("odds-bust"), float(odds.bust_next))
    return [bust, Chance(t("odds-within", n=2), float(odds.bust_within[1])), *reach, repel], note


def _after(last_risk: float | None) -> list[Chance]:
    """The risk that the last draw ran, told once it is over."""
    return [Chance(t("odds-was"), last_risk)] if last_risk is not None else []


def side_line(shown: list[Chance]) -> str:
    """The first chance, short enough for a border."""
    return f"{shown[0].label} {shown[0].value * 100:.0f} %" if shown else ""


def story_lines(port: LocalPort, steps: int = 60) -> list[tuple[str, str]]:
    """What happened in the last steps, newest last; what matters is lit."""
    lines = []
    for turn in port.told[-steps:]:
        lines += step_lines(turn, port.names, port.book)
    return lines


def step_lines(turn: Turn, names: Sequence[str], book: Book | None = None) -> list[tuple[str, str]]:
    """One step's events as lines with their colours."""
    told = happenings(turn.events, names, book)
    return [(each.text, LOUD.get(each.event["event"], "$foreground")) for each in told]


def harbour_cards(view: View, moves: Moves) -> tuple[list[str], list[Shown]]:
    """Codes and cards of the harbour: a letter on each while taking, greyed where it cannot be taken."""
    codes, trading = list(view["harbour"]), view["phase"] == "trade"
    if isinstance(view["pending"], str):
        codes.append(view["pending"])
    letters = iter(jump_letters("game"))
    shown = []
    for code in codes:
        letter = next(letters, "") if trading else ""
        shown.append(Shown(card_of(code), letter, open=not trading or code in moves.takes))
    if codes and codes[-1] == view["pending"]:
        shown[-1] = shown[-1]._replace(letter="?")
    return codes, shown
