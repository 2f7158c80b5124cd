"""Everything that is drawn or cut by machine: fonts, icon sprites, card patterns, palettes, and which tiles are on.

    python build/art.py NODE_MODULES SITE [--check]

`SITE` already holds index.html; this adds vendor/fonts and web/art and switches on the tiles of the games that the
engine knows. With --check nothing is written: names, sizes and facts are only looked at.
The output depends on its input alone, byte for byte.
"""

from __future__ import annotations

import difflib
import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from patterns import FAMILIES, pattern

ROOT = Path(__file__).resolve().parents[1]
Face = Mapping[str, Any]


class ArtError(Exception):
    """Something in the cards or the packages cannot be drawn; the text says what to change."""


# ---- colours ----------------------------------------------------------------------------------------------------

# game -> group -> ground, pattern, emblem. An emblem keeps 4.5 : 1 on its ground (tested).
# "=foe" and the like belong to a frame and win over the group: an enemy is red in every ward.
PALETTES: dict[str, dict[str, tuple[str, str, str]]] = {
    "tokyo-ghoul": {
        "w20": ("#1d2230", "#414a60", "#f2efe8"),
        "w4": ("#241b2e", "#5a4470", "#f2efe8"),
        "w11": ("#2a1a1c", "#c21f3a", "#f7ebe6"),
        "w13": ("#16251f", "#3f6a57", "#f0f1e8"),
        "w1": ("#1b2129", "#5f7388", "#eef2f5"),
        "start": ("#20201f", "#54524c", "#e9e6de"),
        "=foe": ("#2b0a12", "#7d1023", "#ffe9e4"),
        "=act": ("#e9e5dc", "#cfc9bc", "#17181d"),
    },
    "attack-on-titan": {
        "ally": ("#5f6d3f", "#8d9a62", "#fdf6df"),
        "equipment": ("#6f6b62", "#958f81", "#fffaf0"),
        "maneuver": ("#4f6140", "#7d945c", "#fdf8e4"),
        "starter": ("#b39a63", "#cbb683", "#2b2112"),
        "hero": ("#3f5230", "#6b8250", "#fff8e0"),
        "titan": ("#7a2a1c", "#a6452c", "#ffe9d2"),
        "archenemy": ("#4e120c", "#8c2418", "#ffe2c6"),
        "wound": ("#5b1a1a", "#8a2a24", "#ffdcd2"),
        "location": ("#7d6741", "#a88c5c", "#fff6e0"),
        "event": ("#3d3a52", "#6d6788", "#fbf3e4"),
    },
    "worldbreakers": {
        "earth": ("#7a3a1d", "#c56a35", "#ffe9c6"),
        "moon": ("#24324d", "#5b7a9f", "#f2f7ff"),
        "stars": ("#123f5e", "#2f86b4", "#e8f6ff"),
        "void": ("#2b1440", "#6b3a92", "#f3e3ff"),
        "neutral": ("#5a4a2a", "#927a45", "#fff3d6"),
    },
    "final-titan": {
        "red": ("#3a0718", "#ff2e5e", "#fff3ea"),
        "green": ("#0f2d08", "#8dff3a", "#f9ffe9"),
        "blue": ("#04293e", "#19d8ff", "#f2fdff"),
        "gold": ("#3a2400", "#ffc61a", "#fffbe8"),
        "violet": ("#22084a", "#a64bff", "#fbf2ff"),
        "pink": ("#3a0630", "#ff4fc3", "#fff0fb"),
    },
    "ettin": {
        "joymore": ("#8e2430", "#a67a24", "#fff6dd"),
        "dwarves": ("#2b4f86", "#7f92b0", "#fff9e8"),
        "elves": ("#2f6140", "#8a7a2c", "#fff6da"),
        "orcs": ("#4f3d10", "#9c4a24", "#fff4d6"),
        "giants": ("#4b5563", "#8d836f", "#fff7e2"),
        "cannites": ("#8a4b1d", "#6b2f16", "#fff3dc"),
        "daemons": ("#2b2622", "#8e2430", "#ffe9d2"),
        "risen": ("#3c3357", "#5d7a74", "#f4f1ff"),
        "mercenary": ("#6a6152", "#8d836f", "#fff7e2"),
        "adventure": ("#2f6140", "#5c3570", "#fff6da"),
    },
}
# What else a group colours: the strip of a guild, the shield of a nation.
TINTS: dict[str, tuple[str, dict[str, str]]] = {
    "worldbreakers": (
        "--guild",
        {
            "earth": "#6b2f16",
            "moon": "#263653",
            "stars": "#12405f",
            "void": "#341a4d",
            "neutral": "#4a3d22",
        },
    ),
    "ettin": (
        "--tinct",
        {
            "joymore": "#7a1c28",
            "dwarves": "#244372",
            "elves": "#275236",
            "orcs": "#5a4512",
            "giants": "#434c58",
            "cannites": "#73401b",
            "daemons": "#3a1216",
            "risen": "#3c3357",
            "mercenary": "#544c3f",
            "adventure": "#2f6140",
        },
    ),
}
DARK = {
    "tokyo-ghoul": "#08090d",
    "attack-on-titan": "#1c2613",
    "worldbreakers": "#0e1030",
    "final-titan": "#05010f",
    "ettin": "#241a10",
}
BACKS = {
    "tokyo-ghoul": "cracked-mask",
    "attack-on-titan": "winged-shield",
    "worldbreakers": "cavalry",
    "final-titan": "perspective-dice-six-faces-random",
    "ettin": "griffin-shield",
}


def palette(game: str, face: Face) -> tuple[str, str, str]:
    """The three colours of a face; an unknown group is an error that lists the known ones."""
    groups = PALETTES[game]
    frame = groups.get(f"={face.get('frame')}")
    if frame:
        return frame
    try:
        return groups[face["group"]]
    except KeyError:
        known = ", ".join(g for g in groups if not g.startswith("="))
        raise ArtError(
            f"{game}: card {face.get('kind')!r} has group {face.get('group')!r}; known are {known}"
        ) from None


def palette_css() -> str:
    """Custom properties by game, group and frame; a card needs data-group and data-frame only."""
    out = ["/* Written by build/art.py: three colours by group, and how an emblem is inked. */", "@layer card {"]
    out.append("  .em { fill: var(--c, #fff); } .em-shade { fill: #000; opacity: .45; }")
    out.append(
        '  [data-game="final-titan"] .em { stroke: var(--a); stroke-width: 20; paint-order: stroke; stroke-linejoin: round; }'
    )
    for game, groups in PALETTES.items():
        out.append(f'  [data-game="{game}"] {{ --k: {DARK[game]}; }}')
        tint, tints = TINTS.get(game, ("", {}))
        for group, (a, b, c) in groups.items():
            where = f'[data-frame="{group[1:]}"]' if group.startswith("=") else f'[data-group="{group}"]'
            extra = f" {tint}: {tints[group]};" if group in tints else ""
            more = " --rain: #6d675c; --lamp: #fff;" if (game, group) == ("tokyo-ghoul", "=act") else ""
            out.append(f'  [data-game="{game}"] .card{where} {{ --a: {a}; --b: {b}; --c: {c};{extra}{more} }}')
    out.append("}")
    return "\n".join(out) + "\n"


# ---- icons ------------------------------------------------------------------------------------------------------

# The page's own icons: strokes on a 24 x 24 grid. index.html carries the same symbols, for its first paint (tested).
UI: dict[str, str] = json.loads((ROOT / "build" / "ui.json").read_text(encoding="utf-8"))


def ui_symbol(name: str) -> str:
    return (
        f'<symbol id="ui-{name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{UI[name]}</g></symbol>'
    )


class Icons:
    """The icon set of the npm package, by name."""

    def __init__(self, node_modules: Path) -> None:
        data = json.loads((node_modules / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))
        self.body: dict[str, str] = {name: icon["body"] for name, icon in data["icons"].items()}
        for name, alias in data.get("aliases", {}).items():
            if set(alias) == {"parent"}:
                self.body[name] = self.body[alias["parent"]]

    def near(self, name: str) -> list[str]:
        words = [w for w in re.split(r"\W+", name) if len(w) > 2]
        same = [n for n in self.body if any(w in n.split("-") for w in words)]
        close = difflib.get_close_matches(name, self.body, n=4, cutoff=0.6)
        return list(dict.fromkeys([*close, *sorted(same, key=len)]))[:8]

    def symbol(self, name: str) -> str:
        body = self.body[name].replace(' fill="currentColor"', "")
        return f'<symbol id="em-{name}" viewBox="0 0 512 512">{body}</symbol>'


def icon_names(face: Face) -> list[str]:
    """Every icon a card's face names."""
    parts = [*face.get("stats", ()), *face.get("keys", ()), *face.get("chart", ())]
    names = [face.get("emblem"), *(part.get("icon") for part in parts if isinstance(part, Mapping))]
    return [n for n in names if n and not n.startswith("ui-")]


def missing_icons(icons: Icons, wanted: Iterable[tuple[str, str]]) -> list[str]:
    """A sentence for each (who, name) that the set does not have."""
    out = []
    for who, name in dict.fromkeys(wanted):
        if name not in icons.body:
            near = ", ".join(icons.near(name)) or "nothing like it"
            out.append(f"{who} names the icon {name!r}, which game-icons does not have; near: {near}")
    return out


NAMED = re.compile(r"""(?:#em-|\bem\(f?["'])([a-z0-9]+(?:-[a-z0-9]+)*)(?=["'])""")


def named_in_sources(web: Path) -> dict[str, list[str]]:
    """Icons that the page's own sources name, as `#em-…` or `em("…")`: file -> names."""
    found: dict[str, list[str]] = {}
    for path in sorted([*web.rglob("*.py"), *web.rglob("*.mjs"), *web.rglob("*.js")]):
        names = NAMED.findall(path.read_text(encoding="utf-8"))
        if names:
            found[path.relative_to(web).as_posix()] = sorted(set(names))
    return found


def sprite(symbols: Iterable[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(symbols)}</svg>\n'


def game_symbols(game: str, faces: Iterable[Face], icons: Icons, extra: Iterable[str] = ()) -> list[str]:
    """Emblems and patterns of one game; raises ArtError with every fault at once."""
    faces = list(faces)
    wanted = [(f"{game}: card {face['kind']!r}", name) for face in faces for name in icon_names(face)]
    wanted += [(f"{game}: the card back", BACKS[game])] + [(f"{game}: the page", name) for name in extra]
    faults = missing_icons(icons, wanted)
    for face in faces:
        try:
            palette(game, face)
        except ArtError as error:
            faults.append(str(error))
    kinds: dict[str, str] = {}
    for face in faces:
        if kinds.setdefault(face["kind"], face["name"]) != face["name"]:
            faults.append(f"{game}: kind {face['kind']!r} is both {kinds[face['kind']]!r} and {face['name']!r}")
    if faults:
        raise ArtError("\n".join(faults))
    emblems = [icons.symbol(name) for name in sorted({name for _, name in wanted})]
    patterns = [
        f'<symbol id="pat-{game}-{kind}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">'
        f"{pattern(game, name)}</symbol>"
        for kind, name in sorted(kinds.items())
    ]
    return emblems + patterns


# ---- credits ----------------------------------------------------------------------------------------------------

ICON_AUTHORS = (
    "Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, "
    "Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, Cathelineau, Kier Heyl, Aussiesim, "
    "Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, SpencerDub, GeneralAce135, Zajkonur, Catsu, "
    "Starseeker, Pepijn Poolman, Pierre Leducq, Caro Asercion"
).split(", ")


def credits_of(node_modules: Path, used: Mapping[str, list[str]]) -> dict[str, Any]:
    info = json.loads((node_modules / "@iconify-json/game-icons/info.json").read_text(encoding="utf-8"))
    return {
        "icons": {
            "set": "game-icons.net",
            "url": "https://game-icons.net",
            "licence": info["license"]["title"],
            "licence_url": "https://creativecommons.org/licenses/by/3.0/",
            "authors": ICON_AUTHORS,
            "used": used,
        },
        "fonts": [
            {
                "family": font.family,
                "by": font.by,
                "licence": "SIL Open Font License 1.1",
                "file": f"{font.slug}-LICENSE.txt",
            }
            for font in FONTS
        ],
    }


# ---- fonts ------------------------------------------------------------------------------------------------------


class Font:
    def __init__(self, family: str, package: str, file: str, css: str, by: str, copyright: str) -> None:
        self.family, self.package, self.file, self.css, self.by, self.copyright = (
            family,
            package,
            file,
            css,
            by,
            copyright,
        )
        self.slug = family.lower().replace(" ", "-")


FONTS = [
    Font(
        "Archivo",
        "@fontsource-variable/archivo",
        "archivo-latin-wdth-normal.woff2",
        "font-weight: 100 900; font-stretch: 62% 125%;",
        "Omnibus-Type",
        "Copyright 2019 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)",
    ),
    Font(
        "New Tegomin",
        "@fontsource/new-tegomin",
        "new-tegomin-latin-400-normal.woff2",
        "font-weight: 400;",
        "Kousuke Nagai",
        "Copyright 2020 The New Tegomin Project Authors (https://github.com/nagamalab/NewTegomin)",
    ),
    Font(
        "Grenze Gotisch",
        "@fontsource-variable/grenze-gotisch",
        "grenze-gotisch-latin-wght-normal.woff2",
        "font-weight: 100 900;",
        "Omnibus-Type",
        "Copyright 2020 The Grenze Gotisch Project Authors (https://github.com/Omnibus-Type/Grenze-Gotisch)",
    ),
    Font(
        "El Messiri",
        "@fontsource-variable/el-messiri",
        "el-messiri-latin-wght-normal.woff2",
        "font-weight: 400 700;",
        "Mohamed Gaber",
        "Copyright 2015 The El Messiri Project Authors (https://github.com/Gue3bara/El-Messiri)",
    ),
    Font(
        "Protest Strike",
        "@fontsource/protest-strike",
        "protest-strike-latin-400-normal.woff2",
        "font-weight: 400;",
        "Octavio Pardo",
        "Copyright 2023 The Protest Project Authors (https://github.com/octaviopardo/Protest)",
    ),
    Font(
        "Almendra",
        "@fontsource/almendra",
        "almendra-latin-700-normal.woff2",
        "font-weight: 700;",
        "Ana Sanfelippo",
        "Copyright 2011-2012 Ana Sanfelippo (anasanfe@gmail.com)",
    ),
]


def fonts_css() -> str:
    rules = ["/* Written by build/art.py: Latin cuts of six families under the SIL Open Font License. */"]
    rules += [
        f'@font-face {{ font-family: "{f.family}"; src: url("{f.slug}.woff2") format("woff2"); {f.css} font-display: swap; }}'
        for f in FONTS
    ]
    return "\n".join(rules) + "\n"


def font_files(node_modules: Path) -> dict[str, bytes]:
    """Everything for vendor/fonts; a family without a licence file gets the common text with its own first line."""
    out: dict[str, bytes] = {"fonts.css": fonts_css().encode()}
    common = (node_modules / FONTS[0].package / "LICENSE").read_text(encoding="utf-8").split("\n", 1)[1]
    for font in FONTS:
        package = node_modules / font.package
        data = (package / "files" / font.file).read_bytes()
        if data[:4] != b"wOF2":
            raise ArtError(f"{font.file} is not a WOFF2 font")
        out[f"{font.slug}.woff2"] = data
        own = package / "LICENSE"
        text = own.read_text(encoding="utf-8") if own.exists() else f"{font.copyright}\n{common}"
        out[f"{font.slug}-LICENSE.txt"] = text.encode()
    return out


# ---- which games are on -----------------------------------------------------------------------------------------


def facts(players: str, minutes: str, weight: int) -> str:
    """The line of numbers on a tile, as index.html has it."""

    def icon(name: str) -> str:
        return f'<svg class="ico" aria-hidden="true"><use href="#ui-{name}"/></svg>'

    dots = "".join('<i class="on"></i>' if n < weight else "<i></i>" for n in range(3))
    word = ("", "Light", "Medium", "Heavy")[weight]
    return (
        f'<ul class="facts"><li>{icon("person")}<span class="vh">Players </span>{players}</li>'
        f'<li>{icon("clock")}<span class="vh">Length </span>{minutes} min</li>'
        f'<li class="wt">{dots}<span class="vh">Weight </span>{word}</li></ul>'
    )


TILE = re.compile(
    r'<article class="tile[^"]*" data-game="(?P<game>[a-z-]+)" data-state="(?P<state>[a-z]+)".*?</article>', re.S
)


def switch_tiles(html: str, engine: Iterable[Mapping[str, Any]]) -> str:
    """Mark the tiles of the engine's games as playable, with the engine's numbers; the others say "in preparation"."""
    ready = {g["id"]: g for g in engine}

    def one(match: re.Match[str]) -> str:
        game = ready.get(match["game"])
        text = match[0].replace(f'data-state="{match["state"]}"', f'data-state="{"ready" if game else "soon"}"', 1)
        if game is None:
            return text
        low, high = min(game["seats"]), max(game["seats"])
        line = facts(f"{low}–{high}" if low < high else str(low), game["minutes"], game["weight"])
        return re.sub(r'<ul class="facts">.*?</ul>', lambda _: line, text, flags=re.S)

    out, count = TILE.subn(one, html)
    if not count:
        raise ArtError("index.html has no tile with data-game and data-state")
    return out


def check_shelf(web: Path, engine: Iterable[Mapping[str, Any]]) -> None:
    """Every game of the engine needs its place in the library, and every place its key art."""
    shelf = {g["id"] for g in json.loads((web / "glue/games.json").read_text(encoding="utf-8"))["games"]}
    for game in engine:
        if game["id"] not in shelf:
            raise ArtError(
                f"the engine has {game['id']!r}, web/glue/games.json has not: add it, its tile and its key art"
            )
    for id in sorted(shelf):
        if not (web / "keyart" / f"{id}.svg").exists():
            raise ArtError(f"web/keyart/{id}.svg is missing")


# ---- the whole --------------------------------------------------------------------------------------------------


def engine_cards() -> tuple[list[dict[str, Any]], dict[str, list[dict[str, Any]]]]:
    """Games and card faces of the engine in this checkout; nothing when there is no engine yet."""
    sys.path.insert(0, str(ROOT))
    try:
        import pyengine
    except ImportError as error:
        if error.name != "pyengine":
            raise
        return [], {}
    if not hasattr(pyengine, "games"):
        return [], {}
    games = list(pyengine.games())
    return games, {g["id"]: list(pyengine.cards(g["id"])) for g in games}


def make(
    node_modules: Path, site: Path, games: list[dict[str, Any]], cards: Mapping[str, list[dict[str, Any]]]
) -> dict[str, bytes]:
    """Every file this step writes, by its path below the site."""
    web = ROOT / "web"
    check_shelf(web, games)
    icons = Icons(node_modules)
    files = {f"vendor/fonts/{name}": data for name, data in font_files(node_modules).items()}
    named = named_in_sources(web)
    used: dict[str, list[str]] = {}
    for game in PALETTES:  # a game in preparation has its card back only
        faces = cards.get(game, [])
        here = game.replace("-", "_")
        extra = sorted({n for file, names in named.items() if here in file for n in names})
        symbols = game_symbols(game, faces, icons, extra)
        files[f"web/art/{game}.svg"] = sprite(symbols).encode()
        used[game] = sorted(re.findall(r'id="em-([^"]+)"', "".join(symbols)))
    shared = [
        (file, name)
        for file, names in named.items()
        for name in names
        if not any(g.replace("-", "_") in file for g in FAMILIES)
    ]
    shared += [("the card back", name) for name in BACKS.values()]
    faults = missing_icons(icons, shared)
    if faults:
        raise ArtError("\n".join(faults))
    common = sorted({name for _, name in shared})
    files["web/art/ui.svg"] = sprite([*(ui_symbol(n) for n in UI), *(icons.symbol(n) for n in common)]).encode()
    files["web/art/palette.css"] = palette_css().encode()
    credits_text = json.dumps(credits_of(node_modules, used), ensure_ascii=False, indent=1)
    files["web/art/credits.json"] = credits_text.encode() + b"\n"
    html = (site / "index.html").read_text(encoding="utf-8")
    files["index.html"] = switch_tiles(html, games).encode()
    return files


def main(argv: list[str]) -> int:
    paths = [Path(a) for a in argv if not a.startswith("--")]
    if len(paths) != 2:
        print(__doc__)
        return 2
    node_modules, site = paths
    try:
        games, cards = engine_cards()
        files = make(node_modules, site, games, cards)
    except ArtError as error:
        print(f"art: {error}", file=sys.stderr)
        return 1
    if "--check" not in argv:
        for name, data in files.items():
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_bytes(data)
    size = sum(len(data) for name, data in files.items() if name.startswith(("web/art/", "vendor/fonts/")))
    print(f"art: {len(files)} files, {size / 1024:.0f} kB; ready: {', '.join(g['id'] for g in games) or 'no game yet'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
