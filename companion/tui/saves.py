"""The saves as the screens see them. Everything that is read or kept goes through here."""

from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from companion.i18n import t

if TYPE_CHECKING:
    from companion.content import Catalogue
    from companion.session import Session
    from companion.store import SaveRow, Store
    from companion.words.crews import Crew

KINDS = ("campaign", "contracts", "game", "score")
TIPS = ("letters", "why", "undo", "palette", "rules", "spyglass", "theme")


class SaveLine(NamedTuple):
    """One save in a list: what it is and how far it got."""

    id: str
    title: str
    kind: str
    at: str
    progress: str
    problem: str = ""
    players: str = ""
    when: str = ""


class Saves:
    """Opens the data folder on first use."""

    def __init__(self, folder: str | None = None) -> None:
        self._folder = folder
        self._store: Store | None = None
        self._mishaps: list[str] = []

    @property
    def store(self) -> "Store":
        if self._store is None:
            from companion.store import Store

            self._store = Store(self._folder)
        return self._store

    def open_folder(self) -> None:
        """Raises StoreError where the data folder cannot be one, before any screen needs it."""
        _ = self.store

    @property
    def place(self) -> str:
        """Where the data folder lies."""
        return str(self.store.root)

    def settings(self) -> dict[str, Any]:
        """The settings document, empty where it cannot be read; then the person is told why."""
        from companion.store import StoreError

        try:
            return dict(self.store.settings())
        except StoreError as error:
            self._mishaps.append(str(error))
        except OSError as error:
            self._mishaps.append(t("settings-unreadable", reason=error.strerror or str(error)))
        return {}

    def keep_settings(self, values: dict[str, object]) -> None:
        """Write the settings document; where that is impossible they count until the app is left."""
        from companion.store import StoreError

        try:
            self.store.change_settings(**values)
        except StoreError as error:
            self._mishaps.append(str(error))
        except OSError as error:
            self._mishaps.append(t("settings-not-kept", reason=error.strerror or str(error)))

    def catalogue(self) -> "Catalogue":
        """Every card as this table's own copy has it."""
        from companion.table.own_copy import corrected

        return corrected(self.store.knowledge())

    def lines(self) -> list[SaveLine]:
        """Every save, newest first."""
        return [_line(row, self.now()) for row in self.store.saves()]

    def trashed(self) -> list[SaveLine]:
        """What lies in the trash."""
        return [_line(row, self.now()) for row in self.store.trashed()]

    def now(self) -> datetime:
        """The time on the wall, by which dates are told; pictures have one of their own."""
        return datetime.now()

    def crews(self) -> list["Crew"]:
        """Everybody who has played together, newest first."""
        from companion.words.crews import crews_of

        return crews_of(self.store.saves())

    def last_names(self, kind: str) -> list[str]:
        """Five names to begin with: who played this kind last, else anything, then the usual ones."""
        from companion.words.crews import last_crew, with_usual

        return with_usual(last_crew(self.crews(), kind))

    def free_title(self, title: str) -> str:
        """The title for a new save, numbered where another save has it."""
        from companion.words.titles import free_title

        return free_title(title, {row.title for row in self.store.saves()})

    def reached(self) -> int:
        """The furthest chapter of any save; 1 where no campaign was begun."""
        from companion.words.progress import chapter_of

        return max([1, *(chapter_of(row.summary) for row in self.store.saves())])

    def trash(self, save_id: str) -> None:
        """Move a save to the trash."""
        self.store.trash(save_id)

    def restore(self, save_id: str) -> None:
        """Bring a save back from the trash."""
        self.store.restore(save_id)

    def begin(self, kind: str, title: str, setup: dict[str, Any]) -> "Session":
        """Start and save a new game or table log; a title that another save has gets a number."""
        from companion.session import Session

        return Session.new(self.store, kind, self.free_title(title), setup)

    def open(self, save_id: str) -> "Session":
        """Open a save at the point where it was left; a table gets the result of its game on the screen."""
        from companion.session.opened import opened

        return opened(self.store, save_id)

    def take_notices(self) -> list[str]:
        """What happened to the files that the person has not been told yet."""
        from companion.store.errors import sentences

        fresh = self.store.notices()
        self.store.told(fresh)
        told, self._mishaps = [*self._mishaps, *sentences(fresh)], []
        return told


def tip(saves: int) -> str:
    """The key of a tip that changes with the number of saves, not with the clock."""
    return f"tip-{TIPS[saves % len(TIPS)]}"


def _line(row: "SaveRow", now: datetime) -> SaveLine:
    from companion.words.dates import said
    from companion.words.progress import progress_of

    progress = row.problem or progress_of(row.kind, row.summary) or t("progress-steps", n=row.steps)
    players = ", ".join(str(name) for name in row.summary.get("players") or ())
    when = said(row.at, now)
    return SaveLine(row.id, row.title, row.kind, row.at, progress, row.problem, players, when)
