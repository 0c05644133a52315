// The problems of the bench as one would write them with dice-pool-calc (npm). The protocol is that of serving.py.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

// Looks where it is told to (the folder with node_modules), else from here upwards.
const here = process.argv[2] ? pathToFileURL(`${process.argv[2]}/`) : import.meta.url;
const entry = createRequire(here).resolve("dice-pool-calc");
const { Die } = await import(pathToFileURL(entry));
const { version } = JSON.parse(readFileSync(new URL("package.json", pathToFileURL(entry))));

const chargerMorale = [9, 8, 7, 5, 3]; // by chart, A to E
const defenderMorale = [8, 7, 5, 4, 2];
const chargerMelee = 8;
const defenderMelee = 4;

const chart = (hits) => (hits <= 4 ? 0 : hits <= 8 ? 1 : hits <= 10 ? 2 : hits <= 12 ? 3 : 4);
const endingOfMelee = (chargerHolds, defenderHolds) => (chargerHolds ? (defenderHolds ? "both-pass" : "charger-wins") : defenderHolds ? "defender-wins" : "no-winner");

const d6 = Die.d(6);
const d10 = Die.d(10);

// Each die is boiled down to hit or miss before the pool is put together.
const countOf = (dice, die, hits) => {
    const hit = die.interpret((face) => (hits(face) ? 1 : 0));
    return Die.pool((sum, value) => sum + value, 0, Array(dice).fill(hit));
};
// A string is what the library compares fastest of all that people can read.
const pair = (a, b) => `${a} ${b}`;

const twoPools = () => Die.pair(pair, countOf(9, d10, (face) => face <= 6), countOf(8, d10, (face) => face <= 4));

function lowestTwo() {
    // The two lowest so far, as one number.
    const keep = (lowest, face) => {
        const first = Math.floor(lowest / 100);
        const second = lowest % 100;
        return face < first ? face * 100 + first : face < second ? first * 100 + face : lowest;
    };
    return Die.pool(keep, 9999, Array(5).fill(d10)).interpret((lowest) => Math.floor(lowest / 100) + (lowest % 100));
}

function exchange(first, second, rounds) {
    const many = 1000; // a state is a number, what is left of the first side times so many, and of the second
    const known = new Map();
    const losses = (dice, of, least) => {
        const name = (dice * many + of) * 10 + least;
        if (!known.has(name)) known.set(name, countOf(dice, d6, (face) => face >= least).interpret((hits) => Math.max(0, of - hits)));
        return known.get(name);
    };
    let state = Die.singleOutcome(first * many + second);
    for (let round = 0; round < rounds; ++round) {
        state = state.reroll((both) => {
            const a = Math.floor(both / many);
            const b = both % many;
            return Die.pair((x, y) => x * many + y, losses(b, a, 5), losses(a, b, 4));
        });
    }
    return state.interpret((both) => pair(Math.floor(both / many), both % many));
}

// How many of the two dice fail: none and the side holds, one and it is shaken, two and it routs.
const test = (number) => countOf(2, d10, (face) => face > number);

// The tests before contact; `melee` is what comes of it if both sides pass them.
function charge(melee, told = (ending) => ending) {
    const only = (ending) => Die.singleOutcome(told(ending));
    const stands = [melee, only("defender-falls-back"), only("defender-routs")];
    const stand = test(defenderMorale[0]).reroll((fails) => stands[fails]);
    const goes = [stand, only("charger-fails"), only("charger-fails")];
    return test(chargerMorale[0]).reroll((fails) => goes[fails]);
}

const hits = (figures, number) => countOf(Math.floor(figures / 4), d10, (face) => face <= number);

const passes = (numbers) => numbers.map((number) => test(number).interpret((fails) => fails === 0));

// What a side tests on hangs on the hits of the other alone, so that each can be worked out for itself.
function chargeEndings(chargerFigures, defenderFigures) {
    const chargerPasses = passes(chargerMorale);
    const defenderPasses = passes(defenderMorale);
    const chargerHolds = hits(defenderFigures, defenderMelee).reroll((taken) => chargerPasses[chart(taken)]);
    const defenderHolds = hits(chargerFigures, chargerMelee).reroll((scored) => defenderPasses[chart(scored)]);
    return charge(Die.pair(endingOfMelee, chargerHolds, defenderHolds));
}

// In the order of the rules: what comes after the melee is worked out for each pair of hits.
function chargeBySteps(chargerFigures, defenderFigures) {
    const chargerPasses = passes(chargerMorale);
    const defenderPasses = passes(defenderMorale);
    const taken = hits(defenderFigures, defenderMelee);
    return charge(hits(chargerFigures, chargerMelee).reroll((s) => taken.reroll((t) => Die.pair(endingOfMelee, chargerPasses[chart(t)], defenderPasses[chart(s)]))));
}

// All that is told is one number until the end, since the library is fastest with these.
function chargeTold(chargerFigures, defenderFigures) {
    const chargerTests = chargerMorale.map(test);
    const defenderTests = defenderMorale.map(test);
    const taken = hits(defenderFigures, defenderMelee);
    const melee = hits(chargerFigures, chargerMelee).reroll((s) =>
        taken.reroll((t) => {
            const both = (s * 100 + t) * 4;
            const code = (a, b) => ((a === 0 ? 2 : 0) + (b === 0 ? 1 : 0)) * 100000 + both + (a === 2 ? 2 : 0) + (b === 2 ? 1 : 0);
            return Die.pair(code, chargerTests[chart(t)], defenderTests[chart(s)]);
        }));
    const unmet = ["charger-fails", "defender-falls-back", "defender-routs"];
    const told = (code) => {
        if (code < 0) return `${unmet[-1 - code]} ? ? ? ?`;
        const ending = Math.floor(code / 100000);
        const both = Math.floor((code % 100000) / 4);
        return `${endingOfMelee(ending >= 2, ending % 2 === 1)} ${Math.floor(both / 100)} ${both % 100} ${code & 2 ? "routing" : "shaken"} ${code & 1 ? "routing" : "shaken"}`;
    };
    return charge(melee, (ending) => -1 - unmet.indexOf(ending)).interpret(told);
}

const problems = {
    "two-pools": twoPools,
    "lowest-two": lowestTwo,
    "charge-12-16": () => chargeEndings(12, 16),
    "charge-12-16-by-steps": () => chargeBySteps(12, 16),
    "charge-12-16-told": () => chargeTold(12, 16),
    "charge-60-60": () => chargeEndings(60, 60),
    "charge-60-60-by-steps": () => chargeBySteps(60, 60),
    "charge-60-60-told": () => chargeTold(60, 60),
    "exchange-24-20": () => exchange(24, 20, 2),
};

// The processor's time, with what collecting garbage takes beside.
function secondsOfMany(work, times) {
    const begin = process.cpuUsage();
    for (let i = 0; i < times; ++i) work();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1e6;
}

function secondsEach(work, least) {
    for (let times = 1; ; times *= 2) {
        const taken = secondsOfMany(work, times);
        if (taken >= least) return taken / times;
    }
}

for await (const line of createInterface({ input: process.stdin })) {
    const [problem, least] = line.split(" ");
    const work = problems[problem];
    if (problem === "about") console.log(JSON.stringify({ about: `dice-pool-calc ${version}` }));
    else if (!work) console.log(JSON.stringify({ missing: problem }));
    else console.log(JSON.stringify({ seconds: secondsEach(work, Number(least)), chances: Object.fromEntries(work().outcomes) }));
}
