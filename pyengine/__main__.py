"""The games in a terminal: `python -m pyengine games | play | simulate | scenes | replay | bench`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from . import games, load, new
from .ask import Illegal
from .games import GAMES
from .games import rules as rules_of


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args) or 0)
    except (KeyError, ValueError, OSError) as fault:
        print(f"pyengine: {fault.args[0] if isinstance(fault, KeyError) else fault}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m pyengine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")

    def command(name: str, run: Any, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(run=run)
        return sub

    sub = command("games", _games, "games, seats, modes, options, versions")
    sub.add_argument("--json", action="store_true")
    sub = command("play", _play, "a game in the terminal against bots")
    _table_arguments(sub)
    sub.add_argument("--people", type=int, default=1, help="how many of the first seats are people (default 1)")
    sub.add_argument("--bot", default="greedy", help="level of the bots (default greedy)")
    sub.add_argument("--save", metavar="FILE", help="write the table to this file after every answer")
    sub = command("simulate", _simulate, "many games between bots")
    _table_arguments(sub)
    sub.add_argument("--bots", default="greedy", help="levels by seat, parted by commas; repeated if too few")
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--json", action="store_true")
    sub = command("scenes", _scenes, "run the scenes of one game or of all")
    sub.add_argument("game", nargs="?", choices=list(GAMES))
    sub.add_argument("--json", action="store_true")
    sub = command("replay", _replay, "the transcript of a saved game")
    sub.add_argument("file")
    sub.add_argument("--seat", type=int, help="as this seat saw it (0 is the first); default: open to all")
    sub = command("bench", _bench, "speed of the games beside a plain hand-written loop")
    sub.add_argument("games", nargs="*", metavar="GAME")
    sub.add_argument("--seconds", type=float, default=0.5, help="length of one round (default 0.5)")
    sub.add_argument("--json", action="store_true")
    return parser


def _table_arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    sub.add_argument("--seats", type=int)
    sub.add_argument("--seed", type=int)
    sub.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")


def _options(args: argparse.Namespace) -> dict[str, Any]:
    from .scene import _value

    pairs = [text.partition("=") for text in args.option]
    return {key: _value(value) for key, _, value in pairs}


def _seats(args: argparse.Namespace) -> int:
    return args.seats or rules_of(args.game).seats[0]


def _games(args: argparse.Namespace) -> None:
    found = games()
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
        return
    for game in found:
        print(f"{game['id']}  {game['name']} (version {game['version']}), {game['seats'][0]}–{game['seats'][-1]} seats")
        for mode in game["modes"]:
            print(f"    mode={mode['id']}: {mode['label']} (seats {', '.join(map(str, mode['seats']))})")
        for option in game["options"]:
            choices = ", ".join(f"{choice['id']}" for choice in option["choices"])
            print(f"    {option['id']}={option['default']}: {option['label']} ({choices})")


def _play(args: argparse.Namespace) -> None:
    from .terminal import play

    seats = _seats(args)
    match = new(args.game, seats, args.seed, **_options(args))
    play(match, args.people, args.bot, args.save)


def _simulate(args: argparse.Namespace) -> int:
    from .bots.arena import simulate
    from .terminal import bar

    rules = rules_of(args.game)
    show = bar(args.games) if sys.stderr.isatty() and not args.json else None
    found = simulate(rules, _seats(args), args.bots.split(","), args.games, args.seed or 0, _options(args), show)
    if args.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:10} {value}")
    return 1 if found["errors"] else 0


def _scenes(args: argparse.Namespace) -> int:
    from .scene import run, scenes

    count, failed, lines = 0, [], []
    for scene in scenes(args.game):
        count += 1
        found = run(scene)
        if found:
            failed.append(scene.id)
            lines += found
    if args.json:
        print(json.dumps({"scenes": count, "passed": count - len(failed), "failed": failed}))
    else:
        print("\n".join([*lines, f"{count - len(failed)} of {count} scenes hold"]))
    return 1 if failed else 0


def _replay(args: argparse.Namespace) -> None:
    from .terminal import transcript

    with open(args.file, encoding="utf-8") as file:
        match = load(file.read())
    if match.note:
        print(match.note)
    match.to(len(match.answers))
    print("\n".join(transcript(match, args.seat, everything=args.seat is None)))


def _bench(args: argparse.Namespace) -> None:
    from .bench import bench

    found = [bench(rules_of(game), args.seconds) for game in args.games or GAMES]
    if args.json:
        print(json.dumps(found))
        return
    for row in found:
        for key, value in row.items():
            print(f"{key:30} {value}")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (KeyboardInterrupt, EOFError):
        print()
        sys.exit(130)
    except Illegal as fault:
        sys.exit(str(fault))
