"""Every player's display: coins, VP, swords and people, a line or two each."""

from collections import Counter
from collections.abc import Sequence

from textual.content import Content

from companion.content.catalogue import card_of
from companion.engine.views import EMPTY, PlayerView, View
from companion.i18n import t
from companion.tui.breakpoints import TALL
from companion.tui.glyphs import Glyphs
from companion.tui.widgets.crowns import crown_cells
from companion.tui.widgets.drawn import Drawn
from companion.tui.widgets.plain import Parts, cell_len, cut, fitted
from companion.words import cards as faces
from companion.words.story import book_of
from companion.words.telling import sitter

NAME_WIDTH = 16


def people(codes: Sequence[str]) -> list[str]:
    """A display grouped: 2 sailors, trader Y; expeditions by their symbols."""
    counts: Counter[tuple[str, str]] = Counter()
    for code in codes:
        card = card_of(code)
        counts[(card.kind, card.needs if card.kind == "expedition" else faces.letter(card))] += 1
    words = []
    for (kind, tag), n in counts.items():
        text = t(f"card-{kind}", n=n)
        words.append(f"{f'{n} ' if n > 1 else ''}{text}{f' {tag}' if tag else ''}")
    return words


class Players(Drawn):
    """The crew around the table; the active one is marked, the one to act is lit."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._view: View = EMPTY
        self._bots: Sequence[str] = ()

    def show(self, view: View, bots: Sequence[str]) -> None:
        """Draw the players of a view."""
        before = len(self._view["players"])
        self._view, self._bots = view, bots
        self.redraw(before, len(view["players"]))

    @property
    def _tall(self) -> bool:
        return self.app.size.height >= TALL

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        return len(self._view["players"]) * (2 if self._tall else 1)

    def render(self) -> Content:
        symbols: Glyphs = self.symbols
        lines = [self._player(seat, player, symbols) for seat, player in enumerate(self._view["players"])]
        return Content("\n").join(lines)

    def _player(self, seat: int, player: PlayerView, symbols: Glyphs) -> Content:
        acts, active = self._view["to_act"] == seat, self._view["active"] == seat
        style = "bold $accent" if acts else "bold $foreground" if active else "$foreground"
        head: Parts = [
            (symbols.here if active else " ", "$accent"),
            (fitted(self.sitter(seat, player), NAME_WIDTH), style),
        ]
        head += self._figures(player, symbols)
        words = [*_extras(player), *people(player["display"])]
        used = sum(cell_len(text) for text, _ in head)
        if not self._tall:
            return Content.assemble(*head, (_fit(words, self.size.width - used - 1), "$muted"))
        rail = self._track(player, symbols)
        extra = [(f"   {_fit(words, self.size.width - 4)}", "$muted")]
        return Content.assemble(*head, *rail, ("\n", ""), *extra)

    def _track(self, player: PlayerView, symbols: Glyphs) -> Parts:
        """The crown track with its shields, in an adventure (A15)."""
        book = book_of(self._view)
        shields = (book.track.shields if book else None) or ()
        end = (book.track.spaces if book else None) or max(shields, default=0)
        crowns = int(player.get("crowns", 0))
        return crown_cells(crowns, shields, min(end, 24), symbols) if book else []

    def sitter(self, seat: int, player: PlayerView) -> str:
        bot = self._bots[seat] if seat < len(self._bots) else ""
        return sitter(str(player["name"]), bool(bot))

    def _figures(self, player: PlayerView, symbols: Glyphs) -> Parts:
        parts: Parts = [
            (f" {player['coins']:>2}{symbols.coin}", "$warning"),
            (f" {player['vp']:>2}{symbols.star}", "bold $success"),
            (f" {player['swords']:>2}{symbols.sword} ", "$primary"),
        ]
        if "crowns" in player:
            parts.append((f"{player['crowns']:>2}{symbols.crown} ", "$accent"))
        if "markers" in player:
            parts.append((f"{symbols.shield * player['markers']:<3} ", "$accent"))
        return parts


def _extras(player: PlayerView) -> list[str]:
    """Hero, tucked and kept ships, items: what modules add to a display."""
    words = []
    if hero := player.get("hero"):
        words.append(
            t(
                "hero-" + ("ready" if "ability" in player.get("open", ()) else "asleep"),
                hero=hero.title(),
            )
        )
        words.append(t("hero-markers", n=player["hero_markers"]))
    if player.get("tucked"):
        words.append(t("tucked", n=len(player["tucked"])))
    if player.get("kept"):
        words.append(t("kept", letters="".join(faces.letter(card_of(code)) for code in player["kept"])))
    if player.get("items"):
        words.append(t("items", n=len(player["items"])))
    return words


def _fit(words: Sequence[str], width: int) -> str:
    """As many words as fit, and how many more there are."""
    text = ""
    for index, word in enumerate(words):
        longer = f"{text}, {word}" if text else word
        rest = len(words) - index - 1
        if cell_len(longer) + (len(f" +{rest}") if rest else 0) > width:
            return cut(f"{text} +{rest + 1}", width)
        text = longer
    return text
