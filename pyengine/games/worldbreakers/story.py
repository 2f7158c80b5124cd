"""The story of the campaign, a beat before and after each chapter, in our own words (specification 8.10)."""

from __future__ import annotations

STORY = {
    "story.1.before": (
        "The caravan of Marco Polo is nine weeks out when riders cross the ridge. They wear no colours he knows, "
        "and they do not come to trade. He has silk, a map and a handful of people. It must be enough to reach "
        "the river."
    ),
    "story.1.after": (
        "The riders turn back at dusk. In the dust they leave a broken banner of black horsehair. A guide who has "
        "not spoken for days names the one they serve: Khutulun, daughter of the Khan, who has never been beaten "
        "at anything."
    ),
    "story.2.before": (
        "In the market of the second valley everything is for sale but safety. Every stall has a knife under the "
        "counter, and the riders are already among the buyers. Polo needs water, horses and friends before they "
        "need him."
    ),
    "story.2.after": (
        "He leaves with a charter, a debt and three new faces. The merchants will pay for every hall he opens "
        "along the road. Nobody mentions what happens to those who close them."
    ),
    "story.3.before": (
        "The wells on the map are dry. Somebody has filled them with stones, carefully, one by one, and there is "
        "fresh mythium in the cracks. The caravan carries what it can and sells the rest for a tenth."
    ),
    "story.3.after": (
        "Under the last well lies a shaft, and in the shaft a light the colour of deep indigo. Polo marks it on "
        "the map and lies about it at supper. That night one of his guards rides off toward the black banner."
    ),
    "story.4.before": (
        "A city of felt stands on the plain where none stood yesterday. Its walls can be rolled up in a morning, "
        "and behind them waits more of an army than the caravan can outrun."
    ),
    "story.4.after": (
        "A horn, and the felt walls open. A rider alone, no helmet, a grin as if this had all been a game of her "
        "making. “Now that you can wrestle,” Khutulun calls, “wrestle me.”"
    ),
    "story.5.before": (
        "There are rules to her contest, and she explains them gladly: he may build whatever he likes for as long "
        "as he can, and she will try to knock it down. If he stands at the end, the road is his."
    ),
    "story.5.after": (
        "She laughs first, then bows. The road is open, and it was never the caravan that she feared: from the "
        "mountains comes an order of hidden knives, and its master has begun to collect mythium of his own."
    ),
    "story.6.before": (
        "Now it is Khutulun who rides with a small band, and the enemy who is never there. Sentries fall asleep "
        "and do not wake. She orders torches lit at every tent: whoever loves the dark will have to come into the "
        "light."
    ),
    "story.6.after": (
        "By dawn they hold two of the knives alive. Neither speaks. One of them has a seal in his sleeve, an "
        "eagle over a gate, and Polo’s map knows the gate."
    ),
    "story.7.before": (
        "The valley below the gate hums. Wheels turn without water, furnaces burn without coal. The engineers of "
        "the Muhandasat were hired to build it, and they keep their contracts, even against friends."
    ),
    "story.7.after": (
        "The wheels stand still. The chief engineer shrugs, unrolls the plans of the castle and asks what the "
        "riders pay. The foundations, she says, are deeper than anyone admits."
    ),
    "story.8.before": (
        "A feast is offered under a flag of truce. Khutulun goes because it would be rude not to, and seats her "
        "people with their backs to the wall. The first cup is for the host. The host does not drink."
    ),
    "story.8.after": (
        "When the tables have been turned over once in earnest, half of the guests change their minds about whom "
        "they serve. The rest flee upward, toward the nest."
    ),
    "story.9.before": (
        "The path to the Eagle’s Nest is as wide as a horse. Above it waits a master of knives who was old when "
        "the castle was young. There is no way around him, so the riders sing and go on."
    ),
    "story.9.after": (
        "Behind the last door there is only a staircase and a voice. Ruknuddin Khurshah invites the daughter of "
        "the Khan to come up and see what he has made. He sounds as if he had already won."
    ),
    "story.10.before": (
        "Alamut is not a castle but a machine, and its master sits in the heart of it, lit by all the mythium he "
        "has stolen. Whatever it is meant to break, it must not be finished."
    ),
    "story.10.after": (
        "The light goes out, floor by floor. From the wall Khutulun can see the whole road, and on it a slow "
        "caravan with a map that somebody will have to draw anew. The world has held. She goes down to meet it."
    ),
}
