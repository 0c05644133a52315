#include "drumhead/resolve/odds_summary.hpp"

#include "drumhead/resolve/side_names.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace drumhead {

namespace {

const Slot& slotOf(const Situation& situation, FactRef fact)
{
    return situation.program().slots[static_cast<std::size_t>(fact.slot)];
}

/// Where a value stands among the others of its shape.
std::int64_t place(const Ruleset& ruleset, const Shape& shape, Value value)
{
    if (value.isNone()) return INT64_MIN;
    if (shape.kind == ValueKind::Flag) return value.yes() ? 0 : 1;
    if (shape.kind == ValueKind::Number) return value.raw();
    return shape.choices < 0 ? value.raw()
                             : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].find(value.name());
}

/// Adds up chances. What everything falls under is certain, whatever the last digit of a sum says.
class Tallied {
public:
    explicit Tallied(std::size_t everything) : m_everything(everything) {}

    void add(double probability, std::size_t outcomes = 1)
    {
        m_sum += probability;
        m_outcomes += outcomes;
    }
    [[nodiscard]] std::size_t outcomes() const { return m_outcomes; }
    [[nodiscard]] double chance() const
    {
        if (m_outcomes == m_everything) return 1;
        return m_outcomes == 0 ? 0 : std::min(m_sum, std::nextafter(1.0, 0.0));
    }

private:
    std::size_t m_everything;
    std::size_t m_outcomes = 0;
    double m_sum = 0;
};

struct Found {
    Value value;
    Tallied tally;
};

std::vector<OddsLine> linesOf(const Situation& situation, const Shape& shape,
                              const std::map<std::int64_t, Found>& found, std::size_t everything)
{
    std::vector<OddsLine> lines;
    Tallied earlier(everything);
    for (const auto& [key, each] : found) {
        earlier.add(each.tally.chance(), each.tally.outcomes());
        lines.push_back({each.value, withSideNames(situation, situation.ruleset().valueText(shape, each.value)),
                         each.tally.chance(), 0, earlier.chance()});
    }
    Tallied later(everything);
    auto line = lines.rbegin();
    for (auto each = found.rbegin(); each != found.rend(); ++each, ++line) {
        later.add(each->second.tally.chance(), each->second.tally.outcomes());
        line->orLater = later.chance();
    }
    return lines;
}

Value quantile(const std::vector<OddsLine>& lines, double wanted)
{
    double sum = 0;
    for (const OddsLine& line : lines) {
        if (line.value.isNone()) continue;
        sum += line.exactly;
        if (sum >= wanted - 1e-12) return line.value;
    }
    return lines.back().value;
}

void addMeasures(OddsSummary& summary)
{
    double weight = 0;
    double sum = 0;
    for (const OddsLine& line : summary.lines) {
        if (line.value.isNone()) continue;
        weight += line.exactly;
        sum += line.exactly * line.value.number().toDouble();
    }
    if (weight <= 0) return;
    summary.mean = sum / weight;
    summary.lowerQuartile = quantile(summary.lines, 0.25 * weight);
    summary.median = quantile(summary.lines, 0.5 * weight);
    summary.upperQuartile = quantile(summary.lines, 0.75 * weight);
}

/// The slots that a step fills.
std::vector<SlotId> filledBy(const Program& program, const Instruction& instruction)
{
    switch (instruction.op) {
    case Op::Let: return {program.lets[instruction.detail].slot};
    case Op::Band: return {program.bands[instruction.detail].slot};
    case Op::Sum: return {program.sums[instruction.detail].slot};
    case Op::Roll: return {program.rolls[instruction.detail].slot};
    case Op::Table: return program.tables[instruction.detail].outputs;
    default: return {};
    }
}

/// The procedure within the procedure that gives a result, or empty.
std::string stageOf(const Program& program, SlotId slot)
{
    for (const Instruction& each : program.code) {
        const std::vector<SlotId> filled = filledBy(program, each);
        if (std::find(filled.begin(), filled.end(), slot) != filled.end()) return program.steps[each.step].stage;
    }
    return {};
}

/// How much a result tells: in how many conditions of sentences it stands, and whether one names it.
class Telling {
public:
    explicit Telling(const Program& program)
        : m_program(program), m_read(program.slots.size()), m_own(program.slots.size()), m_loud(program.slots.size())
    {
        for (const Instruction& each : program.code) {
            if (each.op == Op::Say || each.op == Op::End || each.op == Op::Due) visit(each.when);
            for (const SlotId slot : filledBy(program, each)) note(each, slot);
        }
    }

    /// Loud before quiet, the procedure's own before those of its stages, then by how much it tells.
    [[nodiscard]] std::tuple<bool, bool, int> rank(SlotId id) const
    {
        const auto at = static_cast<std::size_t>(id);
        const Slot& slot = m_program.slots[at];
        const int weight = m_read[at] * (slot.shape.kind == ValueKind::Choice ? 2 : 1) + (slot.told ? 3 : 0);
        return {!m_loud[at], !m_own[at], -weight};
    }
    [[nodiscard]] bool isLoud(SlotId id) const { return m_loud[static_cast<std::size_t>(id)]; }

private:
    void visit(NodeId id)
    {
        if (id < 0) return;
        const Node& node = m_program.nodes[static_cast<std::size_t>(id)];
        if (node.kind == NodeKind::Slot && node.subject >= 0) ++m_read[static_cast<std::size_t>(node.subject)];
        for (std::uint32_t i = 0; i < node.count; ++i) visit(m_program.children[node.first + i]);
    }

    void note(const Instruction& instruction, SlotId slot)
    {
        const StepInfo& step = m_program.steps[instruction.step];
        const auto at = static_cast<std::size_t>(slot);
        m_own[at] = m_own[at] || step.stage.empty();
        m_loud[at] = m_loud[at] || !step.quiet;
    }

    const Program& m_program;
    std::vector<int> m_read;
    std::vector<bool> m_own;
    std::vector<bool> m_loud;
};

void addRows(const Situation& situation, SlotId slot, std::vector<FactRef>& results)
{
    const int role = situation.program().slots[static_cast<std::size_t>(slot)].manyRole;
    const int rows = role < 0 ? 1 : situation.layout().rows(role);
    for (int row = 0; row < rows; ++row) {
        const FactRef fact{slot, row};
        if (std::find(results.begin(), results.end(), fact) == results.end()) results.push_back(fact);
    }
}

}  // namespace

const OddsLine* OddsSummary::line(Value value) const
{
    const auto found =
        std::find_if(lines.begin(), lines.end(), [&](const OddsLine& each) { return each.value == value; });
    return found == lines.end() ? nullptr : &*found;
}

OddsSummary summarise(const Situation& situation, const Odds& odds, std::size_t column)
{
    OddsSummary summary;
    summary.fact = odds.facts[column];
    summary.shape = slotOf(situation, summary.fact).shape;
    summary.name = factName(situation.program(), summary.fact);
    summary.label = oddsLabel(situation, summary.fact);
    summary.states = odds.states;
    const std::size_t everything = odds.outcomes.size();
    std::map<std::int64_t, Found> found;
    std::map<std::string, Tallied> refused;
    Tallied unfound(everything);
    for (const OddsOutcome& outcome : odds.outcomes) {
        const Value value = outcome.values[column];
        if (!outcome.refused.empty())
            refused.try_emplace(outcome.refused, everything).first->second.add(outcome.probability);
        else if (value.isUnknown()) unfound.add(outcome.probability);
        else
            found.try_emplace(place(situation.ruleset(), summary.shape, value), Found{value, Tallied(everything)})
                .first->second.tally.add(outcome.probability);
    }
    summary.lines = linesOf(situation, summary.shape, found, everything);
    for (const auto& [reason, tally] : refused) summary.refused.emplace_back(reason, tally.chance());
    summary.unfound = unfound.chance();
    if (summary.isNumber()) addMeasures(summary);
    return summary;
}

std::vector<FactRef> oddsResults(const Situation& situation)
{
    const Program& program = situation.program();
    std::vector<FactRef> results;
    const Telling telling(program);
    std::vector<SlotId> found;
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const auto id = static_cast<SlotId>(i);
        const Slot& slot = program.slots[i];
        if (slot.kind == SlotKind::Result && slot.shown && !slot.asked && (telling.isLoud(id) || slot.told))
            found.push_back(id);
    }
    std::stable_sort(found.begin(), found.end(), [&](SlotId a, SlotId b) { return telling.rank(a) < telling.rank(b); });
    for (const SlotId id : found) addRows(situation, id, results);
    for (const EffectDetail& effect : program.effects) {
        for (const Change& change : effect.changes) {
            if (slotOf(situation, {change.slot, 0}).attribute) addRows(situation, change.slot, results);
        }
    }
    return results;
}

std::string oddsLabel(const Situation& situation, FactRef result)
{
    const std::string label = factLabel(situation.program(), result);
    if (slotOf(situation, result).attribute) return label + " afterwards";
    const std::string stage = stageOf(situation.program(), result.slot);
    return stage.empty() ? label : label + " (" + stage + ")";
}

std::optional<FactRef> answerNeeded(const Situation& situation, const std::string& error)
{
    const std::size_t end = error.rfind("\" has to be answered first");
    if (error.empty() || error.front() != '"' || end == std::string::npos) return std::nullopt;
    const Result<FactRef> fact = findFact(situation.program(), error.substr(1, end - 1));
    return fact ? std::optional(*fact) : std::nullopt;
}

}  // namespace drumhead
