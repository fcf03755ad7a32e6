"""The history next to the board shows the newest entry first, however many lines an entry has."""

from tests.web_code import computed, needs_web_tools

pytestmark = needs_web_tools

READ = """
import { newestFirst } from './log';
export default ({ entries, arrivals }) => newestFirst(entries, arrivals).flatMap(
  ({ seat, entry, notes }) => (entry ? notes.map(({ message }) => message) : [`seat ${seat} taken`]),
);
"""


def test_newest_line_is_first_within_an_entry_too() -> None:
    told = [["rolled", "jay", "bust"], ["next"]]
    entries = [
        {"seq": seq, "at": 0, "by": -1, "notes": [{"message": message, "values": []} for message in notes]}
        for seq, notes in enumerate(told)
    ]
    lines = computed("table/side", READ, {"entries": entries, "arrivals": [{"seat": 2, "since": 0}]})
    assert lines == ["next", "seat 2 taken", "bust", "jay", "rolled"]
