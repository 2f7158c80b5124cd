"""Scenes and lessons: what a tutor writes, how it fails, how a reader goes through it."""

from __future__ import annotations

import pytest

from pyengine.ask import Illegal
from pyengine.lesson import Lesson, course, find
from pyengine.scene import SceneError, parse, parse_many, run

TEXT = """
scene   Two against one
game    tokyo-ghoul
rules   TKG-094 TKG-095
seats   2
names   Tom, Ana
turn    Tom
phase   action
given   Tom play: Ken Kaneki, Enji Koma
given   Ana play: Ayato Kirishima
given   Tom vp 3
say     Kaneki alone is too weak.
do      Tom attack Ken Kaneki > Ayato Kirishima
try     Tom teamwork
 want   Enji Koma "A tie wounds both."
 other  none "Five against six loses."
see     Tom discard: Ken Kaneki, Enji Koma
see     Ana play:
see     Tom vp 3
say     Both are gone.
"""


def changed(*pairs: tuple[str, str]) -> str:
    text = TEXT
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


def test_a_scene_that_holds() -> None:
    assert run(parse(TEXT)) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("see     Ana play:", "see     Ana play: Ayato Kirishima", "there lies nothing"),
        ("see     Tom vp 3", "see     Tom vp 4", "vp is 3"),
        ("see     Tom vp 3", "see     Tom discard 7", "there are 2"),
        ("see     Tom vp 3", "see     over Tom", "the game goes on"),
        ("see     Tom vp 3", "see     asks Ana act", "asked is"),
        ("see     Tom vp 3", "see     Tom discard lacks Enji Koma", "there lies"),
        ("see     Tom vp 3", "see     log nobody ever said this", "the log is"),
        ("see     Tom vp 3", "see     card Ken Kaneki strength 6", "strength is 5"),
        ("see     Tom vp 3", "see     card Ken Kaneki drained", "drained is False"),
        ("do      Tom attack Ken", "do      Ana attack Ken", "Ana is not asked"),
        ("do      Tom attack Ken Kaneki > Ayato Kirishima", "do      Tom attack Ken Kaneki > Enji Koma", "not offered"),
        ("try     Tom teamwork", "try     Tom devour", "is asked to teamwork"),
        (' want   Enji Koma "A tie', ' want   Ken Kaneki "A tie', "not offered"),
    ],
)
def test_a_scene_that_does_not_hold_says_where_and_why(old: str, new: str, words: str) -> None:
    found = run(parse(changed((old, new)), "name"))
    assert len(found) == 1
    assert found[0].startswith("name:")
    assert words in found[0]


def test_refusals_are_checked_with_their_words() -> None:
    line = "refuse  Tom strategize Ken Kaneki: no rival ally"
    before = "do      Tom attack Ken"
    assert run(parse(changed((before, f"refuse  Tom take Anteiku: costs 3 influence\n{before}"))))[0].endswith(
        "is legal"
    )
    bad = run(parse(changed((before, f"{line}\n{before}"))))
    assert "refused, but because" in bad[0]
    good = "refuse  Tom take Detention Annex: costs 8 influence of ready allies; that is 5"
    assert run(parse(changed((before, f"{good}\n{before}")))) == []
    assert "is legal" in run(parse(changed((before, f"refuse  Tom end: x\n{before}"))))[0]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("game    tokyo-ghoul", "game    chess", "no game 'chess'"),
        ("seats   2", "chairs  2", "'chairs' is not known"),
        ("given   Ana play: Ayato Kirishima", "given   Ana play: Ayato Kirisima", "near: ayato kirishima"),
        ("given   Ana play", "given   Ana pocket", "no zone 'Ana pocket'"),
        ("given   Tom vp 3", "given   Tom gold 3", "no counter 'gold'"),
        ("turn    Tom", "turn    Zoe", "nobody is called 'Zoe'"),
        ("try     Tom teamwork", "see     Tom vp 3", "stands below no try"),
    ],
)
def test_a_scene_that_cannot_be_read_says_so(old: str, new: str, words: str) -> None:
    with pytest.raises(SceneError, match=words):
        Lesson(parse(changed((old, new)), "name"))


def test_many_scenes_in_one_file() -> None:
    assert [scene.id for scene in parse_many(f"{TEXT}\n---\n{TEXT}", "x")] == ["x", "x-2"]


def test_a_reader_goes_through_a_lesson() -> None:
    lesson = Lesson(parse(TEXT))
    assert lesson.viewer() == 0
    assert lesson.step()["kind"] == "say"
    assert lesson.next() == []
    assert any(fact["fact"] == "attack" for fact in lesson.next())
    step = lesson.step()
    assert (step["kind"], step["seat"], step["at"], step["of"]) == ("try", 0, 2, 4)
    with pytest.raises(ValueError, match="has to answer"):
        lesson.next()
    ask = lesson.match.open[0]
    with pytest.raises(Illegal):
        lesson.answer((9999,))
    assert lesson.answer(())["verdict"] == "other"
    assert lesson.step()["kind"] == "try"
    found = lesson.answer((ask.options[0],))
    assert (found["verdict"], found["text"]) == ("want", "A tie wounds both.")
    assert any(fact["fact"] == "battle" for fact in found["facts"])
    lesson.next()
    assert lesson.done
    assert lesson.step()["kind"] == "end"
    assert lesson.next() == []
    assert [lesson.back() for _ in range(5)] == [True, True, True, True, False]
    assert lesson.match.n == 0


def test_every_course_is_in_order_and_found_by_id() -> None:
    rows = course("tokyo-ghoul")
    assert [row["course"] for row in rows] == sorted((row["course"] for row in rows), reverse=True)
    for row in rows[:3]:
        assert find("tokyo-ghoul", row["id"]).name == row["name"]
    with pytest.raises(KeyError, match="no lesson"):
        find("tokyo-ghoul", "nothing")
