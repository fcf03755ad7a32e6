"""The numbers with which the server closes a socket; docs/wire-protocol.md says what a client does then."""

BAD_DATA = 4400
FORBIDDEN_ORIGIN = 4403
UNKNOWN_TABLE = 4404
TOO_SLOW = 4408
REMOVED = 4410
CLOSED = 4411
TOO_FAST = 4429
SERVER_ERROR = 1011
RESTARTING = 1012
