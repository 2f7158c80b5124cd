"""The little Markdown that rule books are written in, as safe HTML in blocks that can be searched.

Headings, paragraphs, nested lists, tables, quotes, rules; **bold**, *italic*, `code`, [links](#/…). Everything else is
text. A rule ID in bold at the start of a block is its anchor; any other mention of an ID is a link to it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ..text import esc

ID = re.compile(r"\b[A-Z]{2,4}-[A-Z]?\d{2,4}\b")
_INLINE = re.compile(
    r"`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])|\[([^\]]+)\]\(([^)\s]+)\)"
)
_ITEM = re.compile(r"^(\s*)(?:[-*+]|\d+[.)])\s+(.*)$")
_LEAD = re.compile(rf"^\*\*({ID.pattern})\*\*[.:]?\s*")
_LINK = re.compile(rf'<a class="rule" href="[^"]*">({ID.pattern})</a>')
_SAFE = re.compile(r"^(?:#|https?://|[\w./-]+$)", re.I)


@dataclass(slots=True)
class Block:
    """A piece that is found, shown and linked as one."""

    kind: str  # h1 … h4, p, li, table, quote, hr
    html: str  # inner HTML
    plain: str = ""
    id: str = ""  # anchor: a rule ID, or the slug of a heading
    depth: int = 0  # of a list item
    ordered: bool = False


@dataclass(slots=True)
class Book:
    game: str
    blocks: list[Block] = field(default_factory=list)

    def ids(self) -> set[str]:
        return {b.id for b in self.blocks if b.id}

    def find(self, id: str) -> Block | None:
        return next((b for b in self.blocks if b.id == id), None)

    def contents(self) -> list[Block]:
        return [b for b in self.blocks if b.kind in ("h2", "h3")]


def slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "section"


def inline(text: str, game: str) -> str:
    """One line's marks. The text between them is escaped before anything else is made of it."""
    out, at = [], 0
    for m in _INLINE.finditer(text):
        out.append(_mentions(text[at : m.start()], game))
        code, bold, italic, words, href = m.groups()
        if code is not None:
            out.append(f"<code>{esc(code)}</code>")
        elif bold is not None:
            out.append(f"<b>{inline(bold, game)}</b>")
        elif italic is not None:
            out.append(f"<em>{inline(italic, game)}</em>")
        elif _SAFE.match(href):
            out.append(f'<a href="{esc(href)}">{esc(words)}</a>')
        else:
            out.append(esc(words))
        at = m.end()
    out.append(_mentions(text[at:], game))
    return "".join(out)


def _mentions(text: str, game: str) -> str:
    out, at = [], 0
    for m in ID.finditer(text):
        out += [esc(text[at : m.start()]), f'<a class="rule" href="#/rules/{esc(game)}/{m[0]}">{m[0]}</a>']
        at = m.end()
    return "".join([*out, esc(text[at:])])


def plain(html: str) -> str:
    text = re.sub(r"<[^>]*>", "", html)
    for code, char in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#39;", "'"), ("&amp;", "&")):
        text = text.replace(code, char)
    return text


def parse(text: str, game: str) -> Book:
    book = Book(game)
    lines = text.replace("\r\n", "\n").split("\n")
    at = 0
    taken: dict[str, int] = {}
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
            continue
        heading = re.match(r"^(#{1,4})\s+(.*?)\s*#*$", line)
        if heading:
            words = inline(heading[2], game)
            name = slug(plain(words))
            taken[name] = taken.get(name, 0) + 1
            anchor = name if taken[name] == 1 else f"{name}-{taken[name]}"
            book.blocks.append(Block(f"h{len(heading[1])}", words, plain(words), anchor))
            at += 1
        elif re.match(r"^\s*(?:-{3,}|\*{3,}|_{3,})\s*$", line):
            book.blocks.append(Block("hr", ""))
            at += 1
        elif line.lstrip().startswith("|"):
            rows = []
            while at < len(lines) and lines[at].lstrip().startswith("|"):
                rows.append(lines[at].strip())
                at += 1
            book.blocks.append(_table(rows, game))
        elif line.startswith(">"):
            quoted = []
            while at < len(lines) and lines[at].startswith(">"):
                quoted.append(lines[at][1:].strip())
                at += 1
            book.blocks.append(_block("quote", " ".join(quoted), game))
        elif _ITEM.match(line):
            at = _items(book, lines, at)
        else:
            told = [line.strip()]
            at += 1
            while (
                at < len(lines)
                and lines[at].strip()
                and not re.match(r"^(?:#{1,4}\s|>|\s*\||\s*[-*+]\s|\s*\d+[.)]\s)", lines[at])
            ):
                told.append(lines[at].strip())
                at += 1
            book.blocks.append(_block("p", " ".join(told), game))
    known = book.ids()
    for b in book.blocks:  # an ID that this book does not explain is a mere word
        b.html = _LINK.sub(lambda m: m[0] if m[1] in known else m[1], b.html)
    return book


def _block(kind: str, text: str, game: str, depth: int = 0, ordered: bool = False) -> Block:
    lead = _LEAD.match(text)
    html = inline(text[lead.end() :] if lead else text, game)
    return Block(kind, html, (f"{lead[1]} " if lead else "") + plain(html), lead[1] if lead else "", depth, ordered)


def _items(book: Book, lines: list[str], at: int) -> int:
    indents: list[int] = []
    while at < len(lines):
        m = _ITEM.match(lines[at])
        if not m:
            break
        indent = len(m[1].expandtabs(4))
        while indents and indents[-1] > indent:
            indents.pop()
        if not indents or indents[-1] < indent:
            indents.append(indent)
        said, ordered = [m[2]], lines[at].lstrip()[0].isdigit()
        at += 1
        while at < len(lines) and lines[at].startswith(" ") and lines[at].strip() and not _ITEM.match(lines[at]):
            said.append(lines[at].strip())
            at += 1
        book.blocks.append(_block("li", " ".join(said), book.game, len(indents) - 1, ordered))
    return at


def _table(rows: list[str], game: str) -> Block:
    cells = [[c.strip() for c in re.split(r"(?<!\\)\|", row.strip("|"))] for row in rows]
    head, body = cells[0], cells[1:]
    if body and all(re.fullmatch(r":?-+:?", c) for c in body[0] if c):
        body = body[1:]
    th = "".join(f'<th scope="col">{inline(c, game)}</th>' for c in head)
    tr = "".join("<tr>" + "".join(f"<td>{inline(c, game)}</td>" for c in row) + "</tr>" for row in body)
    html = f"<table><thead><tr>{th}</tr></thead><tbody>{tr}</tbody></table>"
    return Block("table", html, plain(re.sub(r"</t[dh]>", " ", html)))


# ---- drawing -----------------------------------------------------------------------------


def anchor(game: str, id: str) -> str:
    return (
        f'<a class="rid" href="#/rules/{esc(game)}/{esc(id)}" aria-label="Rule {esc(id)}, link to this rule">'
        f"{esc(id)}</a> "
    )


def draw(blocks: list[Block], game: str, words: list[str] | None = None) -> str:
    """Blocks as HTML; with `words` these are marked. List items that follow one another share a list."""
    out: list[str] = []
    stack: list[str] = []

    def close(to: int = 0) -> None:
        while len(stack) > to:
            out.append(f"</li></{stack.pop()}>")

    for b in blocks:
        html = mark(b.html, words) if words else b.html
        rule = bool(b.id) and ID.fullmatch(b.id) is not None
        at = f' id="r-{esc(b.id)}" data-rule="{esc(b.id)}"' if rule else ""
        lead = anchor(game, b.id) if rule else ""
        if b.kind == "li":
            depth, tag = b.depth + 1, "ol" if b.ordered else "ul"
            if len(stack) > depth:
                close(depth)
            if len(stack) == depth:
                if stack[-1] == tag:
                    out.append("</li>")
                else:
                    close(depth - 1)
            while len(stack) < depth:
                out.append(f"<{tag}>")
                stack.append(tag)
                if len(stack) < depth:
                    out.append("<li>")
            out.append(f"<li{at}>{lead}{html}")
            continue
        close()
        if b.kind == "hr":
            out.append("<hr>")
        elif b.kind == "table":
            number = sum(piece.startswith('<div class="tablewrap"') for piece in out) + 1
            out.append(f'<div class="tablewrap" tabindex="0" role="region" aria-label="Table {number}">{html}</div>')
        elif b.kind == "quote":
            out.append(f"<blockquote{at}>{lead}{html}</blockquote>")
        elif b.kind == "p":
            out.append(f"<p{at}>{lead}{html}</p>")
        else:
            out.append(f'<{b.kind} id="s-{esc(b.id)}" tabindex="-1">{html}</{b.kind}>')
    close()
    return "".join(out)


def mark(html: str, words: list[str]) -> str:
    """Mark words in the text of HTML, never inside a tag or an entity."""
    wanted = re.compile("|".join(re.escape(esc(w)) for w in sorted(words, key=len, reverse=True)), re.I)
    pieces = re.split(r"(<[^>]*>|&[#\w]+;)", html)
    return "".join(
        p if i % 2 else wanted.sub(lambda m: f"<mark>{m[0]}</mark>" if m[0] else "", p) for i, p in enumerate(pieces)
    )


def search(book: Book, query: str) -> tuple[int, list[Block]]:
    """How many blocks have all the words, and those blocks with the headings above them."""
    words = split(query)
    found: list[Block] = []
    count = 0
    pending: dict[int, Block] = {}
    for b in book.blocks:
        if b.kind.startswith("h") and b.kind != "hr":
            level = int(b.kind[1])
            pending = {k: v for k, v in pending.items() if k < level} | {level: b}
            heading_hit = level > 1 and all(w in b.plain.casefold() for w in words)
            if heading_hit:
                count += 1
                found += [pending.pop(k) for k in sorted(pending) if k > 1]
            continue
        text = b.plain.casefold()
        if b.kind != "hr" and all(w in text for w in words):
            count += 1
            found += [pending.pop(k) for k in sorted(pending) if k > 1]
            found.append(b if b.kind != "li" else Block("li", b.html, b.plain, b.id, 0, False))
    return count, found


def split(query: str) -> list[str]:
    return [w for w in query.casefold().split() if w]
