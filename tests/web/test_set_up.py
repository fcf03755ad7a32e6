"""What the set-up page computes: which house rule does not fit."""

from tests.web_code import computed, needs_web_tools

pytestmark = needs_web_tools

LOOK = """
import { misfitOf } from './setup';
export default (all) => all.map((options) => misfitOf(
  { options: [
    { key: 'end', kind: 'choice', choices: ['first', 'round'], default: 'round' },
    { key: 'goal', kind: 'int', choices: [], least: 20, most: 200, default: 100 },
    { key: 'clock', kind: 'int', choices: [], least: 0, most: 60, default: 0 },
  ] },
  options,
)?.key ?? null);
"""


def test_the_first_rule_that_does_not_fit_is_named() -> None:
    fits = {"end": "round", "goal": 100, "clock": 0}
    tried = [fits, fits | {"goal": 7}, fits | {"clock": 61}, fits | {"goal": 7, "clock": 61}]
    assert computed("lib", LOOK, tried) == [None, "goal", "clock", "goal"]
