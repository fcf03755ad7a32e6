"""What browsers add to the dice: each share is pledged before the list is fixed and revealed afterwards. A table does
not wait forever for a browser that reveals nothing."""

from typing import Any

import pytest
from tests.server.offline import ANN, BEN, CAT, OPEN, Failing, OfflineServer, Peer, bot, me

from burrow.engine.luck import Luck, key_of, pledge_of
from burrow.engine.rng import TableRng, commitment, seed_from
from burrow.server.table.actor import TableActor
from burrow.server.table.recovery import RETRY
from burrow.server.wire.outbound import Failed, Moved, Welcome

pytestmark = pytest.mark.anyio

SHARES = {token: seed_from("share", token) for token in (ANN, BEN, CAT)}
PLEDGES = {token: pledge_of(share) for token, share in SHARES.items()}


async def answer(server: OfflineServer, peer: Peer, kind: str, **values: Any) -> str:
    """The code of the server's answer; empty: accepted."""
    nonce = peer.say(kind, **values)
    await server.settle()
    return str(getattr(peer.answer(nonce), "code", ""))


async def reveal(server: OfflineServer, peer: Peer, token: str) -> str:
    return await answer(server, peer, "reveal", share=SHARES[token])


async def two_pledged(server: OfflineServer, **options: Any) -> tuple[TableActor, Peer, Peer]:
    """Ann and Ben have pledged, and both are connected."""
    table = await server.open(me(), OPEN, pledge=PLEDGES[ANN], **options)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    await server.join(table, BEN, pledge=PLEDGES[BEN])
    assert ann.table.phase == "sharing"
    return table, ann, ben


def luck_of(table: TableActor) -> Luck:
    luck = table._parts.ledger.log.setup.luck
    assert luck is not None
    return luck


async def test_without_pledges_a_table_plays_at_once(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    await server.join(table, BEN)
    ann = await server.connect(table, ANN)
    assert (ann.table.phase, ann.table.luck) == ("playing", None)


async def test_the_list_is_shown_before_any_share(server: OfflineServer) -> None:
    _, ann, ben = await two_pledged(server)
    assert ann.table.luck is not None
    assert ann.table.luck.pledges == (PLEDGES[ANN], PLEDGES[BEN])
    await reveal(server, ben, BEN)
    assert ann.table.luck.shares == ()
    assert SHARES[BEN] not in "".join(ann.frames)


async def test_nothing_is_rolled_or_moved_before_every_share_is_in(server: OfflineServer) -> None:
    _, ann, ben = await two_pledged(server, draw=True)
    assert await answer(server, ann, "move", seat=0, move={"type": "Done"}) == "not-now"
    assert await reveal(server, ann, ANN) == ""
    assert (ann.update.seq, ann.update.waiting, ann.table.phase) == (-1, (), "sharing")
    assert await reveal(server, ben, BEN) == ""
    assert (ann.update.seq, ann.update.waiting, ann.table.phase) == (0, (0,), "playing")
    assert ann.table.luck == ben.table.luck
    assert ann.table.luck is not None
    assert ann.table.luck.shares == (SHARES[ANN], SHARES[BEN])


async def test_the_first_roll_follows_from_all_of_it(server: OfflineServer) -> None:
    table, ann, ben = await two_pledged(server, draw=True)
    seed = table._parts.ledger.record.setup.seed
    assert ann.of(Welcome)[0].commitment == commitment(seed)
    await reveal(server, ann, ANN)
    await reveal(server, ben, BEN)
    luck = Luck(table.name, (PLEDGES[ANN], PLEDGES[BEN]), (SHARES[ANN], SHARES[BEN]))
    assert luck_of(table) == luck
    rolled = 1 + TableRng(key_of(seed, luck), 0).below(6)
    assert ann.events()[0].what == {"type": "Tossed", "pebbles": rolled}


async def test_a_share_that_never_comes_is_noted_and_the_game_goes_on(server: OfflineServer) -> None:
    table, ann, _ = await two_pledged(server)
    await reveal(server, ann, ANN)
    await server.wait(server.settings.share_patience - 1)
    assert ann.table.phase == "sharing"
    await server.wait(1)
    assert (ann.table.phase, ann.update.waiting, ann.update.now) == ("playing", (0,), 0)
    assert luck_of(table).pledges == (PLEDGES[ANN], PLEDGES[BEN])
    assert luck_of(table).shares == (SHARES[ANN], "")


async def test_a_share_that_comes_too_late_changes_nothing(server: OfflineServer) -> None:
    table, ann, ben = await two_pledged(server)
    await server.wait(server.settings.share_patience)
    assert await reveal(server, ben, BEN) == "not-now"
    assert luck_of(table).shares == ("", "")
    assert ann.table.phase == "playing"


async def test_a_share_that_does_not_match_counts_as_none(server: OfflineServer) -> None:
    table, ann, ben = await two_pledged(server)
    await reveal(server, ann, ANN)
    assert await answer(server, ben, "reveal", share=SHARES[CAT]) == "bad-share"
    assert ann.table.phase == "sharing"
    await server.wait(server.settings.share_patience)
    assert luck_of(table).shares == (SHARES[ANN], "")


async def test_who_sends_a_wrong_share_may_still_send_the_right_one(server: OfflineServer) -> None:
    table, ann, ben = await two_pledged(server)
    await reveal(server, ann, ANN)
    await answer(server, ben, "reveal", share=SHARES[CAT])
    assert await reveal(server, ben, BEN) == ""
    assert luck_of(table).shares == (SHARES[ANN], SHARES[BEN])


@pytest.mark.parametrize("token", [CAT, ""], ids=["stranger", "spectator"])
async def test_only_who_pledged_reveals(server: OfflineServer, token: str) -> None:
    table, _, _ = await two_pledged(server)
    other = await server.connect(table, token)
    assert await answer(server, other, "reveal", share=SHARES[ANN]) == "not-now"


async def test_the_same_share_sent_again_is_accepted_again(server: OfflineServer) -> None:
    _, ann, ben = await two_pledged(server)
    await reveal(server, ann, ANN)
    assert await reveal(server, ann, ANN) == ""
    await reveal(server, ben, BEN)
    assert await reveal(server, ann, ANN) == "", "after a lost connection nobody knows whether it arrived"


async def test_who_never_pledged_is_not_waited_for(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, bot("steady"), pledge=PLEDGES[ANN])
    ann = await server.connect(table, ANN)
    await server.join(table, BEN)
    await reveal(server, ann, ANN)
    assert ann.table.phase == "playing"
    assert luck_of(table).pledges == (PLEDGES[ANN], "", "")


async def test_a_browser_with_two_seats_has_one_share(server: OfflineServer) -> None:
    table = await server.open(me(), me("Al"), pledge=PLEDGES[ANN])
    ann = await server.connect(table, ANN)
    await reveal(server, ann, ANN)
    assert luck_of(table).shares == (SHARES[ANN], SHARES[ANN])
    assert ann.table.phase == "playing"


async def test_nobody_waits_while_nobody_is_connected(server: OfflineServer) -> None:
    """A browser that opens a table alone may be slow to load the page: that is nobody's loss."""
    table = await server.open(me(), bot("steady"), pledge=PLEDGES[ANN])
    await server.wait(10 * server.settings.share_patience)
    ann = await server.connect(table, ANN)
    assert ann.table.phase == "sharing"
    await reveal(server, ann, ANN)
    assert luck_of(table).shares == (SHARES[ANN], "")


async def test_a_connection_lost_in_between_starts_the_wait_again(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), pledge=PLEDGES[ANN])
    ann = await server.connect(table, ANN)
    await server.wait(server.settings.share_patience - 1)
    ann.hang_up()
    await server.wait(server.settings.share_patience)
    back = await server.connect(table, ANN)
    assert (back.table.phase, back.table.luck) == ("sharing", ann.table.luck)
    await reveal(server, back, ANN)
    assert luck_of(table).shares == (SHARES[ANN], "")


async def test_the_host_fixes_the_list_by_beginning(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN, pledge=PLEDGES[ANN])
    ann = await server.connect(table, ANN)
    assert await answer(server, ann, "pledge", pledge=PLEDGES[CAT]) == ""
    ann.say("begin", fill="steady")
    await server.settle()
    assert ann.table.luck is not None
    assert ann.table.luck.pledges == (PLEDGES[CAT], ""), "until then, the newest pledge counts"
    assert await answer(server, ann, "begin", fill="steady") == "not-now"
    assert await answer(server, ann, "pledge", pledge=PLEDGES[ANN]) == "not-now"
    await answer(server, ann, "reveal", share=SHARES[CAT])
    assert ann.table.phase == "playing"
    assert await answer(server, ann, "pledge", pledge=PLEDGES[ANN]) == "not-now"


async def test_only_those_who_sit_pledge(server: OfflineServer) -> None:
    table = await server.open(me(), OPEN)
    stranger = await server.connect(table, CAT)
    assert await answer(server, stranger, "pledge", pledge=PLEDGES[CAT]) == "not-your-seat"
    assert table._parts.ledger.record.pledges == {}


@pytest.mark.parametrize("share", ["", "0" * 63, "x" * 64, "A" * 64])
async def test_what_is_no_share_is_not_read(server: OfflineServer, share: str) -> None:
    _, ann, _ = await two_pledged(server)
    ann.say("reveal", share=share)
    await server.settle()
    assert [failed.code for failed in ann.of(Failed)] == ["bad-message"]
    assert ann.table.phase == "sharing"


async def test_a_server_killed_in_between_goes_on(server: OfflineServer) -> None:
    table, ann, _ = await two_pledged(server, draw=True)
    await reveal(server, ann, ANN)
    before = (ann.of(Welcome)[-1].commitment, ann.table.luck)
    await server.restart()
    table = await server.again(table)
    await server.wait(server.settings.share_patience)
    ben = await server.connect(table, BEN)
    assert (ben.of(Welcome)[-1].commitment, ben.table.luck) == before
    assert ben.table.phase == "sharing"
    await reveal(server, ben, BEN)
    assert (ben.table.phase, ben.update.seq) == ("playing", 0)
    assert luck_of(table).shares == (SHARES[ANN], SHARES[BEN])


async def test_after_a_restart_the_dice_go_on_under_the_same_key(server: OfflineServer) -> None:
    table, ann, ben = await two_pledged(server)
    await reveal(server, ann, ANN)
    await reveal(server, ben, BEN)
    expected = luck_of(table)
    await server.restart()
    table = await server.again(table)
    back = await server.connect(table, ANN)
    back.move(0, "Toss")
    await server.settle()
    setup = table._parts.ledger.record.setup
    assert setup.luck == expected
    rolled = 1 + TableRng(key_of(setup.seed, expected), 1).below(6)
    assert back.events()[-1].what == {"type": "Tossed", "pebbles": rolled}


async def test_a_share_that_cannot_be_stored_is_not_accepted(pebbles: None) -> None:
    store = Failing()
    server = OfflineServer(store)
    table, ann, ben = await two_pledged(server)
    await reveal(server, ann, ANN)
    store.fail("amend")
    assert await reveal(server, ben, BEN) == "not-stored"
    assert ann.table.phase == "sharing"
    assert await reveal(server, ben, BEN) == ""
    assert luck_of(table).shares == (SHARES[ANN], SHARES[BEN])
    await server.close()


async def test_a_beginning_that_cannot_be_stored_is_tried_again(pebbles: None) -> None:
    store = Failing()
    server = OfflineServer(store)
    table, ann, _ = await two_pledged(server, draw=True)
    await reveal(server, ann, ANN)
    store.fail("amend")
    await server.wait(server.settings.share_patience)
    assert (ann.table.phase, ann.update.seq) == ("sharing", -1)
    await server.wait(RETRY)
    assert (ann.table.phase, ann.update.seq) == ("playing", 0)
    assert luck_of(table).shares == (SHARES[ANN], "")
    await server.close()


# The rematch.


async def finished(server: OfflineServer) -> tuple[TableActor, Peer, Peer]:
    """Ann and Ben have played, and both have pledged for the next game."""
    table = await server.open(me(), OPEN, goal=1, pledge=PLEDGES[CAT])
    await server.join(table, BEN)
    ann, ben = await server.connect(table, ANN), await server.connect(table, BEN)
    await answer(server, ann, "reveal", share=SHARES[CAT])
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    assert ann.table.phase == "over"
    for peer, token in ((ann, ANN), (ben, BEN)):
        assert await answer(server, peer, "pledge", pledge=PLEDGES[token]) == ""
    return table, ann, ben


async def rematch(server: OfflineServer, peer: Peer) -> TableActor:
    peer.say("rematch")
    await server.settle()
    return await server.lobby.table(peer.of(Moved)[-1].table)


async def test_a_rematch_takes_the_pledges_along(server: OfflineServer) -> None:
    table, ann, ben = await finished(server)
    again = await rematch(server, ann)
    ann, ben = await server.connect(again, ANN), await server.connect(again, BEN)
    assert ann.table.phase == "sharing"
    assert ann.table.luck is not None
    assert ann.table.luck.pledges == (PLEDGES[BEN], PLEDGES[ANN]), "the seats have moved up"
    await reveal(server, ann, ANN)
    await reveal(server, ben, BEN)
    assert ann.table.phase == "playing"
    assert luck_of(again) == Luck(again.name, (PLEDGES[BEN], PLEDGES[ANN]), (SHARES[BEN], SHARES[ANN]))
    assert luck_of(table).shares == (SHARES[CAT], ""), "the first game keeps its own"


async def test_a_rematch_does_not_wait_for_who_has_left(server: OfflineServer) -> None:
    _, ann, ben = await finished(server)
    ben.hang_up()
    await server.settle()
    again = await rematch(server, ann)
    ann = await server.connect(again, ANN)
    await reveal(server, ann, ANN)
    assert ann.table.phase == "playing"
    assert luck_of(again).pledges == ("", PLEDGES[ANN])


async def test_after_the_rematch_is_opened_nobody_pledges_for_it(server: OfflineServer) -> None:
    _, ann, ben = await finished(server)
    await rematch(server, ann)
    assert await answer(server, ben, "pledge", pledge=PLEDGES[CAT]) == "not-now"


async def test_a_rematch_without_pledges_plays_at_once(server: OfflineServer) -> None:
    table = await server.open(me(), bot("steady"), goal=1, pledge=PLEDGES[ANN])
    ann = await server.connect(table, ANN)
    await reveal(server, ann, ANN)
    ann.move(0, "Put", pebbles=1)
    ann.move(0, "Done")
    await server.settle()
    again = await server.connect(await rematch(server, ann), ANN)
    assert (again.table.phase, again.table.luck) == ("playing", None)
