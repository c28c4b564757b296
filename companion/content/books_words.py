"""What tasks, hourglass lines, events and heroes of a book say, in plain English words."""

from companion.content.books import END, STAY, Effect, Hero, Line, MonthEnd, Need, Task

UNKNOWN = "unknown"
NOUNS = {
    "coins": ("coin", "coins"),
    "crowns": ("crown", "crowns"),
    "vp": ("VP", "VP"),
    "swords": ("sword", "swords"),
    "persons": ("person", "persons"),
    "ares": ("Ares ship", "Ares ships"),
    "herbs": ("herbs", "herbs"),
    "book": ("ritual book", "ritual books"),
    "provisions": ("bread or rum", "bread or rum"),
    "tibook-brother": ("Tibook brother", "Tibook brothers"),
}
EFFECTS = {
    "coins": "{who}: {amount:+d} coin{s}",
    "crowns": "{who}: {amount:+d} crown{s}",
    "tax": "a tax on everyone with {amount} coins or more",
    "no_repel": "no ship can be repelled",
    "repel_coins": "{amount} coin{s} for each ship repelled",
    "swords": "{amount:+d} sword{s} for the active player",
    "ship_coins": "{amount:+d} coin{s} for each ship traded",
    "person_cost": "{amount:+d} on the cost of each person",
    "fee": "passive players pay a fee of {amount}",
    "no_passive": "only the active player takes cards",
    "allowance": "{amount:+d} card{s} for the active player",
    "min_cards": "no stopping before {amount} card{s} lie in the harbour",
    "max_cards": "discovering ends with card {amount} in the harbour",
    "lookout": "{amount} lookout{s} more for the active player",
    "bust_coins": "a bust pays the active player {amount} coin{s}",
    "claim_crowns": "an expedition claimed brings {amount} crown{s}",
    "month_end": "the hourglass line is carried out",
    "buy_out": "competitive: {amount} coins put a hero marker back into the box",
}
ABILITIES = {
    "bust_coins": "own bust with at most {limit} cards in the harbour: {amount} coins",
    "claim_crowns": "{amount} crowns for each expedition claimed",
    "sword": "{amount} sword",
    "mademoiselle": "persons cost {amount} less",
    "trader": "1 {unit} more for each {colour} ship traded",
    "admiral": "5 or more cards in the harbour at the own taking: {amount} coin",
    "ship_coins": "{limit} or more ships in the harbour at the own taking: {amount} coin",
    "coins_once": "{amount} coins, once",
    "lookout": "{amount} lookout",
}


def describe_need(need: Need) -> str:
    """One line of a task."""
    one, many = NOUNS.get(need.what, (need.what, f"{need.what}s"))
    cost = f" costing {need.cost_max} or less" if need.cost_max is not None else ""
    return f"{'discard' if need.discard else 'have'} {need.count} {one if need.count == 1 else many}{cost}"


def _moment(task: Task) -> str:
    cards = f"{task.harbour} card{'s' * (task.harbour != 1)}"
    twice = ", in two own turns" if task.spaces == 2 else ""
    fewer = f", taking {task.fewer} card fewer" if task.fewer else ""
    return {
        "any": "",
        "colours": f"at once, active player: {task.harbour} ship colours in the harbour",
        "tax": "at once: when losing coins to a tax",
        "stop": f"at once, active player: stop with exactly {cards} in the harbour{twice}{fewer}",
    }[task.when]


def describe_task(task: Task | None) -> str:
    """What a task asks for."""
    if task is None or task.needs is None:
        return UNKNOWN
    return "; ".join(filter(None, (_moment(task), ", ".join(map(describe_need, task.needs)))))


def describe_rewards(task: Task) -> str:
    """What finishing a task brings, the first finisher's share before the crowns for all (A14)."""
    first = UNKNOWN if task.first is None else f"{task.first.crowns} crown" if task.first.crowns else ""
    if task.first and task.first.coins:
        first = f"{task.first.coins} coin{'s' * (task.first.coins != 1)}"
    crowns = UNKNOWN if task.crowns is None else str(task.crowns)
    return f"first {first or 'nothing'}, crowns {crowns}{', star' if task.star else ''}"


def _target(target: str) -> str:
    return {END: "the chapter ends (card 9)", STAY: "no new card"}.get(target, f"read {target}")


def describe_line(line: Line) -> str:
    """An hourglass line."""
    if line.next:
        return _target(line.next)
    return f"task {line.ask} done? yes: {_target(line.yes)}, no: {_target(line.no)}"


def describe_month_end(end: MonthEnd | None) -> str:
    """What happens at the month's end under a task, by mode where it differs."""
    if end is None:
        return UNKNOWN
    if end.both:
        return describe_line(end.both)
    return f"co-op: {describe_line(end.line('coop'))}; competitive: {describe_line(end.line('competitive'))}"


def describe_effect(effect: Effect) -> str:
    """One effect of an event."""
    who = {"active": "active player", "all": "everyone", "others": "everyone else"}[effect.who]
    return EFFECTS[effect.do].format(amount=effect.amount, who=who, s="s" * (abs(effect.amount) != 1))


def describe_hero(hero: Hero) -> str:
    """A hero's ability."""
    colour = hero.colour or f"({UNKNOWN} colour)"
    return ABILITIES[hero.do].format(amount=hero.amount, limit=hero.limit, colour=colour, unit=hero.pays[:-1])
