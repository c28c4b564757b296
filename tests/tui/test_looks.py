"""Themes and glyphs: contrast, colours that letters double, one cell a glyph, no colour at all."""

from itertools import combinations

import pytest
from rich.cells import cell_len

from companion.dev.scenes import LARGE, SETTINGS, SMALL, scene, staged
from companion.i18n import t
from companion.tui.app import CompanionApp
from companion.tui.glyphs import SETS
from companion.tui.settings import CHOICES, Settings
from companion.tui.themes import PALETTES, SHIP_COLOURS, contrast

TEXT, LARGE_TEXT = 4.5, 3.0


@pytest.mark.parametrize("name", PALETTES)
def test_text_can_be_read_on_every_ground(name: str) -> None:
    p = PALETTES[name]
    for ground in (p.background, p.surface, p.panel):
        for ink in (p.foreground, p.muted, p.accent, p.success, p.warning, p.error):
            assert contrast(ink, ground) >= TEXT, (ink, ground)


@pytest.mark.parametrize("name", PALETTES)
def test_ships_can_be_read_and_told_apart(name: str) -> None:
    p = PALETTES[name]
    for hull in p.hulls:
        assert contrast(hull.ink, hull.fill) >= TEXT
        assert contrast(hull.line, p.background) >= LARGE_TEXT
    assert len({hull.fill for hull in p.hulls}) == len(SHIP_COLOURS)


def test_the_high_contrast_theme_deserves_its_name() -> None:
    p = PALETTES["high-contrast"]
    assert min(contrast(ink, p.background) for ink in (p.foreground, p.muted, p.accent, p.error)) >= 7


def test_letters_double_the_colours() -> None:
    letters = [t(f"letter-{colour}") for colour in SHIP_COLOURS]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("glyphs", SETS)
def test_every_glyph_is_one_cell_wide(glyphs: str) -> None:
    for name, symbol in SETS[glyphs]._asdict().items():
        assert all(cell_len(letter) == 1 for letter in symbol), name
        assert len(symbol) == (6 if name in ("frame", "chosen") else 1)
    assert glyphs != "ascii" or "".join(SETS[glyphs]).isascii()


async def test_the_ascii_set_draws_nothing_else() -> None:
    """Borders, cards and bars too; only Textual's own scroll bar keeps its block."""
    for name, size in (("game-trade", LARGE), ("home", SMALL), ("campaign", LARGE)):
        settings = Settings(glyphs="ascii", animations="off", tour_seen="yes")
        async with staged(scene(name), size, settings) as pilot:
            lines = [strip.text for strip in pilot.app.screen._compositor.render_strips()]
            strange = {letter for line in lines for letter in line if not letter.isascii()}
            assert strange <= set("▁▂▃▄▅▆▇█▔▕▏▎▍▌▋▊▉←→↑↓…·"), strange


async def test_no_color_means_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with staged(scene("game-trade"), LARGE) as pilot:
        app = pilot.app
        assert isinstance(app, CompanionApp)
        assert app.theme == "plain"
        from textual.filter import NoColor

        assert any(isinstance(each, NoColor) for each in app._filters)
        text = "\n".join(strip.text for strip in app.screen._compositor.render_strips())
        assert "Y pinnace" in text


async def test_below_the_smallest_size_a_message_says_so_and_leaves_again() -> None:
    async with staged(scene("home"), SMALL) as pilot:
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert pilot.app.screen.has_class("-too-small")
        assert pilot.app.screen.query_one("TooSmall").region.area > 0
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not pilot.app.screen.has_class("-too-small")


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_of_a_setting_has_a_name(name: str) -> None:
    settings = SETTINGS
    for _ in CHOICES[name]:
        settings = settings.stepped(name)
        assert t(f"setting-{name}-{getattr(settings, name)}")
    assert getattr(settings, name) == getattr(SETTINGS, name)


def test_broken_stored_settings_fall_back() -> None:
    assert Settings.read({"theme": "pink", "odds": 7, "what": "x", "glyphs": "ascii"}) == Settings(
        glyphs="ascii"
    )


def test_themes_differ() -> None:
    assert all(one != other for one, other in combinations(PALETTES.values(), 2))
