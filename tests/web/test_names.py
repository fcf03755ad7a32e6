"""The reader finds their own name at the table."""

from tests.web_code import computed, needs_web_tools

pytestmark = needs_web_tools

NAMED = """
import { words } from './words.svelte';
import { nameOrYou } from './you';
words.t = (id, { name }) => `${id} ${name}`;
export default (all) => all.map(([yours, seats]) => nameOrYou(
  { name: (seat) => `seat ${seat}`, seats: Array.from({ length: seats }), yours }, 0,
));
"""


def test_the_own_name_is_marked_where_one_is_among_others() -> None:
    among, on_one_screen, watching, alone = computed("lib", NAMED, [[[0], 3], [[0, 1], 3], [[], 3], [[0], 1]])
    assert among == "name-you seat 0"
    assert on_one_screen == watching == alone == "seat 0"
