"""The rules reference: our own wording of every rule by its id, and search over it."""

from functools import lru_cache

import msgspec

from companion.content.files import data_folder, read_toml


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `reading`: ours where the rulebook is silent; `other_print`: known from other prints."""

    id: str
    part: str
    title: str
    section: str
    text: str
    reading: bool = False
    other_print: bool = False


class _RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


@lru_cache(maxsize=1)
def rules() -> tuple[Rule, ...]:
    """Every rule, in the order of the reference."""
    return read_toml(data_folder() / "rules.toml", _RuleFile).rule


def rule(rule_id: str) -> Rule | None:
    """The rule of that id."""
    return next((each for each in rules() if each.id.casefold() == rule_id.casefold()), None)


def search(words: str) -> list[Rule]:
    """Rules whose id, title or text hold every word; hits in id and title come first."""
    wanted = words.casefold().split()
    found = [each for each in rules() if all(word in _all(each) for word in wanted)]
    return sorted(
        found, key=lambda each: -sum(word in f"{each.id} {each.title}".casefold() for word in wanted)
    )


def _all(each: Rule) -> str:
    return f"{each.id} {each.title} {each.text}".casefold()


def for_topic(topic: str) -> list[Rule]:
    """All rules, those of the present phase first: `topic` is `PART:section` or a rule id."""
    part, _, section = topic.partition(":")
    exact = rule(topic)
    if exact is not None:
        return [exact, *(each for each in rules() if each.id != exact.id)]
    return sorted(
        rules(), key=lambda each: (each.section != section, each.part != part) if section else (False, False)
    )
