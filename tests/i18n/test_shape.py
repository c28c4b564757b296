"""A wrong shape is told in our words, with the field, whatever words the decoder has."""

from typing import Literal

import msgspec
import pytest

from companion.i18n.shape import shape_problem


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    how: Literal["a", "b"] = "a"


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    inner: Inner
    many: list[Inner] = []
    few: tuple[int, int] = (1, 2)


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        ({}, "the field `inner` is missing"),
        ({"inner": {}}, "the field `inner.n` is missing"),
        ({"inner": {"n": 1}, "x": 1}, "there is no field `x` here"),
        ({"inner": {"n": 1}, "many": [{"n": 1, "y": 2}]}, "there is no field `many[0].y` here"),
        ({"inner": {"n": "1"}}, "the field `inner.n` is `str` where `int` is needed"),
        ([], "it is `array` where `object` is needed"),
        ({"inner": {"n": 1, "how": "c"}}, "the field `inner.how` cannot have this value"),
        ({"inner": {"n": 1}, "few": [1]}, "the field `few` cannot have this value"),
    ],
)
def test_the_field_and_what_is_wrong_with_it(raw: object, told: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(raw, Outer)
    assert shape_problem(caught.value) == told
