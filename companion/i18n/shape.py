"""What is wrong with the shape of a typed or stored object, in our words instead of the decoder's."""

import re

from companion.i18n.texts import t

_PLACE = re.compile(r" - at `(?:key in )?\$\.?(.*)`$")
_FIELD = re.compile(r"(missing required|contains unknown) field `([^`]*)`")
_TYPE = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")


def shape_problem(error: Exception) -> str:
    """The field and what is wrong with it, from a decoder's error; the values themselves are not repeated."""
    words = str(error)
    place = _PLACE.search(words)
    where = place[1] if place else ""
    if found := _FIELD.search(words):
        field = f"{where}.{found[2]}" if where else found[2]
        return t("shape-missing" if found[1].startswith("missing") else "shape-unknown", field=field)
    if found := _TYPE.search(words):
        key = "shape-type" if where else "shape-type-whole"
        return t(key, field=where, wanted=found[1], found=found[2])
    return t("shape-value", field=where) if where else t("shape-value-whole")
