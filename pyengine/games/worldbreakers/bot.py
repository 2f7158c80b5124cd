"""placeholder"""
def greedy(game, seat, ask, luck):
    return ask.sample(luck.below)
