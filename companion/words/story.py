"""The adventure's words for a digital game: story cards, tasks, events and heroes of its book."""

from companion.content.books import Book, StoryCard
from companion.content.editions import kept_book
from companion.engine.views import View
from companion.i18n import t
from companion.table.campaign.faces import task_text
from companion.table.campaign.view import ability_text


def book_of(view: View) -> Book | None:
    """The book that a game plays, if it is an adventure."""
    campaign = view.get("campaign")
    return kept_book(str(campaign.get("edition", "")), str(campaign["book"])) if campaign else None


def story_card(book: Book, number: str) -> StoryCard | None:
    """A numbered card of the book."""
    cards = (card for chapter in book.chapters for card in chapter.card)
    return next((card for card in cards if card.number == number), None)


def task_needs(book: Book, number: str) -> str:
    """What a task asks for, in words."""
    card = story_card(book, number)
    return (task_text(card.task) if card and card.task else None) or t("task-needs-unknown")


def event_of(view: View) -> tuple[str, str]:
    """Name and text of the event in force."""
    book = book_of(view)
    event = next((each for each in book.events if each.id == view.get("event")), None) if book else None
    return (event.name or event.id, event.text or "") if event else ("", "")


def event_name(book: Book | None, event_id: str) -> str:
    """An event's name in the book."""
    event = next((each for each in book.events if each.id == event_id), None) if book else None
    return (event.name or event_id) if event else event_id


def event_words(book: Book | None, event_id: str) -> str:
    """What an event's card says."""
    event = next((each for each in book.events if each.id == event_id), None) if book else None
    return (event.text or "") if event else ""


def hero_name(book: Book | None, hero_id: str) -> str:
    """A hero's name in the book."""
    hero = next((each for each in book.heroes if each.id == hero_id), None) if book else None
    return hero.name if hero else hero_id


def opening(view: View) -> tuple[str, str]:
    """Title and text with which a chapter opens; its first card follows once the heroes are chosen."""
    book = book_of(view)
    assert book is not None
    number = min(int(view["campaign"]["chapter"]), len(book.chapters))
    chapter = book.chapters[number - 1]
    cover = f"{book.cover}\n\n" if number == 1 and book.cover else ""
    return t("chapter-title", n=number, title=chapter.title or ""), cover + (chapter.summary or "")


def ending(view: View, won: bool) -> str:
    """What is read when a chapter ends."""
    book = book_of(view)
    if book is None or int(view["campaign"]["chapter"]) > len(book.chapters):
        return ""
    end = book.chapters[int(view["campaign"]["chapter"]) - 1].ending
    return (end.text if won else end.lost) or ""


def page_of(view: View, number: str) -> tuple[str, str]:
    """A story card as a page: title, then text and the task on its back."""
    book = book_of(view)
    assert book is not None
    card = story_card(book, number)
    parts = [card.text if card else "", t("story-task", needs=task_needs(book, number))]
    title = card.title if card and card.title else ""
    return t("story-card-title", number=number, title=title), "\n\n".join(part for part in parts if part)


def hero_line(view: View, hero_id: str) -> str:
    """A hero as a choice: name and ability."""
    book = book_of(view)
    assert book is not None
    hero = next(each for each in book.heroes if each.id == hero_id)
    return t("hero-choice", name=hero.name, text=ability_text(hero))


def month_strip(view: View, drawn: str, now: str, ahead: str) -> str:
    """The month in a few cells: events drawn, the present one, those ahead, Month's End last."""
    events = view["events"]
    current = int(bool(view.get("event")) and view["event"] in events["discard"][-1:])
    cells = (
        drawn * (len(events["discard"]) - current) + now * current + ahead * max(int(events["deck"]) - 1, 0)
    )
    return cells + (t("month-end-cell") if events["deck"] else "")
