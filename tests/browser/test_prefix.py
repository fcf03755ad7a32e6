"""The page below a path of its host, behind a proxy that removes the path."""

import re
from collections.abc import Callable

from playwright.sync_api import Response, expect
from tests.browser.nuts import NutsGuest
from tests.browser.running_server import RunningServer
from tests.server.proxy import proxying

PREFIX = "/games/burrow"


def test_a_table_is_opened_played_and_left_below_the_prefix(
    houses: Callable[..., RunningServer], guests: Callable[..., NutsGuest]
) -> None:
    house = houses(path_prefix=PREFIX)
    with proxying(house.port, PREFIX, strips=True) as proxy:
        base = f"http://127.0.0.1:{proxy.port}{PREFIX}"
        guest, missing = guests(base), list[str]()
        page = guest.page

        def note(answer: Response) -> None:
            if answer.status >= 400:
                missing.append(answer.url)

        page.on("response", note)
        guest.seat_people(("Ada", "Bo"))
        expect(page).to_have_url(re.compile(rf"^{base}/t/\w+$"))
        guest.see_board()
        guest.link("home").click()
        expect(page).to_have_url(f"{base}/")
        page.get_by_role("link", name=re.compile("Ada")).first.click()  # it is among the reader's tables
        expect(page).to_have_url(re.compile(rf"^{base}/t/\w+$"))
        guest.see_board()
        assert missing == []
