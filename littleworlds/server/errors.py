"""What the server refuses, each with the HTTP status that fits. The sentence is a message, like every error of the family."""

from littleworlds.core.errors import Error


class Refusal(Error):
    """The request makes no sense as it is."""

    status = 400


class NotAllowed(Refusal):
    """The request needs somebody else."""

    status = 403


class NotKnown(Refusal):
    """Who asks is not known: the token is missing, forged, expired or withdrawn."""

    status = 401


class NotFound(Refusal):
    """There is no such thing."""

    status = 404


class TooLate(Refusal):
    """Things have moved on: the seat is taken, the play is over."""

    status = 409


class TooMuch(Refusal):
    """More, or larger, than is allowed in this time."""

    status = 429


class TryAgain(Refusal):
    """The database did not answer. Whether the command was carried out is told when it is sent again."""

    status = 503


class CannotStart(Error):
    """The server cannot use what it was given: its database, its address."""
