"""The rules reference: our own wording of every rule by its id, and search over it."""

from functools import lru_cache

import msgspec

from companion.content.files import data_folder, read_toml


class Later(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a rule that names what comes in a later chapter: closed until it is reached."""

    chapter: int
    text: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `reading`: ours where the rulebook is silent; `other_print`: known from other prints."""

    id: str
    part: str
    title: str
    section: str
    text: str
    reading: bool = False
    other_print: bool = False
    later: tuple[Later, ...] = ()

    def told(self, chapter: int) -> str:
        """The text as far as a table in this chapter may read it."""
        return " ".join([self.text, *(part.text for part in self.later if part.chapter <= chapter)])

    def closed(self, chapter: int) -> bool:
        """Whether a part of it is kept for later chapters."""
        return any(part.chapter > chapter for part in self.later)


class _RuleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[Rule, ...]


@lru_cache(maxsize=1)
def rules() -> tuple[Rule, ...]:
    """Every rule, in the order of the reference."""
    return read_toml(data_folder() / "rules.toml", _RuleFile).rule


def rule(rule_id: str) -> Rule | None:
    """The rule of that id."""
    return next((each for each in rules() if each.id.casefold() == rule_id.casefold()), None)


def search(words: str, chapter: int) -> list[Rule]:
    """Rules whose id, title or text told by this chapter hold every word; hits in id and title come first."""
    wanted = words.casefold().split()
    found = [each for each in rules() if all(word in _all(each, chapter) for word in wanted)]
    return sorted(
        found, key=lambda each: -sum(word in f"{each.id} {each.title}".casefold() for word in wanted)
    )


def _all(each: Rule, chapter: int) -> str:
    return f"{each.id} {each.title} {each.told(chapter)}".casefold()


def for_topic(topic: str) -> list[Rule]:
    """All rules, those of the present phase first: `topic` is `PART:section` or a rule id."""
    part, _, section = topic.partition(":")
    exact = rule(topic)
    if exact is not None:
        return [exact, *(each for each in rules() if each.id != exact.id)]
    return sorted(
        rules(), key=lambda each: (each.section != section, each.part != part) if section else (False, False)
    )
