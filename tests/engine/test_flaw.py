from burrow.engine.flaw import Spot, first, flaw


def test_a_flaw_tells_its_sentence_where_it_is() -> None:
    found = flaw(Spot(line=3, column=14), "no-such-sign", sign="x")
    assert (found.line, found.column) == (3, 14)
    assert dict(found.values) == {"line": 3, "column": 14, "sign": "x"}


def test_the_first_flaw_is_the_one_a_reader_meets_first() -> None:
    flaws = [flaw(Spot(*at), "wrong") for at in ((4, 1), (2, 30), (2, 7))]
    met = first(flaws)
    assert met is not None
    assert (met.line, met.column) == (2, 7)
    assert first([]) is None
