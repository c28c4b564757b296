"""Many games between bots, on as many cores as wanted. Each game has its own seed, so the figures are the
same whatever the number of workers."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import msgspec

from companion.advice.bots import bot
from companion.advice.tally import Outcome, Tally
from companion.content import load_catalogue
from companion.engine.box import Box
from companion.engine.flow import apply
from companion.engine.match import book_of
from companion.engine.setup import Setup
from companion.engine.view import REFEREE, view

CHUNK = 25  # games that a worker plays before it reports
SEAT_SEEDS = 8  # bots of one game get neighbouring seeds


class Job(msgspec.Struct, frozen=True):
    """What is simulated: a set-up as the protocol's `new` takes it, a bot for each seat, a seed."""

    setup: dict[str, object]
    bots: tuple[str, ...]
    seed: int
    play: str = "game"


class Table:
    """A job with its box, built once for all its games."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.setup = Setup(job.setup)
        self.box = Box(self.setup, load_catalogue(), book_of(self.setup))

    def game_seed(self, index: int) -> int:
        """The seed of one game: no two games of two jobs share it by accident."""
        return self.job.seed << 40 | index


def play_game(table: Table, index: int) -> Outcome:
    """Deal one game and let the bots play it to its end."""
    seed = table.game_seed(index)
    game = table.box.deal(seed)
    seats = [bot(name, seed * SEAT_SEEDS + seat) for seat, name in enumerate(table.job.bots)]
    while game.legal:
        apply(game, seats[game.to_act](game))
    result = view(game, table.setup, REFEREE)["result"]
    assert result is not None
    return Outcome(
        winners=result["winners"],
        vp=[player.vp for player in game.players],
        rounds=game.round,
        actions=game.revision,
        won=result.get("won"),
        score=result.get("score", 0),
        rank=result.get("rank"),
    )


# How one unit of a job is played, by its name: a single game, or whatever else a part of the project adds.
PLAYS: dict[str, Callable[[Table, int], Outcome]] = {"game": play_game}


def play_chunk(table: Table, games: Sequence[int]) -> Tally:
    """Play these games of a job and add them up."""
    tally = Tally(seats=len(table.job.bots))
    play = PLAYS[table.job.play]
    for index in games:
        tally.add(play(table, index))
    return tally


def chunks(games: int) -> list[range]:
    """The games of a job in portions, always the same ones."""
    return [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]


def simulate(job: Job, games: int, workers: int = 1) -> Iterator[tuple[int, Tally]]:
    """Play a job; yields for each portion how many games it had and their tally, in no certain order."""
    portions = chunks(games)
    if workers == 1 or len(portions) == 1:
        table = Table(job)
        for portion in portions:
            yield len(portion), play_chunk(table, portion)
        return
    with ProcessPoolExecutor(min(workers, len(portions)), get_context("spawn"), _sit_down, (job,)) as pool:
        waiting = {pool.submit(_play_here, portion): len(portion) for portion in portions}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


_here: list[Table] = []  # the table of this worker process


def _sit_down(job: Job) -> None:
    """A worker builds the box once."""
    _here[:] = [Table(job)]


def _play_here(portion: range) -> Tally:
    return play_chunk(_here[0], portion)


def run(job: Job, games: int, workers: int = 1) -> Tally:
    """Play a whole job and add everything up."""
    total = Tally(seats=len(job.bots))
    for _, tally in simulate(job, games, workers):
        total.merge(tally)
    return total
