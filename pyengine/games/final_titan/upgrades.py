# ruff: noqa: E501
# fmt: off
"""The 75 upgrade cards (specification 8.4, 8.5, 8.7, 8.9), in the small language of `language.py`.

A row: code, name, set (S standard, A advanced, L legendary, M Mindbug), effect, colour group, emblem; then the Titan
to which a legendary card belongs, `no_foe` (FTN-190) and where the values come from (`mark`; nothing: ours).
"""

from __future__ import annotations

from typing import Any

UPGRADES: list[dict[str, Any]] = []


def _upgrade(code: str, name: str, set_: str, ability: str, group: str, emblem: str, own: str = "", no_foe: bool = False, mark: str = "D") -> None:
    UPGRADES.append(
        {
            "code": code, "name": name, "set": set_, "ability": ability, "group": group, "emblem": emblem, "own": own,
            "no_foe": no_foe, "mark": mark,
        }
    )  # fmt: skip


# 8.4 Standard upgrades (38)
_upgrade("U01", "Sharpshooter", "S", "onMyMiss: reroll", "blue", "crosshair", mark="name, effect: R")
_upgrade("U02", "Dracula's Blood", "S", "add drain YR", "red", "blood", mark="name: R; effect: D")
_upgrade("U03", "Power Potion", "S", "Reveal: gain Power 1", "red", "standing-potion", mark="name: R; effect: D")
_upgrade("U04", "Hermes's Boon", "S", "speed +4 ; add act B", "gold", "wingfoot", mark="name: R; effect: D")
_upgrade("U05", "Shadow Step", "S", "Reveal: gain Dodge 1", "violet", "shadow-follower", mark="name: R; effect: D")
_upgrade("U06", "Basilisk's Fangs", "S", "add P1 BG", "green", "fangs", mark="name: R; effect: D")
_upgrade("U07", "Berserker's Brew", "S", "deal +2 all ; SoT: take 1", "red", "bubbling-bowl", mark="name: R; effect: D")
_upgrade("U08", "Blue Ward", "S", "cancel B", "blue", "bolt-shield", mark="D (kind: P)")
_upgrade("U09", "Green Ward", "S", "cancel G", "green", "edged-shield", mark="D (kind: P)")
_upgrade("U10", "Yellow Ward", "S", "cancel Y", "gold", "checked-shield", mark="D (kind: P)")
_upgrade("U11", "Red Ward", "S", "cancel R", "red", "slashed-shield", mark="D (kind: P)")
_upgrade("U12", "Opening Gambit", "S", "SoF: G", "green", "sword-clash", mark="D (kind: P)")
_upgrade("U13", "Opening Blow", "S", "SoF: R", "red", "fist", mark="D (kind: P)")
_upgrade("U14", "Iron Skin", "S", "Reveal: gain Armor 1", "violet", "breastplate")
_upgrade("U15", "Tower Shield", "S", "cap 3", "blue", "riot-shield")
_upgrade("U16", "Field Dressing", "S", "SoF: heal 6 ; deal +1 B", "blue", "bandage-roll")
_upgrade("U17", "Slow Healing", "S", "SoT: heal 1", "green", "health-normal")
_upgrade("U18", "Venom Vial", "S", "Reveal: foe Poison 1", "green", "poison-bottle", mark="D (kind: P)")
_upgrade("U19", "Fire Flask", "S", "onFoeMiss: foe Fire 1 ; onFoeMiss: deal 1", "red", "molotov", mark="D (kind: P)")
_upgrade("U20", "Oiled Blades", "S", "add F1 G", "red", "flaming-sheet")
_upgrade("U21", "Quick Charge", "S", "Reveal: charge", "gold", "lightning-trio")
_upgrade("U22", "Grounding Rod", "S", "Reveal: uncharge foe ; cancel C", "blue", "lightning-dissipation")
_upgrade("U23", "Executioner's Mark", "S", "SoT: if foelife<=2: defeat foe", "violet", "executioner-hood")
_upgrade("U24", "Second Wind", "S", "onSurvive: heal 1", "green", "healing")
_upgrade("U25", "Spiked Mail", "S", "onSurvive: deal 1", "violet", "spiked-armor")
_upgrade("U26", "Whetstone", "S", "deal +3 R", "red", "knife-thrust")
_upgrade("U27", "Brass Knuckles", "S", "deal +2 BG", "gold", "brass-knuckles")
_upgrade("U28", "Long Reach", "S", "deal +1 GYR", "blue", "halberd")
_upgrade("U29", "Adrenaline", "S", "deal +3 all if life<=4", "pink", "heart-beats")
_upgrade("U30", "Underdog", "S", "deal +2 all if slower", "pink", "underhand")
_upgrade("U31", "Ambush Horn", "S", "deal +2 all if challenger", "gold", "hunting-horn")
_upgrade("U32", "Crown Guard", "S", "armor +1 ; SoF: if champion: heal 2", "gold", "crown-coin")
_upgrade("U33", "Trip Wire", "S", "onFoeMiss: deal 3", "violet", "tripwire")
_upgrade("U34", "Static Field", "S", "onFoeCharge: deal 3", "blue", "electrical-resistance")
_upgrade("U35", "Antidote", "S", "Reveal: lose Poison all, lose Fire all, heal 3 ; deal +1 R", "green", "medicines")
_upgrade("U36", "Disarm", "S", "Reveal: foe lose Power all, foe lose Dodge all, foe lose Armor all, deal 2", "violet", "drop-weapon")
_upgrade("U37", "Pickpocket", "S", "Reveal: steal card else deal 2", "gold", "snatch", no_foe=True)
_upgrade("U38", "War Drums", "S", "add act Y", "red", "oil-drum")

# 8.5 Advanced upgrades (12)
_upgrade("U39", "Holy Water", "A", "Reveal: gain Blessed 1", "gold", "holy-water")
_upgrade("U40", "Evil Eye", "A", "Reveal: foe Cursed 1", "violet", "evil-eyes")
_upgrade("U41", "Loyal Squire", "A", "Reveal: gain Minion 1", "green", "roman-shield")
_upgrade("U42", "Cleansing Bell", "A", "Reveal: lose Cursed all, heal 3 ; deal +1 G", "gold", "bell-shield")
_upgrade("U43", "Black Cat", "A", "onFoeMiss: foe Cursed 1 ; onFoeMiss: deal 1", "violet", "cat")
_upgrade("U44", "Prayer Beads", "A", "Reveal: gain Blessed 1 ; onMyDoubles: deal 2", "gold", "prayer-beads")
_upgrade("U45", "Bone Whistle", "A", "SoF: if life<=5: gain Minion 1 ; deal +1 YR", "pink", "bone-gnawer")
_upgrade("U46", "Martyr's Chain", "A", "SoT: if life<=3: deal 2 ; Win: gain Blessed 1", "red", "crossed-chains")
_upgrade("U47", "Mirror Cloak", "A", "cancel Y ; onCancel: deal 2", "blue", "cloak")
_upgrade("U48", "Time Glass", "A", "onMyAny: may once: take 1, reroll", "gold", "hourglass")
_upgrade("U49", "Twin Fates", "A", "Reveal: both 4", "pink", "double-face-mask")
_upgrade("U50", "Ascension", "A", "Reveal: form ; deal +1 all", "gold", "ascending-block")

# 8.7 Legendary upgrades (15)
_upgrade("L01", "Skybreaker Bolt", "L", "deal +1 R ; onMyCharge: if paired: deal 2", "gold", "lightning-bow", own="Thunder Father")
_upgrade("L02", "Depth Trident", "L", "add drain G ; SoF: if paired: heal 4", "blue", "trident-shield", own="Tide Sovereign")
_upgrade("L03", "Scales of the Dead", "L", "SoT: if foelife<=2: defeat foe ; SoT: if paired: if foelife<=3: defeat foe", "gold", "weight-scale", own="Gate Jackal")
_upgrade("L04", "Solar Reins", "L", "add F1 R ; SoT: if paired: heal 1", "red", "sun-radiations", own="Sun Charioteer")
_upgrade("L05", "Crescent Bow", "L", "speed +3 ; deal +1 G ; SoF: if paired: deal 1", "blue", "high-shot", own="Moon Huntress")
_upgrade("L06", "Living Anvil", "L", "armor +1 ; deal +1 all if paired", "red", "thor-hammer", own="Anvil Lord")
_upgrade("L07", "Ruin Aegis", "L", "SoF: gain Dodge 1 ; deal +1 YR if paired", "pink", "shield-reflect", own="War Maiden")
_upgrade("L08", "Mask of Many", "L", "onMyMiss: once: reroll ; onFoeMiss: if paired: deal 2", "violet", "domino-mask", own="Raven Trickster")
_upgrade("L09", "Horn of Plenty", "L", "SoT: heal 1 ; Win: if paired: draw 1", "green", "cornucopia", no_foe=True, own="Harvest Mother")
_upgrade("L10", "Black Ledger", "L", "SoF: foe Cursed 1 ; SoF: if paired: deal 1", "violet", "book-cover", own="Judge Below")
_upgrade("L11", "Sleep Veil", "L", "cancel B ; cancel G if paired", "pink", "sleepy", own="Dream Weaver")
_upgrade("L12", "Venom Crown", "L", "add P1 Y ; SoT: if paired: heal 1", "green", "snake-totem", own="World Coil")
_upgrade("L13", "Sky Pearl", "L", "SoF: gain Blessed 1 ; Win: if paired: gain Power 1", "green", "oyster-pearl", own="Jade Drake")
_upgrade("L14", "Ashen Feather", "L", "SoF: if no Minion: gain Minion 1 ; onMinion: if paired: heal 3", "red", "feather", own="Dawn Phoenix")
_upgrade("L15", "Heart of Ice", "L", "cap 4 ; cap 3 if paired", "blue", "cold-heart", own="Winter Colossus")

# 8.9 Mindbug upgrades (10)
_upgrade("V01", "Brain Leash", "M", "Reveal: grab upgrade else deal 2", "pink", "brain-leak", no_foe=True)
_upgrade("V02", "Cloud Snack", "M", "SoF: heal 4 ; deal +1 G", "blue", "fluffy-cloud")
_upgrade("V03", "Sneaky Socks", "M", "Reveal: gain Dodge 1", "violet", "socks")
_upgrade("V04", "Tough Shell", "M", "Reveal: gain Minion 1", "green", "turtle-shell")
_upgrade("V05", "Frenzy Gum", "M", "add act G", "red", "wrapped-sweet")
_upgrade("V06", "Venom Pop", "M", "add P1 Y", "green", "spiral-lollipop")
_upgrade("V07", "Hunter's Whistle", "M", "deal +2 all if faster", "gold", "whistle")
_upgrade("V08", "Hive Memo", "M", "Win: draw 1 ; deal +1 B", "gold", "beehive", no_foe=True)
_upgrade("V09", "Backfire Button", "M", "onFoeCharge: deal 2 ; onFoeCharge: uncharge foe", "red", "button-finger")
_upgrade("V10", "Buddy Biscuit", "M", "Reveal: give Power 1 to any", "gold", "cookie")
