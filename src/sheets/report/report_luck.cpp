// Luck: what the dice were to cost by the exact odds, and what they cost.
#include "sheets/report/luck.hpp"
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/percent.hpp"
#include "drumhead/base/text.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

constexpr std::size_t mostRare = 6;
constexpr std::size_t mostRareInBrief = 3;
constexpr double rare = 0.2;

/// Chances here are sums over a whole battle: one that lacks 1 only by rounding is certain.
std::string summedChance(const Texts& texts, double chance)
{
    return texts.withPoint(percentText(chance >= 1 - 1e-12 ? 1 : chance));
}

std::string luckWord(const Texts& texts, double orMore, double orFewer)
{
    if (orMore < 0.05) return texts.say("report.very-bad-luck", "very bad luck");
    if (orMore < rare) return texts.say("report.bad-luck", "bad luck");
    if (orFewer < 0.05) return texts.say("report.very-good-luck", "very good luck");
    return orFewer < rare ? texts.say("report.good-luck", "good luck")
                          : texts.say("report.average-luck", "average luck");
}

/// All that a side lost of one kind.
struct SideLuck {
    int cases = 0;
    LossChances chances;
    Number came;
};

struct RareCase {
    const ToldEntry* told = nullptr;
    CaseChance chance;
};

/// All cases of a battle, weighed.
struct WholeLuck {
    std::map<std::pair<EntityId, std::size_t>, SideLuck> bySide;
    std::vector<RareCase> rareCases;
    int cases = 0;
    int costly = 0;
    int assumed = 0;
    int asThrown = 0;  ///< cases with changed dice
    std::map<LuckCalculator::Why, int> leftOut;

    void take(const ToldEntry& told, const LuckCalculator::Weighed& weighed)
    {
        if (weighed.why == LuckCalculator::Why::NoDice) return;
        ++cases;
        if (weighed.why != LuckCalculator::Why::Weighed) ++leftOut[weighed.why];
        if (!weighed.losses.empty()) ++costly;
        if (weighed.isAssumed) ++assumed;
        if (told.thrown && weighed.why == LuckCalculator::Why::Weighed) ++asThrown;
        for (const CaseLoss& loss : weighed.losses) {
            SideLuck& side = bySide[{loss.side, loss.kind}];
            ++side.cases;
            side.chances.plus(loss.chances);
            side.came = side.came + loss.came;
        }
        const auto rarest =
            std::min_element(weighed.chances.begin(), weighed.chances.end(),
                             [](const CaseChance& a, const CaseChance& b) { return a.probability < b.probability; });
        if (rarest != weighed.chances.end() && rarest->probability < rare) rareCases.push_back({&told, *rarest});
    }
};

void tellSides(const PlayedBattle& battle, const LuckCalculator& calculator, const WholeLuck& luck, Sheet& sheet)
{
    if (luck.bySide.empty()) return;
    const Texts& texts = *battle.rules.ruleset.texts;
    SheetBlock table{
        Kind::Table,
        {},
        {{texts.say("report.lost", "Lost"), texts.say("report.cases", "Cases"),
          texts.say("report.expected", "Expected"), texts.say("report.actual", "Actual"),
          texts.say("report.this-or-more", "This or more"), texts.say("report.this-or-fewer", "This or fewer")}}};
    Sheet words;
    for (const auto& [whose, side] : luck.bySide) {
        const std::string lost =
            (whose.first == nobody ? texts.say("report.no-side", "Nobody's side") : battle.end.at(whose.first).name)
            + ", " + calculator.kinds()[whose.second].label;
        const double orMore = side.chances.atLeast(side.came);
        const double orFewer = side.chances.atMost(side.came);
        const std::string expected = texts.withPoint(decimalText(side.chances.mean(), 2));
        const std::string came = texts.number(side.came);
        table.rows.push_back({lost, std::to_string(side.cases), expected, came, summedChance(texts, orMore),
                              summedChance(texts, orFewer)});
        tell(words, Kind::Item,
             texts.say(
                 "report.luck-of", "{who}: {came} lost, {expected} expected. That is {luck}.",
                 {{"who", lost}, {"came", came}, {"expected", expected}, {"luck", luckWord(texts, orMore, orFewer)}}));
    }
    sheet.push_back(std::move(table));
    sheet.insert(sheet.end(), words.begin(), words.end());
}

void tellPicture(const PlayedBattle& battle, const LuckCalculator& calculator, const WholeLuck& luck, Sheet& sheet)
{
    if (luck.bySide.empty()) return;
    const Texts& texts = *battle.rules.ruleset.texts;
    SheetBlock block;
    block.kind = Kind::Figure;
    block.chart = {Chart::Kind::Spans,
                   texts.say("report.luck-picture", "Luck: what each side was expected to lose, and what it lost"),
                   texts.say("report.lost", "Lost")};
    block.chart.words = chartWords(texts);
    for (const auto& [whose, side] : luck.bySide) {
        const double likely = side.chances.quantile(0.95);
        if (whose.first == nobody || (likely == 0 && side.came == Number(0))) continue;  // nothing to be seen
        block.chart.spans.push_back({battle.end.at(whose.first).name + ", " + calculator.kinds()[whose.second].label,
                                     lookOf(battle, whose.first), side.chances.quantile(0.05), side.chances.mean(),
                                     likely, side.came.toDouble(),
                                     luckWord(texts, side.chances.atLeast(side.came), side.chances.atMost(side.came))});
    }
    tell(
        sheet, Kind::Paragraph,
        texts.say(
            "report.luck-legend",
            "The dot is what was lost, the stroke what the odds of these cases promised; nine battles in ten would end within the bar."));
    sheet.push_back(std::move(block));
}

/// What is in these figures and what is not.
void tellScope(const Texts& texts, const WholeLuck& luck, Sheet& sheet)
{
    const auto leftOut = [&](LuckCalculator::Why why, const std::string& reason) {
        const auto found = luck.leftOut.find(why);
        if (found == luck.leftOut.end()) return;
        tell(sheet, Kind::Item,
             texts.count("report.left-out", found->second,
                         "Left out: {n} case, {reason}.|Left out: {n} cases, {reason}.", {{"reason", reason}}));
    };
    const std::string thrown = luck.asThrown > 0
        ? texts.say("report.as-thrown-there", " (by the dice as they were thrown, where the referee changed one)")
        : "";
    tell(
        sheet, Kind::Paragraph,
        texts.count(
            "report.luck-scope", luck.cases,
            "In {costly} of {n} case with dice, losses were still possible when they were thrown. Losses are those of each case as it was ruled{thrown}, before those of one step are taken together.|In {costly} of {n} cases with dice, losses were still possible when they were thrown. Losses are those of each case as it was ruled{thrown}, before those of one step are taken together.",
            {{"costly", std::to_string(luck.costly)}, {"thrown", thrown}}));
    if (luck.assumed > 0)
        tell(
            sheet, Kind::Item,
            texts.count(
                "report.luck-assumed", luck.assumed,
                "In {n} case other dice would have led to a question that did not come up; the answer usual in this battle was taken.|In {n} cases other dice would have led to a question that did not come up; the answer usual in this battle was taken."));
    leftOut(LuckCalculator::Why::Decided, texts.say("report.left-out-decided", "since the referee overruled a value"));
    leftOut(
        LuckCalculator::Why::Changed,
        texts.say("report.left-out-changed",
                  "since the referee changed a die, and the one that was thrown would have called for other throws"));
    leftOut(
        LuckCalculator::Why::Unanswered,
        texts.say("report.left-out-unanswered", "since other dice would have led to a question that was not answered"));
    leftOut(LuckCalculator::Why::TooLong,
            texts.say("report.left-out-long", "since their odds would have taken too long to work out"));
}

void tellRare(const Texts& texts, WholeLuck& luck, std::size_t most, Sheet& sheet)
{
    if (luck.rareCases.empty()) return;
    std::stable_sort(luck.rareCases.begin(), luck.rareCases.end(),
                     [](const RareCase& a, const RareCase& b) { return a.chance.probability < b.chance.probability; });
    luck.rareCases.resize(std::min(luck.rareCases.size(), most));
    tell(sheet, Kind::Subheading, texts.say("report.least-likely", "Least likely results"));
    for (const RareCase& each : luck.rareCases) {
        tell(sheet, Kind::Item,
             texts.say("report.rare", "Chance {chance} ({what}). Turn {turn}: {text}",
                       {{"chance", summedChance(texts, each.chance.probability)},
                        {"what", each.chance.text},
                        {"turn", std::to_string(each.told->entry->turn)},
                        {"text", headingOf(*each.told)}}));
    }
}

/// Dice changed by the referee are not luck: the result as thrown stands beside the one that counted.
void tellChanged(const Texts& texts, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    Sheet items;
    for (const ToldEntry& told : entries) {
        std::string dice;
        for (const ChangedDie& each : changedDice(told))
            appendPart(dice, ", ",
                       texts.say("report.changed-die", "{title}: {thrown} thrown, counts as {counts}",
                                 {{"title", each.title},
                                  {"thrown", std::to_string(each.thrown)},
                                  {"counts", std::to_string(each.counts)}}));
        if (dice.empty()) continue;
        std::string text =
            texts.say("report.in-turn", "Turn {turn}: {text}",
                      {{"turn", std::to_string(told.entry->turn)}, {"text", headingOf(told) + " " + dice + "."}});
        if (told.thrown)
            text += " " + texts.say("report.as-thrown", "As thrown: {text}", {{"text", told.thrown->verdict.title}});
        tell(items, Kind::Item, text);
    }
    if (items.empty()) return;
    tell(sheet, Kind::Subheading, texts.say("report.changed-dice", "Dice that the referee changed"));
    tell(sheet, Kind::Paragraph,
         texts.say("report.changed-dice-count", "Above they count as they were thrown, among the dice as well."));
    sheet.insert(sheet.end(), items.begin(), items.end());
}

}  // namespace

void tellLuck(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, ReportExtent extent,
              std::size_t mostStates, Sheet& sheet)
{
    LuckCalculator calculator(battle.rules, battle.start, mostStates);
    WholeLuck luck;
    for (const ToldEntry& told : entries) {
        if (told.asked) calculator.learn(*told.asked);
    }
    for (const ToldEntry& told : entries) {
        if (!told.verdict || !told.asked) continue;
        luck.take(told,
                  told.thrown ? calculator.weigh(told.thrown->asked, told.thrown->verdict)
                              : calculator.weigh(*told.asked, *told.verdict));
    }
    if (luck.cases == 0) return;
    const Texts& texts = *battle.rules.ruleset.texts;
    tell(sheet, Kind::Heading, texts.say("report.luck", "Luck"));
    const bool isFull = extent == ReportExtent::Full;
    tellPicture(battle, calculator, luck, sheet);
    if (isFull) {
        tell(
            sheet, Kind::Paragraph,
            texts.say(
                "report.luck-about",
                "Each case is compared with its exact odds, under the facts, rulings and modifiers of its moment. The last two columns: the chance of this many or more, or this many or fewer, if just these cases were all thrown again."));
        tellSides(battle, calculator, luck, sheet);
        tellScope(texts, luck, sheet);
    }
    tellRare(texts, luck, isFull ? mostRare : mostRareInBrief, sheet);
    tellChanged(texts, entries, sheet);
}

}  // namespace drumhead
