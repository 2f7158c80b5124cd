"""The scenes of the package hold, line by line (specification 5)."""

from __future__ import annotations

from importlib import resources

import pytest

from pyengine.games import worldbreakers
from pyengine.scene import parse_many, run

FOLDER = resources.files(worldbreakers).joinpath("scenes")
SCENES = [
    scene for file in sorted(FOLDER.iterdir(), key=str) for scene in parse_many(file.read_text("utf-8"), file.name[:-4])
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.id)
def test_scene(scene) -> None:  # type: ignore[no-untyped-def]
    """Every `do` is legal, every `see` holds, every `refuse` is refused for that reason."""
    assert run(scene) == []
