"""The exception that laws raise."""


class LawBroken(AssertionError):
    """A game breaks a law. The message begins with the name of the law."""


def hold(condition: object, law: str, complaint: str) -> None:
    """Raise unless the condition holds."""
    if not condition:
        raise LawBroken(f"{law}: {complaint}")
