"""Card patterns: one small generated picture per card, the same for ever for the same name.

The seed is FNV-1a-32 of "game/card name" and feeds mulberry32. Every family draws in a fixed order - family, then
positions, then sizes - so that a new family must be added at the end of its list, never in the middle.

Colours are custom properties that a card inherits through `<use>`: `--a` ground, `--b` pattern, `--k` dark accent.
The drawing needs no ids inside (no clip paths, no gradients), so a symbol works inline and from another file alike.
"""

from __future__ import annotations

import math
from collections.abc import Callable

Random = Callable[[], float]
Points = list[tuple[float, float]]
MASK = 0xFFFFFFFF


def fnv1a(text: str) -> int:
    value = 0x811C9DC5
    for byte in text.encode():
        value = ((value ^ byte) * 0x01000193) & MASK
    return value


def mulberry32(seed: int) -> Random:
    state = seed & MASK

    def draw() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & MASK
        t = ((state ^ (state >> 15)) * (state | 1)) & MASK
        t = (t + (((t ^ (t >> 7)) * (t | 61)) & MASK)) & MASK ^ t
        return ((t ^ (t >> 14)) & MASK) / 4294967296

    return draw


def between(draw: Random, low: float, high: float) -> float:
    return low + (high - low) * draw()


def whole(draw: Random, low: int, high: int) -> int:
    """A whole number from low to high, both included."""
    return low + int(draw() * (high - low + 1))


def num(value: float) -> str:
    """A coordinate, as short as it can be."""
    text = f"{value:.1f}".removesuffix(".0")
    text = "0" if text == "-0" else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def poly(points: Points) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def ground(fill: str = "var(--a)") -> str:
    return f'<path d="M0 0H100V100H0z" fill="{fill}"/>'


def rays(cx: float, cy: float, count: int, width: float, turn: float, reach: float = 150) -> str:
    """Wedges from one point outwards; width is the part of a step that is filled."""
    step, out = 2 * math.pi / count, []
    for i in range(count):
        a, b = turn + i * step, turn + (i + width) * step
        out.append(
            f"M{num(cx)} {num(cy)}L{round(cx + reach * math.cos(a))} {round(cy + reach * math.sin(a))}"
            f"L{round(cx + reach * math.cos(b))} {round(cy + reach * math.sin(b))}z"
        )
    return "".join(out)


# ---- Tokyo Ghoul: a moon over skyline, rain, wires or ink --------------------------------------------------------


def tokyo_ghoul(draw: Random) -> str:
    family = whole(draw, 0, 3)
    cx, cy = whole(draw, 28, 66), whole(draw, 34, 52)
    r = whole(draw, 23, 33)
    parts = [ground(), f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="var(--b)"/>']
    if family == 0:
        parts += [_skyline(draw)]
    elif family == 1:
        parts += [_rain(draw), _skyline(draw, low=True)]
    elif family == 2:
        parts += [_rain(draw, 16), _wires(draw)]
    else:
        parts += [_ink(draw, cx, cy, r), _wires(draw, 2)]
    return "".join(parts)


def _skyline(draw: Random, low: bool = False) -> str:
    x, path, roofs = -3, [], []
    while x < 100:
        w, top = whole(draw, 7, 15), whole(draw, 76, 90) if low else whole(draw, 56, 86)
        path.append(f"M{x} 100V{top}h{w}V100z")
        roofs.append((x, w, top))
        x += w + (2 if draw() < 0.4 else 0)
    aerials, lights = [], []
    for x, w, top in roofs:
        if draw() < 0.3:
            aerials.append(f"M{x + w // 2} {top}v-{whole(draw, 5, 11)}")
        for _ in range(2):
            lx, ly = x + whole(draw, 1, max(1, w - 3)), whole(draw, top + 3, 97)
            if ly < 96:
                lights.append(f"M{lx} {ly}h1.6v2.4h-1.6z")
    mast = f'<path d="{"".join(aerials)}" stroke="var(--k)" stroke-width=".8" opacity=".78"/>' if aerials else ""
    return (
        f'<path d="{"".join(path)}" fill="var(--k)" opacity=".78"/>{mast}'
        f'<path d="{"".join(lights)}" fill="var(--lamp,#f4e7c8)" opacity=".55"/>'
    )


def _rain(draw: Random, count: int = 30) -> str:
    drops = []
    for _ in range(count):
        x, y, n = whole(draw, 0, 112), whole(draw, -5, 92), whole(draw, 4, 9)
        drops.append(f"M{x} {y}l-{n} {num(n * 2.6)}")
    return f'<path d="{"".join(drops)}" stroke="var(--rain,#fff)" stroke-width=".5" opacity=".24"/>'


def _wires(draw: Random, count: int = 4) -> str:
    lines = []
    for _ in range(count):
        y, sag, end = whole(draw, 9, 32), whole(draw, 34, 58), whole(draw, 14, 40)
        lines.append(f"M-2 {y}Q50 {sag} 102 {end}")
    return f'<path d="{"".join(lines)}" fill="none" stroke="var(--k)" stroke-width="1.3"/>'


def _ink(draw: Random, cx: float, cy: float, r: float) -> str:
    """A brush stroke under the moon, and spatter thrown off it."""
    y, bend = whole(draw, 66, 80), whole(draw, -8, 8)
    brush = f"M-4 {y}Q40 {y + bend - 8} 104 {y - 6}L104 {y + 12}Q62 {y + bend + 4} -4 {y + 20}z"
    drops = []
    for _ in range(26):
        angle, far = between(draw, 0, 2 * math.pi), between(draw, r * 0.8, r * 2.1)
        size = between(draw, 0.4, 2.6) * (1.5 - far / (r * 2.6))
        x, yy = cx + far * math.cos(angle), cy + far * math.sin(angle) * 0.8
        drops.append(
            f"M{num(x - size)} {num(yy)}a{num(size)} {num(size)} 0 1 0 {num(2 * size)} 0a{num(size)} {num(size)} 0 1 0 -{num(2 * size)} 0"
        )
    return f'<path d="{brush}" fill="var(--k)" opacity=".72"/><path d="{"".join(drops)}" fill="var(--k)" opacity=".8"/>'


# ---- Attack on Titan: engraving ---------------------------------------------------------------------------------


def attack_on_titan(draw: Random) -> str:
    family = whole(draw, 0, 3)
    if family == 0:
        cx, cy, count = whole(draw, 24, 76), whole(draw, 40, 66), whole(draw, 18, 26)
        body = (
            f'<path d="{rays(cx, cy, count, 0.42, between(draw, 0, 0.3))}" fill="var(--b)" opacity=".6"/>'
            f"{_pines(draw, 7, 12)}"
        )
    elif family == 1:
        body = _masonry(draw)
    elif family == 2:
        body = _contours(draw, 0.5) + _pines(draw, 13, 18)
    else:
        body = _contours(draw, 0.95)
    hatch = "".join(f"M{x} 0l-40 100" for x in range(0, 142, 4))
    cables = ""
    if draw() < 0.34:
        x = whole(draw, 2, 22)
        cables = f'<path d="M{x} 0L50 54L{x + whole(draw, 50, 74)} 0" fill="none" stroke="#2b2418" stroke-width=".7" opacity=".65"/>'
    return f'{ground()}{body}<path d="{hatch}" stroke="#000" stroke-width=".35" opacity=".16"/>{cables}'


def _pines(draw: Random, low: int, high: int) -> str:
    trees = []
    for _ in range(whole(draw, low, high)):
        x, w = whole(draw, -6, 96), whole(draw, 4, 9)
        h = round(w * between(draw, 2.8, 3.6))
        trees.append(f"M{x} 100l{w}-{h}l{w} {h}z")
    return f'<path d="{"".join(trees)}" fill="#1c2613" opacity=".5"/>'


def _masonry(draw: Random) -> str:
    top, shades = whole(draw, 50, 66), ["", "", ""]
    y, row = top + 1, 0
    while y < 100:
        x = -whole(draw, 0, 9)
        while x < 100:
            w = whole(draw, 10, 17)
            shades[whole(draw, 0, 2)] += f"M{x} {y}h{w}v8h-{w}z"
            x += w + 1
        y, row = y + 9, row + 1
    merlons = "".join(f"M{x} {top + 1}v-6h9v6z" for x in range(whole(draw, -6, 0), 100, 15))
    stones = "".join(f'<path d="{d}" opacity=".{n}"/>' for d, n in zip(shades, (12, 2, 27), strict=True) if d)
    sun = f'<circle cx="{whole(draw, 18, 82)}" cy="{whole(draw, 14, 34)}" r="{whole(draw, 8, 15)}" fill="var(--b)" opacity=".7"/>'
    return f'{sun}<path d="M0 {top}H100V100H0z{merlons}" fill="var(--b)"/><g fill="#000">{stones}</g>'


def _contours(draw: Random, strength: float) -> str:
    lines, lean, step = [], whole(draw, 20, 46), whole(draw, 5, 7)
    for y in range(6, 106, step):
        lift, end = whole(draw, 6, 13), whole(draw, -7, 7)
        lines.append(f"M-5 {y}Q{lean + whole(draw, -4, 4)} {y - lift} 50 {y}T105 {y + end}")
    return f'<path d="{"".join(lines)}" fill="none" stroke="var(--b)" stroke-width=".9" opacity="{num(strength)}"/>'


# ---- Worldbreakers: weaving -------------------------------------------------------------------------------------


def worldbreakers(draw: Random) -> str:
    family = whole(draw, 0, 3)
    body = (_lozenges, _zigzag, _nested, _rosette)[family](draw)
    teeth = "".join(f"M{x} 0h6l-3 4zM{x} 100h6l-3-4z" for x in range(-1, 100, 6))
    return f'{ground()}{body}<path d="M0 0H100V2H0zM0 98H100V100H0z{teeth}" fill="var(--b)" opacity=".9"/>'


def _lozenges(draw: Random) -> str:
    """A square lattice of square line caps, turned by 45 degrees: lozenges in few bytes."""
    step = whole(draw, 9, 13)
    size = step * between(draw, 0.42, 0.62)
    caps = "".join(f"M{x} {y}h0" for y in range(-21, 122, step) for x in range(-21, 122, step))
    return (
        f'<path transform="rotate(45 50 50)" d="{caps}" stroke="var(--b)" stroke-width="{num(size)}"'
        ' stroke-linecap="square" opacity=".5"/>'
    )


def _zigzag(draw: Random) -> str:
    wave, gap = whole(draw, 4, 7), whole(draw, 7, 11)
    lines = []
    for y in range(-gap, 100 + gap, gap):
        lines.append(f"M-4 {y}" + f"l{wave} {-wave} {wave} {wave}" * (110 // (2 * wave) + 1))
    stroke = between(draw, 1.4, 2.6)
    return f'<path d="{"".join(lines)}" fill="none" stroke="var(--b)" stroke-width="{num(stroke)}" opacity=".55"/>'


def _nested(draw: Random) -> str:
    cx, cy, step = 50, whole(draw, 46, 54), whole(draw, 7, 10)
    wide = between(draw, 0.72, 1.0)
    rings = "".join(
        poly([(cx, cy - n), (cx + n * wide, cy), (cx, cy + n), (cx - n * wide, cy)]) for n in range(30, 110, step)
    )
    corner = "".join(poly([(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]) for x in (0, 100) for y in (14, 38, 62, 86))
    return (
        f'<path d="{rings}" fill="none" stroke="var(--b)" stroke-width="{num(step * 0.42)}" opacity=".55"/>'
        f'<path d="{corner}" fill="var(--b)" opacity=".4"/>'
    )


def _rosette(draw: Random) -> str:
    petals, width = (12, 16, 20)[whole(draw, 0, 2)], between(draw, 0.5, 0.8)
    out = []
    for ring, (r0, r1) in enumerate(((26, 44), (48, 74))):
        for i in range(petals):
            a = 2 * math.pi * (i + ring / 2) / petals
            half = math.pi / petals * width
            mid = (r0 + r1) / 2
            points = [(r0, a), (mid, a - half), (r1, a), (mid, a + half)]
            out.append(poly([(50 + r * math.cos(t), 50 + r * math.sin(t)) for r, t in points]))
    disc = f'<circle cx="50" cy="50" r="{whole(draw, 20, 25)}" fill="none" stroke="var(--b)" stroke-width="2" opacity=".6"/>'
    return f'<path d="{"".join(out)}" fill="var(--b)" opacity=".48"/>{disc}'


# ---- Final Titan: print -----------------------------------------------------------------------------------------


def final_titan(draw: Random) -> str:
    family = whole(draw, 0, 2)
    cx, cy = whole(draw, 40, 62), whole(draw, 38, 60)
    star = ""
    if family == 1:
        turn, bands = whole(draw, -44, -20), []
        for y in range(-40, 140, 8):
            bands.append(f"M-40 {y}L160 {y + whole(draw, -2, 2)}L-40 {y + whole(draw, 3, 7)}z")
        body = f'<path transform="rotate({turn} 50 50)" d="{"".join(bands)}" fill="var(--b)" opacity=".78"/>'
    else:
        count = whole(draw, 16, 24)
        body = f'<path d="{rays(cx, cy, count, 0.4, between(draw, 0, 0.4), 120)}" fill="var(--b)" opacity=".85"/>'
        if family == 2:
            spikes, points = whole(draw, 10, 13), []
            for i in range(spikes * 2):
                far = between(draw, 40, 50) if i % 2 == 0 else between(draw, 29, 34)
                a = math.pi * i / spikes - math.pi / 2
                points.append((50 + far * math.cos(a), 50 + far * math.sin(a)))
            star = f'<path d="{poly(points)}" fill="var(--a)"/>'
    return f"{ground()}{body}{_halftone(draw)}{star}"


def _halftone(draw: Random) -> str:
    """Dots that swell towards one corner, as one path per size."""
    ox, oy, step = whole(draw, 0, 1) * 100, whole(draw, 40, 100), 8
    sizes: dict[int, list[str]] = {}
    for row, y in enumerate(range(2, 102, step)):
        for x in range(2 + (step // 2 if row % 2 else 0), 102, step):
            level = round(5 - math.hypot(x - ox, y - oy) / 20)
            if level > 0:
                sizes.setdefault(level, []).append(f"M{x} {y}h0")
    paths = "".join(f'<path d="{"".join(d)}" stroke-width="{num(0.9 * n)}"/>' for n, d in sorted(sizes.items()))
    return f'<g stroke="#000" stroke-linecap="round" opacity=".36">{paths}</g>'


# ---- Ettin: heraldry --------------------------------------------------------------------------------------------


def _shield() -> Points:
    """The outline, with its two curves flattened, so that a division is cut by plain geometry."""
    points: Points = [(12, 8), (88, 8), (88, 46)]
    curves = (((88, 46), (88, 74), (68, 88), (50, 98)), ((50, 98), (32, 88), (12, 74), (12, 46)))
    for p0, p1, p2, p3 in curves:
        for i in range(1, 9):
            t, u = i / 8, 1 - i / 8
            points.append(
                (
                    u**3 * p0[0] + 3 * u * u * t * p1[0] + 3 * u * t * t * p2[0] + t**3 * p3[0],
                    u**3 * p0[1] + 3 * u * u * t * p1[1] + 3 * u * t * t * p2[1] + t**3 * p3[1],
                )
            )
    return points


def _cut(points: Points, a: float, b: float, c: float) -> Points:
    """The part of a convex outline where a*x + b*y <= c."""
    out: Points = []
    for i, (x0, y0) in enumerate(points):
        x1, y1 = points[(i + 1) % len(points)]
        d0, d1 = a * x0 + b * y0 - c, a * x1 + b * y1 - c
        if d0 <= 0:
            out.append((x0, y0))
        if d0 * d1 < 0:
            t = d0 / (d0 - d1)
            out.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return out


SHIELD = "M12 8H88V46C88 74 68 88 50 98C32 88 12 74 12 46z"


def _edge(draw: Random, start: tuple[float, float], end: tuple[float, float]) -> str:
    """The line of a division: straight, embattled, indented or nebuly, as small shapes along it."""
    style, size = whole(draw, 0, 3), between(draw, 3.4, 5.2)
    if style == 0:
        return ""
    long = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    count = int(long / (2 * size))
    shapes = []
    for i in range(count):
        t = (i + 0.5) * long / count
        x, y = start[0] + ux * t, start[1] + uy * t
        if style == 3:
            shapes.append(
                f"M{num(x - size / 2)} {num(y)}a{num(size / 2)} {num(size / 2)} 0 1 0 {num(size)} 0a{num(size / 2)} {num(size / 2)} 0 1 0 -{num(size)} 0"
            )
        else:
            h = size / 2
            corners = (
                [(-h, -1.0), (h, -1.0), (h, size), (-h, size)]
                if style == 1
                else [(-size, 0.0), (size, 0.0), (0.0, size * 1.3)]
            )
            shapes.append(poly([(x + ux * a + uy * b, y + uy * a - ux * b) for a, b in corners]))
    return "".join(shapes)


def ettin(draw: Random) -> str:
    division, gap, slope = whole(draw, 0, 5), whole(draw, 8, 13), whole(draw, 0, 1)
    shift = whole(draw, -6, 6)
    shield = _shield()
    x, y = 50 + shift, 50 + shift
    edge = ""
    if division == 0:  # per pale
        parts = [_cut(shield, -1, 0, -x)]
        edge = _edge(draw, (x, 90 - abs(shift)), (x, 10))
    elif division == 1:  # per fess
        parts = [_cut(shield, 0, -1, -y)]
        edge = _edge(draw, (14, y), (86, y))
    elif division == 2:  # per bend, either way
        parts = [_cut(shield, 1, -1, shift)] if slope else [_cut(shield, -1, -1, -100 - shift)]
        edge = _edge(draw, (84, 84 - shift - 10), (18 + shift, 18)) if slope else ""
    elif division == 3:  # quarterly
        parts = [_cut(_cut(shield, -1, 0, -50), 0, 1, y), _cut(_cut(shield, 1, 0, 50), 0, -1, -y)]
    elif division == 4:  # a bend, or a fess
        wide = whole(draw, 9, 16)
        parts = (
            [_cut(_cut(shield, 1, -1, wide), -1, 1, wide)]
            if slope
            else [_cut(_cut(shield, 0, 1, y + wide), 0, -1, wide - y)]
        )
    else:  # chevron, in two halves
        half = [_cut(shield, 1, 0, 50), _cut(shield, -1, 0, -50)]
        parts = [
            _cut(_cut(half[0], -0.88, -1, -78 - shift), 0.88, 1, 104 + shift),
            _cut(_cut(half[1], 0.88, -1, 10 - shift), -0.88, 1, 16 + shift),
        ]
    diaper = "".join(f"M{n} 0l-100 100M{n - 100} 0l100 100" for n in range(whole(draw, 0, 6), 206, gap))
    seed, charge = whole(draw, 0, 2), between(draw, 1.4, 2.4)
    caps = "".join(
        f"M{n} {row}h0" for i, row in enumerate(range(0, 106, gap)) for n in range(gap // 2 if i % 2 else 0, 106, gap)
    )
    dots = (
        ""
        if seed == 2
        else (
            f'<path d="{caps}" stroke="#b79652" stroke-width="{num(charge)}" stroke-linecap="{("round", "square")[seed]}" opacity=".6"/>'
        )
    )
    field = "".join(poly(part) for part in parts if len(part) > 2) + edge
    return (
        f'{ground("#efe0ba")}<path d="{diaper}" stroke="#b79652" stroke-width=".6" opacity=".7"/>{dots}'
        f'<path d="{SHIELD}" fill="var(--a)"/><path d="{field}" fill="var(--b)"/>'
        f'<path d="M12 8h76l-20 84C58 94 54 96 50 98C32 88 12 74 12 46z" fill="#fff" opacity=".08"/>'
        f'<path d="{SHIELD}" fill="none" stroke="#7d5a14" stroke-width="3"/>'
        f'<path d="{SHIELD}" fill="none" stroke="#e3b64e" stroke-width="1.2"/>'
    )


FAMILIES: dict[str, Callable[[Random], str]] = {
    "tokyo-ghoul": tokyo_ghoul,
    "attack-on-titan": attack_on_titan,
    "worldbreakers": worldbreakers,
    "final-titan": final_titan,
    "ettin": ettin,
}


def pattern(game: str, name: str) -> str:
    """The drawing (contents of a 100 x 100 symbol) behind one card's emblem."""
    return FAMILIES[game](mulberry32(fnv1a(f"{game}/{name}")))
