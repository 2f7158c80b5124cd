import json

import pytest

from glue.router import parse
from glue.store import INDEX, SETTINGS, TABLE, Memory, Store


class Full(Memory):
    """Room for so many characters."""

    def __init__(self, room):
        super().__init__()
        self.room = room

    def set(self, key, text):
        used = sum(len(v) for k, v in self.kept.items() if k != key)
        if used + len(text) > self.room:
            return "full"
        return super().set(key, text)


def make(backend=None):
    n = iter(range(1000))
    return Store(backend or Memory(), clock=lambda: 77, token=lambda: f"t{next(n)}")


def record(id="a", **more):
    return {
        "id": id,
        "game": "tokyo-ghoul",
        "title": "Tokyo Ghoul",
        "where": "Round 1",
        "seats": [],
        "save": "{}",
        **more,
    }


def test_saved_tables_are_listed_last_first_without_the_save_itself():
    store = make()
    store.save(record("a"))
    store.save(record("b"))
    store.save(record("a", where="Round 2"))
    assert [(t["id"], t["where"], t["updated"]) for t in store.tables()] == [("a", "Round 2", 77), ("b", "Round 1", 77)]
    assert "save" not in store.tables()[0]
    assert store.load("a")["where"] == "Round 2"


def test_deleting():
    store = make()
    store.save(record("a"))
    store.drop("a")
    assert store.tables() == [] and store.load("a") is None and store.export("a") is None


def test_damaged_storage_is_survived():
    backend = Memory()
    backend.kept = {INDEX: "[{]", TABLE + "a": "not json", SETTINGS: "[]"}
    store = make(backend)
    assert store.tables() == [] and store.load("a") is None
    assert store.settings()["speed"] == "1"
    backend.kept[INDEX] = '[null, 3, {"id": "x"}, {"id": "y", "game": "g"}]'
    assert [t["id"] for t in store.tables()] == ["y"]


def test_full_storage_is_said_and_keeps_what_was_there():
    store = make(Full(900))
    assert store.save(record("a")) == ""
    assert store.save(record("a", save="x" * 1000)) == "full"
    assert store.load("a")["save"] == "{}"


def test_ids_are_new():
    store = make()
    store.save(record("t0"))
    assert store.fresh() == "t1"


def test_settings_last_and_theme_stands_alone():
    backend = Memory()
    store = make(backend)
    store.set("speed", "0")
    store.set("theme", "dark")
    assert store.settings() == {"motion": "full", "speed": "0", "text": "100", "tap": "ask", "theme": "dark"}
    store.set("theme", "system")
    assert "five-tables/theme" not in backend.kept and store.settings()["theme"] == "system"


# -- files ----------------------------------------------------------------------------------------------------


@pytest.fixture
def save():
    import pyengine

    return pyengine.new("tokyo-ghoul", 2, 4, ["Ren", "Mika"]).save()


def bring(text):
    import pyengine

    return make().bring(text, pyengine.load)


def test_an_exported_table_comes_back(save):
    store = make()
    seats = [{"name": "Ren", "kind": "bot", "level": "random"}, {"name": "Mika", "kind": "person", "level": ""}]
    store.save(record("a", save=save, seats=seats, viewer=1))
    name, text = store.export("a")
    assert name == "tokyo-ghoul-a.table.json"
    back = bring(text)
    assert back["seats"] == seats and back["save"] == save and back["viewer"] == 1 and back["id"] != "a"


def test_a_bare_save_becomes_a_table_against_bots(save):
    back = bring(save)
    assert [(s["name"], s["kind"]) for s in back["seats"]] == [("Ren", "person"), ("Mika", "bot")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("PK\x03\x04", "cannot be read as JSON"),
        ("[1]", "not a saved table"),
        ('{"a": 1}', "not a saved table"),
        ('{"five-tables-file": 2}', "newer version"),
        ('{"five-tables-file": 1}', "damaged"),
        ('{"five-tables": 99}', "format 99"),
        ('{"five-tables": 1, "game": "chess"}', "no game 'chess'"),
    ],
)
def test_a_file_that_is_no_table_says_so(text, words):
    with pytest.raises(ValueError, match=words):
        bring(text)


def test_seats_that_do_not_fit_are_replaced(save):
    text = json.dumps({"five-tables-file": 1, "save": save, "seats": [{"name": "alone"}]})
    assert len(bring(text)["seats"]) == 2


# -- addresses ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hash", "screen"),
    [
        ("", ("library", [])),
        ("#/", ("library", [])),
        ("#/nowhere/x", ("library", [])),
        ("#/setup/tokyo-ghoul", ("setup", ["tokyo-ghoul"])),
        ("#/rules/tokyo-ghoul/TKG-116", ("rules", ["tokyo-ghoul", "TKG-116"])),
        ("#/table/a%20b/", ("table", ["a b"])),
    ],
)
def test_routes(hash, screen):
    assert parse(hash) == screen


def test_a_damaged_list_is_made_anew_from_the_tables():
    backend = Memory()
    store = make(backend)
    store.save(record("a", updated=1))
    store.save(record("b"))
    backend.kept[INDEX] = backend.kept[INDEX][:20]
    assert sorted(t["id"] for t in store.tables()) == ["a", "b"]
    store.save(record("c"))
    assert sorted(t["id"] for t in store.tables()) == ["a", "b", "c"]
