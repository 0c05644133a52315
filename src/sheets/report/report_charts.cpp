// The pictures of a report: strength over the turns, losses by arm; and what was to be reached.
#include "sheets/report/report_parts.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/objective_keys.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <algorithm>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::vector<EntityId> sidesIn(const State& state)
{
    std::vector<EntityId> sides;
    for (std::size_t id = 0; id < state.entities.size(); ++id) {
        if (state.entities[id].kind == EntityKind::Side) sides.push_back(static_cast<EntityId>(id));
    }
    return sides;
}

/// What a side had on the table at the beginning.
Number strengthBegun(const PlayedBattle& battle, EntityId side)
{
    Number sum;
    for (std::size_t id = 0; id < battle.end.entities.size(); ++id) {
        const Entity& entity = battle.end.entities[id];
        const bool wasThere = id >= battle.start.entities.size() || battle.start.entities[id].onTable;
        if (entity.kind != EntityKind::Unit || entity.side != side || !wasThere) continue;
        if (const auto strength = unitStrength(battle, static_cast<EntityId>(id))) sum = sum + strength->start;
    }
    return sum;
}

/// What a unit had and has; nothing for troops that have not come yet.
std::optional<UnitStrength> strengthThere(const PlayedBattle& battle, std::size_t id)
{
    const std::optional<UnitStrength> strength = unitStrength(battle, static_cast<EntityId>(id));
    const bool wasThere = id >= battle.start.entities.size() || battle.start.entities[id].onTable;
    const bool hasCome = wasThere || battle.end.entities[id].onTable || (strength && strength->end != strength->start);
    return hasCome ? strength : std::nullopt;
}

/// The title of a unit's type; of those without one "Others".
std::string armOf(const PlayedBattle& battle, const Entity& entity)
{
    const Value typed = unitTypeOf(battle.rules.stored, entity);
    const UnitType* const type = typed.isSet() ? battle.rules.ruleset.findUnitType(typed.name()) : nullptr;
    return type ? type->title : battle.rules.ruleset.texts->say("report.others", "Others");
}

void put(Sheet& sheet, Chart chart)
{
    SheetBlock& block = sheet.emplace_back();
    block.kind = Kind::Figure;
    block.chart = std::move(chart);
}

/// The strengths that a side lost and had, by arm, in the order of the chart's labels.
Chart::Series lossesOf(const PlayedBattle& battle, EntityId side, const std::vector<std::string>& arms)
{
    Chart::Series series{battle.end.at(side).name, lookOf(battle, side), std::vector<double>(arms.size(), 0),
                         std::vector<double>(arms.size(), 0)};
    for (std::size_t id = 0; id < battle.end.entities.size(); ++id) {
        const Entity& entity = battle.end.entities[id];
        if (entity.kind != EntityKind::Unit || entity.side != side) continue;
        const auto strength = strengthThere(battle, id);
        if (!strength) continue;
        const auto arm =
            static_cast<std::size_t>(std::find(arms.begin(), arms.end(), armOf(battle, entity)) - arms.begin());
        series.values[arm] += (strength->start - strength->end).toDouble();
        series.wholes[arm] += strength->start.toDouble();
    }
    return series;
}

}  // namespace

Chart::Words chartWords(const Texts& texts)
{
    return {texts.say("chart.of", "of"),
            texts.say("chart.likely-from", "Likely from"),
            texts.say("chart.to", "to"),
            texts.say("chart.expected", "Expected"),
            texts.say("chart.actual", "Actual"),
            texts.withPoint("."),
            texts.say("chart.was-expected", "expected")};
}

int lookOf(const PlayedBattle& battle, EntityId side) { return sideLook(battle.scenario, battle.end.idOf(side)); }

namespace {

/// The last turn in which something was done; one that has only begun has no end to tell of.
int lastTurn(const PlayedBattle& battle, const std::vector<ToldEntry>& entries)
{
    const int turn = battle.end.turn;
    const bool isPlayed = std::any_of(entries.begin(), entries.end(), [turn](const ToldEntry& told) {
        return told.entry->turn == turn
            && (std::holds_alternative<ResolveCommand>(told.entry->command) || !told.lost.empty()
                || !told.came.empty());
    });
    return isPlayed || turn <= 1 ? turn : turn - 1;
}

TurnAccounts accountsOf(const PlayedBattle& battle, const std::vector<ToldEntry>& entries)
{
    TurnAccounts accounts;
    accounts.lastTurn = lastTurn(battle, entries);
    for (const ToldEntry& told : entries) {
        std::map<EntityId, TurnAccounts::Account>& turn = accounts.byTurn[told.entry->turn];
        for (const auto& [side, number] : told.lost) turn[side].lost = turn[side].lost + number;
        for (const auto& [side, number] : told.came) turn[side].came = turn[side].came + number;
        for (const EntityId unit : told.goneUnits) turn[battle.end.at(unit).side].gone.push_back(unit);
    }
    return accounts;
}

TurnAccounts::Account accountOf(const TurnAccounts& accounts, int turn, EntityId side)
{
    const auto played = accounts.byTurn.find(turn);
    if (played == accounts.byTurn.end()) return {};
    const auto found = played->second.find(side);
    return found == played->second.end() ? TurnAccounts::Account() : found->second;
}

Chart strengthChart(const PlayedBattle& battle, const TurnAccounts& accounts)
{
    const Texts& texts = *battle.rules.ruleset.texts;
    Chart chart{Chart::Kind::Lines,
                texts.say("chart.strength-title", "Strength of each side over the turns"),
                texts.say("chart.end-of-turn", "End of turn"),
                {"0"}};
    chart.words = chartWords(texts);
    for (int turn = 1; turn <= accounts.lastTurn; ++turn) chart.labels.push_back(std::to_string(turn));
    for (const EntityId side : sidesIn(battle.end)) {
        Number left = strengthBegun(battle, side);
        if (left == Number(0)) continue;
        Chart::Series series{battle.end.at(side).name, lookOf(battle, side), {left.toDouble()}};
        for (int turn = 1; turn <= accounts.lastTurn; ++turn) {
            const TurnAccounts::Account account = accountOf(accounts, turn, side);
            left = left - account.lost + account.came;
            series.values.push_back(std::max(left.toDouble(), 0.0));
        }
        chart.series.push_back(std::move(series));
    }
    if (chart.labels.size() < 2) chart.series.clear();
    return chart;
}

}  // namespace

TurnAccounts turnAccounts(const PlayedBattle& battle) { return accountsOf(battle, lossesOfEntries(battle)); }

Chart strengthOverTurns(const PlayedBattle& battle, const TurnAccounts& accounts)
{
    Chart chart = strengthChart(battle, accounts);
    const bool goesOn = !battle.end.over && chart.labels.back() == std::to_string(battle.end.turn);
    if (goesOn) chart.labels.back() = battle.rules.ruleset.texts->say("chart.now", "now");
    return chart;
}

std::vector<SideInTurn> sidesInTurn(const PlayedBattle& battle, const TurnAccounts& accounts, int turn)
{
    std::vector<SideInTurn> sides;
    for (const EntityId side : sidesIn(battle.end)) {
        SideInTurn each{side, strengthBegun(battle, side), {}, {}, {}};
        if (each.had == Number(0)) continue;
        for (const auto& [before, bySide] : accounts.byTurn) {
            const auto found = bySide.find(side);
            if (before < turn && found != bySide.end()) each.had = each.had - found->second.lost + found->second.came;
        }
        TurnAccounts::Account now = accountOf(accounts, turn, side);
        each.lost = now.lost;
        each.came = now.came;
        each.gone = std::move(now.gone);
        sides.push_back(std::move(each));
    }
    return sides;
}

void tellStrengthOverTurns(const PlayedBattle& battle, const std::vector<ToldEntry>& entries, Sheet& sheet)
{
    Chart chart = strengthChart(battle, accountsOf(battle, entries));
    if (chart.series.empty()) return;
    tell(sheet, Kind::Heading, battle.rules.ruleset.texts->say("chart.strength", "Strength over the turns"));
    put(sheet, std::move(chart));
}

namespace {

/// Takes the arms that lost nothing out of the chart, and names them.
std::vector<std::string> takeOutUnhurt(Chart& chart)
{
    std::vector<std::string> unhurt;
    for (std::size_t arm = chart.labels.size(); arm-- > 0;) {
        const auto lost = [&](const Chart::Series& series) { return series.values[arm] != 0; };
        if (std::any_of(chart.series.begin(), chart.series.end(), lost)) continue;
        const auto at = static_cast<std::ptrdiff_t>(arm);
        unhurt.insert(unhurt.begin(), chart.labels[arm]);
        chart.labels.erase(chart.labels.begin() + at);
        for (Chart::Series& series : chart.series) {
            series.values.erase(series.values.begin() + at);
            series.wholes.erase(series.wholes.begin() + at);
        }
    }
    return unhurt;
}

}  // namespace

Chart lossesByArm(const PlayedBattle& battle)
{
    const Texts& texts = *battle.rules.ruleset.texts;
    Chart chart{Chart::Kind::Bars, texts.say("chart.losses-title", "Losses of each side by arm"),
                texts.say("chart.arm", "Arm")};
    chart.words = chartWords(texts);
    for (std::size_t id = 0; id < battle.end.entities.size(); ++id) {
        const Entity& entity = battle.end.entities[id];
        if (entity.kind != EntityKind::Unit || !strengthThere(battle, id)) continue;
        const std::string arm = armOf(battle, entity);
        if (std::find(chart.labels.begin(), chart.labels.end(), arm) == chart.labels.end()) chart.labels.push_back(arm);
    }
    if (chart.labels.empty()) return chart;
    for (const EntityId side : sidesIn(battle.end)) chart.series.push_back(lossesOf(battle, side, chart.labels));
    return chart;
}

void tellLossesByArm(const PlayedBattle& battle, ReportExtent extent, Sheet& sheet)
{
    Chart chart = lossesByArm(battle);
    if (chart.series.empty()) return;
    const std::vector<std::string> unhurt =
        extent == ReportExtent::Full ? std::vector<std::string>() : takeOutUnhurt(chart);
    tell(sheet, Kind::Heading, battle.rules.ruleset.texts->say("chart.losses", "Losses by arm"));
    if (!chart.labels.empty()) put(sheet, std::move(chart));
    if (unhurt.empty()) return;
    tell(sheet, Kind::Paragraph, battle.rules.ruleset.texts->allOf(unhurt) + ".");
    sheet.back().lead = battle.rules.ruleset.texts->say("chart.unhurt", "Without losses:");
}

namespace {

/// "France 5, Austria 3"; boxes to tick where nobody was given points.
std::string scored(const Texts& texts, const State& end, const std::string& objective)
{
    std::string text;
    for (const Score& each : end.scores) {
        if (each.objective == objective)
            appendPart(text, ", ", end.at(each.side).name + " " + std::to_string(each.points));
    }
    return text.empty() ? "□ " + texts.say("value.yes", "yes") + "  □ " + texts.say("value.no", "no") : text;
}

}  // namespace

std::string outcomeByPoints(const State& end, const Texts& texts)
{
    std::vector<std::pair<int, std::string>> all;
    for (const EntityId side : sidesIn(end)) {
        if (const std::optional<int> points = pointsOf(end, side)) all.emplace_back(*points, end.at(side).name);
    }
    if (all.size() < 2) return "";
    std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::string points;
    for (const auto& each : all) appendPart(points, " : ", std::to_string(each.first));
    const bool isDraw = all[0].first == all[1].first;
    if (isDraw) return texts.say("points.draw", "A draw, {points}.", {{"points", points}});
    const TextArguments with = {{"side", all[0].second}, {"points", points}};
    return end.over ? texts.say("points.wins", "{side} wins {points}.", with)
                    : texts.say("points.leads", "{side} leads {points}.", with);
}

void tellObjectives(const PlayedBattle& battle, Sheet& sheet)
{
    const Texts& texts = *battle.rules.ruleset.texts;
    SheetBlock table{Kind::Table,
                     {},
                     {{texts.say("report.objective", "Objective"), texts.say("report.of", "Of"),
                       texts.say("report.reached", "Reached")}}};
    table.cells = SheetBlock::Cells::Text;
    const std::vector<std::string> keys = objectiveKeys(battle.scenario);
    if (const std::string result = outcomeByPoints(battle.end, texts); !result.empty())
        tell(sheet, Kind::Paragraph, result);
    for (const ScenarioNote& objective : battle.scenario.objectives) {
        std::string side;
        for (const ScenarioEntity& entity : battle.scenario.entities) {
            if (entity.kind == EntityKind::Side && entity.id == objective.side) side = entity.name;
        }
        const std::string& key = keys[table.rows.size() - 1];
        table.rows.push_back({objective.name, side, scored(texts, battle.end, key)});
    }
    if (table.rows.size() > 1) sheet.push_back(std::move(table));
}

}  // namespace drumhead
