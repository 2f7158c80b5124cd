"""References into the sprites that the build inlines: `ui-…` for controls, `em-…` for emblems, stats and keywords."""

from __future__ import annotations

from .text import esc


def ui(name: str, cls: str = "ico") -> str:
    return f'<svg class="{cls}" aria-hidden="true"><use href="#ui-{esc(name)}"/></svg>'


def em(name: str, cls: str = "ico") -> str:
    return f'<svg class="{cls}" aria-hidden="true"><use href="#em-{esc(name)}"/></svg>'
