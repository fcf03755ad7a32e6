"""The arguments of every command. Imports no command; a game's own command adds its arguments itself."""

import argparse
from pathlib import Path
from typing import NoReturn

from burrow.cli.complain import complain
from burrow.cli.values import PORT, days, host, port, positive
from burrow.engine import registry
from burrow.engine.command import Command
from burrow.engine.languages import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Reports an error in one sentence instead of printing the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(complain(f"{message}; see {self.prog} --help", 2))


def parser(called: str = "") -> Parser:
    """The parser of all commands. A game's command gets its arguments only if it is the one called."""
    top = Parser(prog="burrow", description="Four rodent games around one table.", allow_abbrev=False)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, words: str, module: str = "") -> Parser:
        made = commands.add_parser(name, help=words, description=words, allow_abbrev=False)
        made.set_defaults(module=module or name)
        return made

    _play(command("play", "start the server and open the browser"))
    _serve(command("serve", "run the server for others, with a file of settings"), is_called=called == "serve")
    _backup(command("backup", "copy all tables into one file; the server may be running", "store"))
    _restore(command("restore", "put such a copy back; the server may be running", "store"))
    _store(command("store", "check or tidy the stored tables"))
    _games(command("games", "the games with seats, options and bots", "catalog"))
    _rules(command("rules", "the rules of a game by number"))
    _sim(command("sim", "let bots play each other"))
    _replay(command("replay", "tell a logged game in words, and verify every move, die and digest"))
    _verify(command("verify", "recompute every die and card of a log, and replay every move"))
    _golden(command("golden", "write the golden games of a game anew"))
    _types(command("types", "write the browser's types anew"))
    _bench(command("bench", "run the measurements in bench/"))
    for name, point in registry.commands().items():
        own: Command | None = point.load() if name == called else None
        made = command(name, own.words if own is not None else "a command of a game", "own")
        made.set_defaults(own=own)
        _language(made)
        if own is not None:
            own.arguments(made)
    return top


def _play(to: Parser) -> None:
    to.add_argument("--port", type=port, help=f"default {PORT}, or the next one that is free")
    to.add_argument("--host", help="the address to listen at; default 127.0.0.1: this computer alone")
    to.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept; default: your data folder")
    to.add_argument("--no-open", action="store_true", help="do not open the browser")
    to.add_argument("--lan", action="store_true", help="let phones in the same network in; shows address and QR code")
    to.add_argument(
        "--public-host",
        action="append",
        default=[],
        type=host,
        metavar="NAME",
        help="a name under which browsers reach this server, as through a proxy; may be given several times",
    )
    to.add_argument(
        "--forget-after",
        type=days,
        default=0,
        metavar="DAYS",
        help="delete tables that nobody has changed for so long, as in 365d; default: never",
    )


def _serve(to: Parser, *, is_called: bool) -> None:
    to.usage = "burrow serve [--config FILE] [--print-config] [--SETTING VALUE ...]"
    to.description = (
        "Run the server for others. Every setting is an option, a variable (BURROW_PORT for --port) and a line of the "
        "file (port = 8000). The command line goes before the environment, and the environment before the file."
    )
    to.add_argument("--config", type=Path, metavar="FILE", help="a TOML file of settings; default: $BURROW_CONFIG")
    to.add_argument("--print-config", action="store_true", help="print all settings as such a file, and stop")
    if is_called:
        from burrow.cli.setting import add_options

        add_options(to)


def _store(to: Parser) -> None:
    wishes = to.add_subparsers(title="what to do", metavar="WHAT", required=True, dest="what")

    def wish(name: str, words: str) -> Parser:
        made: Parser = wishes.add_parser(name, help=words, description=words, allow_abbrev=False)
        _folder(made)
        return made

    wish("check", "check every stored table and name those that are damaged; exit code 1 if there are any")
    wish("backup", "the same as burrow backup").add_argument("file", type=Path, metavar="FILE")
    _copy(wishes.add_parser("copy", help=COPY, description=COPY, allow_abbrev=False))
    tidy = wish("tidy", "list old tables; with --yes, delete them for good and make the file smaller")
    tidy.add_argument(
        "--older-than", type=days, required=True, metavar="DAYS", help="unchanged for so long, as in 365d"
    )
    which = tidy.add_mutually_exclusive_group()
    which.add_argument("--finished", action="store_true", help="only games that are over")
    which.add_argument("--abandoned", action="store_true", help="only games that have not ended, or not begun")
    tidy.add_argument("--yes", action="store_true", help="delete them; the server must be stopped")


COPY = "copy all tables from one store to another and check each; may be interrupted and repeated"


def _copy(to: Parser) -> None:
    form = "sqlite:///folder/tables.sqlite or postgresql://user:password@host/database"
    to.add_argument("source", metavar="FROM", help=f"a store that no server is using: {form}")
    to.add_argument("target", metavar="TO", help="another store, which may have some of the tables already")


def _backup(to: Parser) -> None:
    to.set_defaults(what="backup")
    to.add_argument("file", type=Path, metavar="FILE", help="a new file, which you alone can read")
    _folder(to)


def _restore(to: Parser) -> None:
    to.set_defaults(what="restore")
    to.add_argument("file", type=Path, metavar="FILE", help="what burrow backup has made, now or long ago")
    to.add_argument("--force", action="store_true", help="replace the tables that are there, for good")
    _folder(to)


def _folder(to: Parser) -> None:
    """Where the tables are."""
    to.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept; default: as the server has it")
    to.add_argument(
        "--config", type=Path, metavar="FILE", help="the server's file of settings; default: $BURROW_CONFIG"
    )


def _games(to: Parser) -> None:
    to.add_argument("game", metavar="GAME", nargs="?", help="one game with all its options; default: all games")
    to.add_argument("--json", action="store_true", help="everything, for programs")
    _language(to)


def _rules(to: Parser) -> None:
    to.add_argument("game", metavar="GAME")
    _option(to, "tell the rules of a table with this option; may be given several times")
    to.add_argument("--seats", type=int, metavar="N", help="tell the rules of a table with so many seats")
    _language(to)


SIM_KEYS = """\
Everyone moves one seat on from game to game. The keys of --json:
  game, options, seats, games, seed    what was played
  refused                              moves of bots that were not legal; always 0
  seconds, games_per_second            how fast; the only numbers that differ from run to run
  bots                                 for each bot:
    bot, seats                         its id, and how many seats it held over all games
    wins, win_share                    a win that several share is split between them
    mean_score, mean_score_error       points of a seat, with standard error
    turns                              its turns; null if the game counts none
    points_per_turn, points_per_turn_error
                                       all its points over all its turns, with standard error
An error is null where one game is all there is."""


def _sim(to: Parser) -> None:
    to.formatter_class = argparse.RawDescriptionHelpFormatter
    to.epilog = SIM_KEYS
    to.add_argument("game", metavar="GAME")
    to.add_argument("--bots", metavar="A,B", help="who plays, as in expert,careful; default: all bots of the game")
    to.add_argument("--games", type=positive, default=100, metavar="N", help="default 100")
    to.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed gives the same games; default 1")
    to.add_argument("--seats", type=positive, metavar="N", help="default: one for each bot named, at least the fewest")
    _option(to, "may be given several times")
    to.add_argument("--log", type=Path, metavar="FILE", help="write every game as JSON lines: setup, then events")
    to.add_argument("--jobs", type=positive, metavar="N", help="processes; the result does not depend on it")
    to.add_argument("--json", action="store_true", help="the result for programs")


def _replay(to: Parser) -> None:
    to.add_argument("file", type=Path, metavar="FILE")
    to.add_argument(
        "--check",
        action="store_true",
        help="tell nothing, only verify: every move is legal at its stamp, every die follows from the seed, nothing is "
        "taken back that may not be, every digest fits, and a turn of physics that this engine made comes to the same "
        "when it is simulated again",
    )
    to.add_argument("--game", type=positive, metavar="N", help="only the game of this number, from 1")
    to.add_argument(
        "--views",
        action="store_true",
        help="print JSON lines instead: for each entry the update that a browser gets, as docs/wire-protocol.md has it",
    )
    to.add_argument(
        "--seat",
        type=positive,
        action="append",
        default=[],
        metavar="N",
        help="with --views: a seat that this browser holds, from 1; may be given several times; default: a spectator",
    )
    _language(to)


def _verify(to: Parser) -> None:
    to.add_argument("file", type=Path, nargs="?", metavar="FILE", help="the log of a table, or of a simulation")
    to.add_argument("--draws", action="store_true", help="print every draw as well")
    to.add_argument(
        "--page", type=Path, metavar="OUT.html", help="write the page that checks dice and cards in any browser"
    )
    to.add_argument(
        "--proof", metavar="PROOF", help="the line that your browser kept: say whether your share is in the dice"
    )


def _golden(to: Parser) -> None:
    to.add_argument("game", metavar="GAME")


def _types(to: Parser) -> None:
    to.add_argument("--check", action="store_true", help="write nothing; fail if a file is not up to date")


def _bench(to: Parser) -> None:
    to.add_argument("name", nargs="?", metavar="NAME", help="one of bench/*.py; default: all")
    to.add_argument("options", nargs=argparse.REMAINDER, metavar="OPTIONS", help="handed to the measurement")


def _option(to: Parser, words: str) -> None:
    to.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=words)


def _language(to: Parser) -> None:
    to.add_argument("--lang", choices=LANGUAGES, help="default: the language of your system, else en")
