"""Three ready choices of a game's options, for people who do not want to set each of them."""

from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct, structs

O = TypeVar("O", bound=Struct)  # noqa: E741 - the contract's letter for options

PresetKey: TypeAlias = Literal["first", "short", "printed"]


class Presets(Struct, Generic[O], frozen=True):
    """Each must be playable with any number of seats. The sentence that explains one to players is the message
    `preset-<name>-help` of the game's locales; a preset that has only defaults may go without."""

    first: O
    """For people who play the game for the first time."""
    short: O
    """For little time."""
    printed: O
    """As close to the printed rules as the options come."""

    def by_key(self) -> dict[PresetKey, O]:
        """In the order shown."""
        return {"first": self.first, "short": self.short, "printed": self.printed}


def usual_presets(options: type[O]) -> Presets[O]:
    """For a game that declares none: the defaults, three times."""
    return Presets(options(), options(), options())


def changed_from_default(options: Struct) -> dict[str, Any]:
    """The options that differ from the game's defaults, by key."""
    usual = type(options)()
    return {
        field.encode_name: getattr(options, field.name)
        for field in structs.fields(options)
        if getattr(options, field.name) != getattr(usual, field.name)
    }
