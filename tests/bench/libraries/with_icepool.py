"""The problems of the bench as one would write them with icepool."""

from functools import cache

import icepool
from icepool import d, tupleize

from serving import CHARGER_MELEE, CHARGER_MORALE, DEFENDER_MELEE, DEFENDER_MORALE, chart, ending_of_melee, key, serve, told_after_melee, told_without_melee

d6 = d(6)
d10 = d(10)


def two_pools():
    return tupleize(9 @ (d10 <= 6), 8 @ (d10 <= 4))


def lowest_two():
    return d10.lowest(5, 2)


def exchange(first, second, rounds):
    hit_of_first = d6 >= 4
    hit_of_second = d6 >= 5

    @cache
    def left(of, dice, hit):
        return (dice @ hit).map(lambda hits: max(0, of - hits))

    def fight(a, b):
        return tupleize(left(a, b, hit_of_second), left(b, a, hit_of_first))

    return icepool.map(fight, (first, second), star=True, repeat=rounds)


def test(number):
    """How many of the two dice fail: none and the side holds, one and it is shaken, two and it routs."""
    return 2 @ (d10 > number)


def charge(melee, told=lambda ending: ending):
    """The tests before contact; `melee` is what comes of it if both sides pass them."""
    stand = test(DEFENDER_MORALE[0]).map({0: melee, 1: told("defender-falls-back"), 2: told("defender-routs")})
    return test(CHARGER_MORALE[0]).map({0: stand, 1: told("charger-fails"), 2: told("charger-fails")})


def hits(figures, number):
    return (figures // 4) @ (d10 <= number)


def charge_endings(charger_figures, defender_figures):
    """What a side tests on hangs on the hits of the other alone, so that each can be worked out for itself."""
    charger_passes = [test(number) <= 0 for number in CHARGER_MORALE]
    defender_passes = [test(number) <= 0 for number in DEFENDER_MORALE]
    charger_holds = hits(defender_figures, DEFENDER_MELEE).map(lambda taken: charger_passes[chart(taken)])
    defender_holds = hits(charger_figures, CHARGER_MELEE).map(lambda scored: defender_passes[chart(scored)])
    return charge(icepool.map(ending_of_melee, charger_holds, defender_holds))


def charge_step_by_step(charger_figures, defender_figures):
    """In the order of the rules: what comes after the melee is worked out for each pair of hits."""
    charger_passes = [test(number) <= 0 for number in CHARGER_MORALE]
    defender_passes = [test(number) <= 0 for number in DEFENDER_MORALE]

    def after_melee(scored, taken):
        return icepool.map(ending_of_melee, charger_passes[chart(taken)], defender_passes[chart(scored)])

    return charge(icepool.map(after_melee, hits(charger_figures, CHARGER_MELEE), hits(defender_figures, DEFENDER_MELEE)))


def charge_told(charger_figures, defender_figures):
    charger_tests = [test(number) for number in CHARGER_MORALE]
    defender_tests = [test(number) for number in DEFENDER_MORALE]

    def after_melee(scored, taken):
        return icepool.map(told_after_melee, scored, taken, charger_tests[chart(taken)], defender_tests[chart(scored)])

    return charge(icepool.map(after_melee, hits(charger_figures, CHARGER_MELEE), hits(defender_figures, DEFENDER_MELEE)), told_without_melee)


def chances(die):
    total = die.denominator()
    return {key(outcome): quantity / total for outcome, quantity in die.items()}


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
    if not hasattr(d10, "pool"):  # a copy without the part that sorts dice
        del PROBLEMS["lowest-two"]
    serve("icepool", PROBLEMS, chances)
