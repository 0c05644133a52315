"""The problems of the bench as one would write them with dyce."""

import warnings
from functools import cache

from dyce import H, P
from dyce.h import aggregate_weighted

from serving import CHARGER_MELEE, CHARGER_MORALE, DEFENDER_MELEE, DEFENDER_MORALE, chart, ending_of_melee, key, serve, told_after_melee, told_without_melee

d6 = H(6)
d10 = H(10)


def pair(a, b):
    return a, b


def replaced(h, by):
    """Each outcome by what `by` gives for it, an outcome or a histogram."""
    return aggregate_weighted((by(outcome), count) for outcome, count in h.items())


def two_pools():
    return (9 @ d10.le(6)).apply(pair, 8 @ d10.le(4))


def lowest_two():
    return (5 @ P(d10)).at(slice(2))


def exchange(first, second, rounds):
    hit_of_first = d6.ge(4)
    hit_of_second = d6.ge(5)

    @cache
    def left(of, dice, hit):
        return (dice @ hit if dice else H({0: 1})).apply(lambda hits: max(0, of - hits))

    def fight(both):
        a, b = both
        return left(a, b, hit_of_second).apply(pair, left(b, a, hit_of_first))

    state = H({(first, second): 1})
    for _ in range(rounds):
        state = replaced(state, fight)
    return state


def test(number):
    """How many of the two dice fail: none and the side holds, one and it is shaken, two and it routs."""
    return 2 @ d10.gt(number)


def charge(melee, told=lambda ending: ending):
    """The tests before contact; `melee` is what comes of it if both sides pass them."""
    stand = replaced(test(DEFENDER_MORALE[0]), (melee, told("defender-falls-back"), told("defender-routs")).__getitem__)
    return replaced(test(CHARGER_MORALE[0]), (stand, told("charger-fails"), told("charger-fails")).__getitem__)


def hits(figures, number):
    return (figures // 4) @ d10.le(number)


def charge_endings(charger_figures, defender_figures):
    """What a side tests on hangs on the hits of the other alone, so that each can be worked out for itself."""
    charger_passes = [test(number).le(0) for number in CHARGER_MORALE]
    defender_passes = [test(number).le(0) for number in DEFENDER_MORALE]
    charger_holds = replaced(hits(defender_figures, DEFENDER_MELEE), lambda taken: charger_passes[chart(taken)])
    defender_holds = replaced(hits(charger_figures, CHARGER_MELEE), lambda scored: defender_passes[chart(scored)])
    return charge(charger_holds.apply(ending_of_melee, defender_holds))


def charge_step_by_step(charger_figures, defender_figures):
    """In the order of the rules: what comes after the melee is worked out for each pair of hits."""
    charger_passes = [test(number).le(0) for number in CHARGER_MORALE]
    defender_passes = [test(number).le(0) for number in DEFENDER_MORALE]

    def after_melee(hits_of_both):
        scored, taken = hits_of_both
        return charger_passes[chart(taken)].apply(ending_of_melee, defender_passes[chart(scored)])

    return charge(replaced(hits(charger_figures, CHARGER_MELEE).apply(pair, hits(defender_figures, DEFENDER_MELEE)), after_melee))


def charge_told(charger_figures, defender_figures):
    charger_tests = [test(number) for number in CHARGER_MORALE]
    defender_tests = [test(number) for number in DEFENDER_MORALE]

    def after_melee(hits_of_both):
        scored, taken = hits_of_both
        return charger_tests[chart(taken)].apply(lambda a, b: told_after_melee(scored, taken, a, b), defender_tests[chart(scored)])

    return charge(replaced(hits(charger_figures, CHARGER_MELEE).apply(pair, hits(defender_figures, DEFENDER_MELEE)), after_melee), told_without_melee)


def chances(h):
    total = h.total
    return {key(outcome): count / total for outcome, count in h.items()}


PROBLEMS = {
    "two-pools": two_pools,
    "lowest-two": lowest_two,
    "charge-12-16": lambda: charge_endings(12, 16),
    "charge-12-16-by-steps": lambda: charge_step_by_step(12, 16),
    "charge-12-16-told": lambda: charge_told(12, 16),
    "charge-60-60": lambda: charge_endings(60, 60),
    "charge-60-60-by-steps": lambda: charge_step_by_step(60, 60),
    "charge-60-60-told": lambda: charge_told(60, 60),
    "exchange-24-20": lambda: exchange(24, 20, 2),
}

if __name__ == "__main__":
    warnings.simplefilter("ignore")  # parts of dyce warn that they are an experiment
    serve("dyce", PROBLEMS, chances)
