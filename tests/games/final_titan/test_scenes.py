"""The worked examples of the rulebook, as scenes of the package."""

from __future__ import annotations

import pytest

from pyengine.scene import Scene, run, scenes

ALL = list(scenes("final-titan"))


@pytest.mark.parametrize("scene", ALL, ids=[scene.id for scene in ALL])
def test_scene(scene: Scene) -> None:
    """FTN-X04 to FTN-X36 where a scene can show them; each `rules` line names what its lines check."""
    assert run(scene) == []
