"""Chapters that were played on the screen, told in the table's own log and chronicle."""

from companion.i18n import listed, listing, t
from companion.table.campaign.entries import OnScreen, Played
from companion.table.campaign.play_cards import texts, together
from companion.table.campaign.state import Campaign, ChapterResult


def told_winners(after: Campaign) -> str:
    """Who has won the chapter that is over (A50)."""
    names = listing([after.names[seat] for seat in after.results[-1].winners])
    key, n = "campaign-tell-winners" if names else "campaign-tell-no-winner", len(after.results[-1].winners)
    return t(key, names=names, n=n, chapter=after.chapter)


def told_on_screen(before: Campaign, move: OnScreen, after: Campaign) -> str:
    """Where the chapter goes on, and who has which of the extra coins (A41)."""
    shares = [f"{player.name} {player.extra}" for player in after.crew if player.extra]
    return t(
        "campaign-tell-on-screen",
        chapter=after.chapter,
        attempt=after.attempt if after.failed else 1,
        save=move.save,
        shared="yes" if shares else "no",
        shares=listed(shares),
    )


def told_played(before: Campaign, move: Played, after: Campaign) -> str:
    """The result as it came back: how it ended, who has how many VP, what joined the deck."""
    points = [f"{player.name} {seat.vp}" for player, seat in zip(after.crew, move.crew, strict=True)]
    done = [spot.task for spot in move.tasks if spot.done]
    cards = texts(together(move.added.values()))
    told = t(
        "campaign-tell-played",
        chapter=after.chapter,
        save=move.save,
        how=after.mode if after.mode == "competitive" else "won" if move.won else "lost",
        months=move.months,
        vp=listed(points),
        done="yes" if done else "no",
        tasks=listed(done),
        n=len(done),
        added="yes" if cards else "no",
        cards=listed(cards),
    )
    return " ".join([told, *([told_winners(after)] if after.mode == "competitive" else [])])


def told_earlier(result: ChapterResult) -> str:
    """A chapter from before this log."""
    how = "won" if result.won else "lost"
    return "- " + t("campaign-tell-earlier", chapter=result.chapter, attempt=result.attempt, how=how)
