// The faces that came up, against those of fair dice.
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/percent.hpp"
#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

constexpr int mostBars = 20;  // of dice with more sides a tenth of the faces stands together
constexpr double rareDice = 0.05;

SheetBlock pictureOf(const PlayedBattle& battle, const DieRecord& record)
{
    const int step = record.sides <= mostBars ? 1 : record.sides / 10;
    const Texts& texts = *battle.rules.ruleset.texts;
    SheetBlock block;
    block.kind = Kind::Figure;
    block.chart = {Chart::Kind::Bars,
                   texts.say("report.faces-title", "D{sides}: how often each face came up",
                             {{"sides", std::to_string(record.sides)}}),
                   texts.say("report.face", "Face")};
    block.chart.words = chartWords(texts);
    for (const ThrownFaces& side : record.bySide)
        block.chart.series.push_back({side.name, side.side == nobody ? 0 : lookOf(battle, side.side), {}});
    for (int from = 1; from <= record.sides; from += step) {
        const int to = std::min(from + step - 1, record.sides);
        block.chart.labels.push_back(std::to_string(from) + (to > from ? "-" + std::to_string(to) : ""));
        for (std::size_t i = 0; i < record.bySide.size(); ++i) {
            const ThrownFaces& side = record.bySide[i];
            double times = 0;
            for (int face = from; face <= to; ++face) times += side.times[static_cast<std::size_t>(face - 1)];
            block.chart.series[i].values.push_back(times);
            block.chart.series[i].expected.push_back(side.thrown() * (to - from + 1.0) / record.sides);
        }
    }
    return block;
}

/// "As even as fair dice are: 62 % of them would be less even."
std::string evennessOf(const Texts& texts, const ThrownFaces& faces)
{
    const std::optional<double> chance = faces.unevenness();
    if (!chance) return texts.say("report.too-few-throws", "Too few throws to tell whether the faces came up evenly.");
    const std::string shown = texts.withPoint(percentText(*chance));
    const TextArguments share = {{"share", shown}};
    if (*chance < rareDice)
        return texts.say("report.uneven", "Uneven: only {share} of fair dice would be less even.", share);
    if (*chance > 1 - rareDice)
        return texts.say("report.very-even", "More even than most: {share} of fair dice would be less even.", share);
    return texts.say("report.even", "As even as fair dice: {share} of them would be less even.", share);
}

void tellMeans(const Texts& texts, const DieRecord& record, Sheet& sheet)
{
    SheetBlock table{Kind::Table,
                     {},
                     {{"", texts.say("report.thrown-head", "Thrown"), texts.say("report.mean-head", "Mean"),
                       texts.say("report.expected", "Expected"), texts.say("report.this-or-higher", "This or higher"),
                       texts.say("report.this-or-lower", "This or lower")}}};
    const auto add = [&](const ThrownFaces& faces) {
        const ThrownFaces::MeanChance chance = faces.meanChance();
        table.rows.push_back({faces.name, std::to_string(faces.thrown()), texts.withPoint(decimalText(faces.mean(), 2)),
                              texts.withPoint(decimalText((record.sides + 1) / 2.0, 2)),
                              texts.withPoint(percentText(chance.orHigher)),
                              texts.withPoint(percentText(chance.orLower))});
    };
    for (const ThrownFaces& side : record.bySide) add(side);
    if (record.bySide.size() > 1) add(record.all);
    sheet.push_back(std::move(table));
}

}  // namespace

void tellDice(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    const std::vector<DieRecord> records = recordOf(battle, entries);
    if (records.empty()) return;
    const Texts& texts = *battle.rules.ruleset.texts;
    tell(sheet, Kind::Heading, texts.say("report.dice", "Dice"));
    tell(
        sheet, Kind::Paragraph,
        texts.say(
            "report.dice-about",
            "As thrown; the mark shows what fair dice would give. A throw counts for the side whose unit began the case, or whose step it was. High is not always good: what the dice cost is under Luck."));
    for (const DieRecord& record : records) {
        tell(sheet, Kind::Subheading,
             texts.count("report.dice-thrown", record.all.thrown(), "D{sides}: {n} die|D{sides}: {n} dice",
                         {{"sides", std::to_string(record.sides)}}));
        sheet.push_back(pictureOf(battle, record));
        tell(sheet, Kind::Paragraph, evennessOf(texts, record.all));
        tellMeans(texts, record, sheet);
    }
}

Sheet diceSheet(const PlayedBattle& battle, std::size_t mostStates)
{
    const Texts& texts = *battle.rules.ruleset.texts;
    Sheet sheet;
    tell(sheet, Kind::Title, texts.say("report.dice-of", "Dice: {battle}", {{"battle", battle.scenario.title}}));
    const std::vector<ToldEntry> entries = toldEntries(battle);
    const std::size_t before = sheet.size();
    tellDice(battle, entries, sheet);
    if (sheet.size() == before)
        tell(sheet, Kind::Paragraph, texts.say("report.no-dice", "No dice have been thrown yet."));
    else if (mostStates > 0) tellLuck(battle, entries, ReportExtent::Full, mostStates, sheet);
    for (SheetBlock& block : sheet) block.wide = true;
    return sheet;
}

}  // namespace drumhead
