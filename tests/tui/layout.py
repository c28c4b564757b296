"""The layout linter: what is squeezed, cut off, outside the screen or drawn over something else."""

from itertools import combinations
from typing import Any

from textual.app import App
from textual.widget import Widget
from textual.widgets import Input, OptionList

from companion.tui.screen import CompanionScreen

FREE = ("Toast", "ToastRack", "Tooltip", "ToastHolder", "ScrollBar", "ScrollBarCorner", "SystemModalScreen")


def rows_of(app: App[Any]) -> list[str]:
    """The screen as the terminal gets it, row by row."""
    return [strip.text for strip in app.screen._compositor.render_strips()]


def seen(app: App[Any]) -> str:
    """The screen as one text."""
    return "\n".join(rows_of(app))


def shown(app: App[Any]) -> list[Widget]:
    """Every displayed widget of the topmost screen, helpers of Textual's own left out."""
    found = [w for w in app.screen.walk_children(Widget) if w.display and type(w).__name__ not in FREE]
    return [w for w in found if all(a.display for a in w.ancestors if isinstance(a, Widget))]


def scrolled(widget: Widget) -> bool:
    """Whether it lies in something that scrolls, where being outside is no fault."""
    return any(
        isinstance(a, Widget) and a.allow_vertical_scroll for a in widget.ancestors if a is not widget.screen
    )


def faults(app: App[Any]) -> list[str]:
    """One sentence for each fault of our own screens; Textual's palette lays itself out."""
    if not isinstance(app.screen, CompanionScreen):
        return []
    widgets = [widget for widget in shown(app) if not scrolled(widget)]
    leaves = [widget for widget in widgets if not any(child.display for child in widget.children)]
    found = [f"{name(w)} has no room" for w in widgets if not w.region.area]
    found += [f"{name(w)} leaves the screen" for w in widgets if w.region not in app.screen.region]
    found += [
        f"{name(w)} is cut off: needs {needed(w)}, has {w.content_size.height}" for w in leaves if cut(w)
    ]
    for one, other in combinations(leaves, 2):
        if one.region.intersection(other.region).area and one.region.area and other.region.area:
            found.append(f"{name(one)} lies over {name(other)}")
    return found


def name(widget: Widget) -> str:
    return f"{type(widget).__name__}#{widget.id or ''}"


def needed(widget: Widget) -> int:
    return widget.get_content_height(widget.container_size, widget.app.size, widget.content_size.width)


def cut(widget: Widget) -> bool:
    """Whether a text needs more lines than it has; lists and inputs scroll by themselves."""
    if isinstance(widget, OptionList | Input) or widget.allow_vertical_scroll or not widget.region.area:
        return False
    return needed(widget) > widget.content_size.height
