#include "drumhead/resolve/session/throw_plan.hpp"

#include "drumhead/resolve/labels.hpp"
#include "resolve/machine/steps/dice_pool.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>

namespace drumhead {

namespace {

/// Larger throws are not read: so long a list says nothing at a glance.
constexpr int mostTotals = 60;
constexpr std::size_t mostThrows = 16;

/// Faces with that total, as equal as possible.
std::vector<int> facesOf(int dice, int total)
{
    std::vector<int> faces(static_cast<std::size_t>(dice), total / dice);
    for (int i = 0; i < total % dice; ++i) ++faces[static_cast<std::size_t>(i)];
    return faces;
}

/// The lowest faces, or the first card that is left.
std::vector<int> firstFaces(const Throw& thrown)
{
    const auto left = std::find_if(thrown.left.begin(), thrown.left.end(), [](int each) { return each > 0; });
    if (thrown.deck && left != thrown.left.end()) return {static_cast<int>(left - thrown.left.begin()) + 1};
    return facesOf(thrown.dice, thrown.dice);
}

/// What came of one way to make the throw: the value of the roll, and the results given after it, in order.
struct Try {
    Value rolled;
    std::vector<FactRef> order;
    std::map<std::pair<SlotId, int>, Value> results;
    std::map<std::pair<SlotId, int>, std::uint32_t> givenBy;  ///< the instruction
};

class ThrowProbe {
public:
    ThrowProbe(const Resolution& stopped, const std::vector<Throw>& together)
        : m_stopped(stopped), m_program(stopped.situation().program()), m_together(together)
    {
        for (const Throw& each : together) m_least.push_back(firstFaces(each));
    }

    [[nodiscard]] std::vector<PlannedThrow> run()
    {
        std::vector<PlannedThrow> planned;
        const Resolution end = finished(m_least);
        for (const TrailEntry& entry : end.trail().entries) {
            const bool isNew = &entry - end.trail().entries.data() >= static_cast<std::ptrdiff_t>(before());
            if (!isNew || entry.kind != TrailKind::Dice || entry.count == 0) continue;
            if (planned.size() == m_together.size()) break;
            m_entries.push_back(entry);
            planned.push_back(describe(entry, end.trail(), m_together[planned.size()]));
        }
        for (std::size_t i = 0; i < planned.size(); ++i) {
            if (planned.size() <= mostThrows && planned[i].parts.empty() && !planned[i].deck)
                planned[i].readings = readings(i, planned[i]);
            if (planned[i].readings.empty()) planned[i].readings.emplace_back();
        }
        return planned;
    }

private:
    [[nodiscard]] std::size_t before() const { return m_stopped.trail().entries.size(); }

    [[nodiscard]] Resolution finished(const std::vector<std::vector<int>>& faces) const
    {
        Resolution resolution = m_stopped;
        std::vector<int> inARow;
        for (const std::vector<int>& each : faces) inARow.insert(inARow.end(), each.begin(), each.end());
        ScriptedDice dice(std::move(inARow));
        static_cast<void>(resolution.run(dice));
        return resolution;
    }

    [[nodiscard]] PlannedThrow describe(const TrailEntry& entry, const Trail& trail, const Throw& thrown) const
    {
        const RollDetail& detail = detailOf(entry);
        PlannedThrow planned;
        planned.title = thrown.title;
        planned.dice = thrown.dice;
        planned.sides = thrown.sides;
        planned.keep = detail.keep;
        const DicePool pool = thrownPool(m_program, trail, entry);
        planned.kept = pool.kept.isSet() ? pool.considered : thrown.dice;
        planned.counts = detail.counts;
        planned.comparison = detail.comparison;
        planned.against = pool.against;
        planned.ranks = detail.ranks;
        for (std::size_t i = 0; i < detail.parts.size(); ++i) planned.parts.push_back(partOf(pool, i));
        planned.countedAs = detail.countedAs;
        planned.verb = detail.verb;
        if (detail.deck >= 0)
            planned.deck = &m_stopped.situation().ruleset().decks[static_cast<std::size_t>(detail.deck)];
        planned.left = pool.left;
        return planned;
    }

    [[nodiscard]] PlannedPart partOf(const DicePool& pool, std::size_t index) const
    {
        const RollPart& part = pool.detail->parts[index];
        const Slot& slot = m_program.slot(part.slot);
        PlannedPart planned{labelText(m_program, slot.label, slot.labelParts, m_stopped.situation().names()),
                            part.verb,
                            part.comparison,
                            pool.partsAgainst[index],
                            {}};
        for (int face = 1; face <= pool.sides && !pool.detail->ranks; ++face) {
            if (pool.meets(index, face)) planned.faces.push_back(face);
        }
        return planned;
    }

    [[nodiscard]] const RollDetail& detailOf(const TrailEntry& entry) const
    {
        return m_program.rollOf(m_program.code[entry.instruction]);
    }

    /// The throws with different values, in ascending order.
    [[nodiscard]] static std::vector<std::vector<int>> ways(const PlannedThrow& planned)
    {
        std::vector<std::vector<int>> all;
        if (!planned.counts) {
            const int most = planned.kept * planned.sides;
            if (most - planned.kept >= mostTotals) return all;
            for (int total = planned.kept; total <= most && planned.kept > 0; ++total) {
                std::vector<int> faces = facesOf(planned.kept, total);
                faces.resize(static_cast<std::size_t>(planned.dice), planned.keep == Keep::Lowest ? planned.sides : 1);
                all.push_back(std::move(faces));
            }
            return all;
        }
        int met = 0;
        int missed = 0;
        for (int face = 1; face <= planned.sides; ++face) (planned.meets(face) ? met : missed) = face;
        for (int count = 0; count <= planned.dice && met > 0 && missed > 0 && planned.dice < mostTotals; ++count) {
            all.emplace_back(static_cast<std::size_t>(planned.dice), missed);
            std::fill_n(all.back().begin(), count, met);
        }
        return all;
    }

    [[nodiscard]] Try attempt(std::size_t which, std::vector<int> faces, bool othersHigh) const
    {
        std::vector<std::vector<int>> all = m_least;
        for (std::size_t i = 0; i < all.size() && othersHigh; ++i)
            if (!m_together[i].deck) std::fill(all[i].begin(), all[i].end(), m_together[i].sides);
        all[which] = std::move(faces);
        const Resolution end = finished(all);
        Try made;
        std::size_t thrown = 0;
        for (std::size_t i = before(); i < end.trail().entries.size(); ++i) {
            const TrailEntry& entry = end.trail().entries[i];
            if (entry.kind == TrailKind::Dice && entry.count > 0 && thrown++ == which) made.rolled = entry.value;
            if (entry.kind != TrailKind::Value) continue;
            const std::pair key(entry.slot, m_program.slot(entry.slot).manyRole < 0 ? 0 : std::max<int>(entry.row, 0));
            if (made.results.count(key) == 0) {
                made.order.push_back({key.first, key.second});
                made.givenBy[key] = entry.instruction;
            }
            made.results[key] = entry.value;
        }
        return made;
    }

    /// Tries every value of one throw. Results that depend on the other throws as well are left out.
    [[nodiscard]] std::vector<Try> tries(std::size_t which, const PlannedThrow& planned) const
    {
        std::vector<Try> all;
        std::set<std::pair<SlotId, int>> mixed;
        for (const std::vector<int>& faces : ways(planned)) {
            Try made = attempt(which, faces, false);
            if (m_together.size() > 1) {
                const Try other = attempt(which, faces, true);
                for (const auto& [key, value] : made.results) {
                    const auto found = other.results.find(key);
                    if (found == other.results.end() || found->second != value) mixed.insert(key);
                }
            }
            if (all.empty() || all.back().rolled != made.rolled) all.push_back(std::move(made));
        }
        for (Try& each : all)
            std::erase_if(each.results, [&](const auto& result) { return mixed.count(result.first) > 0; });
        return all;
    }

    [[nodiscard]] static Value resultOf(const Try& made, FactRef fact)
    {
        const auto found = made.results.find({fact.slot, fact.row});
        return found == made.results.end() ? Value::unknown() : found->second;
    }

    /// What is added to the dice in a number, where that is the same whatever they show.
    [[nodiscard]] static std::optional<Number> added(const std::vector<Try>& all, FactRef fact)
    {
        std::optional<Number> offset;
        for (const Try& each : all) {
            const Value value = resultOf(each, fact);
            if (!value.isSet()) return std::nullopt;
            const Number here = value.number() - each.rolled.number();
            if (offset && *offset != here) return std::nullopt;
            offset = here;
        }
        return offset;
    }

    [[nodiscard]] static std::vector<FactRef> factsIn(const std::vector<Try>& all)
    {
        std::vector<FactRef> facts;
        for (const Try& each : all) {
            for (const FactRef fact : each.order) {
                if (std::find(facts.begin(), facts.end(), fact) == facts.end()) facts.push_back(fact);
            }
        }
        return facts;
    }

    [[nodiscard]] bool varies(const std::vector<Try>& all, FactRef fact) const
    {
        return std::any_of(all.begin(), all.end(),
                           [&](const Try& each) { return resultOf(each, fact) != resultOf(all.front(), fact); });
    }

    [[nodiscard]] bool reads(NodeId node, const std::vector<SlotId>& slots) const
    {
        if (node < 0) return false;
        const Node& here = m_program.node(node);
        if (here.kind == NodeKind::Slot && std::find(slots.begin(), slots.end(), here.subject) != slots.end())
            return true;
        for (std::uint32_t i = 0; i < here.count; ++i) {
            if (reads(m_program.children[here.first + i], slots)) return true;
        }
        return false;
    }

    /// Whether an instruction finds a value from one of these directly.
    [[nodiscard]] bool follows(std::uint32_t instruction, const std::vector<SlotId>& slots) const
    {
        const Instruction& code = m_program.code[instruction];
        if (code.op == Op::Let) return reads(m_program.letOf(code).value, slots);
        if (code.op == Op::Band) return reads(m_program.bandOf(code).value, slots);
        if (code.op != Op::Table) return false;
        const std::vector<NodeId>& inputs = m_program.tableOf(code).inputs;
        return std::any_of(inputs.begin(), inputs.end(), [&](NodeId each) { return reads(each, slots); });
    }

    /// Where no rule names it: the first choice, else the first yes or no, else the first figure of a table, that
    /// follows from the roll at once; where none changes with the dice, a figure that is nothing whatever they show.
    [[nodiscard]] std::vector<SlotId> telling(const std::vector<Try>& all, const TrailEntry& entry, bool counts) const
    {
        std::vector<SlotId> from{entry.slot};
        std::optional<SlotId> flag;
        std::optional<SlotId> table;
        std::optional<SlotId> never;
        for (const FactRef fact : factsIn(all)) {
            const Slot& slot = m_program.slot(fact.slot);
            const std::uint32_t by = givenBy(all, fact);
            if (slot.shape.kind == ValueKind::Number && added(all, fact)) from.push_back(fact.slot);
            if (m_program.steps[m_program.code[by].step].quiet || !follows(by, from)) continue;
            const bool isFigure = slot.shape.kind == ValueKind::Number && m_program.code[by].op == Op::Table && !counts;
            if (!varies(all, fact)) {
                const Value always = resultOf(all.front(), fact);
                if (isFigure && !never && !always.isUnknown() && !speaks(fact.slot, always)) never = fact.slot;
                continue;
            }
            if (slot.shape.kind == ValueKind::Choice) return {fact.slot};
            if (slot.shape.kind == ValueKind::Flag && !flag) flag = fact.slot;
            if (isFigure && !table) table = fact.slot;
        }
        for (const std::optional<SlotId>& told : {flag, table, never}) {
            if (told) return {*told};
        }
        return {};
    }

    [[nodiscard]] static std::uint32_t givenBy(const std::vector<Try>& all, FactRef fact)
    {
        for (const Try& each : all) {
            if (const auto found = each.givenBy.find({fact.slot, fact.row}); found != each.givenBy.end())
                return found->second;
        }
        return 0;
    }

    [[nodiscard]] std::vector<ThrowReading> readings(std::size_t which, const PlannedThrow& planned) const
    {
        std::vector<ThrowReading> found;
        if (which >= m_entries.size()) return found;
        const std::vector<Try> all = tries(which, planned);
        if (all.empty()) return found;
        const RollDetail& detail = detailOf(m_entries[which]);
        const std::vector<SlotId> told =
            detail.readAs.empty() ? telling(all, m_entries[which], planned.counts) : detail.readAs;
        std::vector<std::pair<int, int>> rows;  // role and row
        for (const FactRef fact : factsIn(all)) {
            if (std::find(told.begin(), told.end(), fact.slot) == told.end()) continue;
            const std::pair row(m_program.slot(fact.slot).manyRole, fact.row);
            if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row);
        }
        for (const auto& [role, row] : rows) {
            ThrowReading reading = readingOf(all, told, role, row, planned);
            if (rows.size() > 1 && role >= 0) reading.whose = roleLabel(m_stopped.situation(), role, row);
            if (!reading.bands.empty()) found.push_back(std::move(reading));
        }
        if (found.empty() && !planned.counts) found.push_back({{}, addedBefore(all, told, -1, 0), {}});
        return found;
    }

    /// What the last sum before the telling result adds to the dice.
    [[nodiscard]] Number addedBefore(const std::vector<Try>& all, const std::vector<SlotId>& told, int role,
                                     int row) const
    {
        Number sum;
        for (const FactRef fact : factsIn(all)) {
            const Slot& slot = m_program.slot(fact.slot);
            const bool isTold = std::find(told.begin(), told.end(), fact.slot) != told.end();
            if (isTold && (slot.manyRole < 0 || fact.row == row)) break;
            if (slot.shape.kind != ValueKind::Number
                || (slot.manyRole >= 0 && slot.manyRole == role && fact.row != row))
                continue;
            if (const std::optional<Number> here = added(all, fact)) sum = *here;
        }
        return sum;
    }

    [[nodiscard]] ThrowReading readingOf(const std::vector<Try>& all, const std::vector<SlotId>& told, int role,
                                         int row, const PlannedThrow& planned) const
    {
        ThrowReading reading;
        if (!planned.counts) reading.added = addedBefore(all, told, role, row);
        for (const Try& each : all) {
            const Number total = each.rolled.number();
            const std::string words = wordsOf(each, told, row);
            if (words.empty()) continue;
            if (!reading.bands.empty() && reading.bands.back().words == words) reading.bands.back().most = total;
            else reading.bands.push_back({total, total, words, isNothing(each, told, row)});
        }
        if (reading.bands.size() < 2 && planned.counts) reading.bands.clear();
        return reading;
    }

    [[nodiscard]] bool speaks(SlotId slot, Value value) const
    {
        if (!value.isSet()) return false;
        return m_program.slot(slot).shape.kind == ValueKind::Choice || value.raw() != 0;
    }

    [[nodiscard]] Value told(const Try& made, SlotId slot, int row) const
    {
        return resultOf(made, {slot, m_program.slot(slot).manyRole < 0 ? 0 : row});
    }

    [[nodiscard]] bool isNothing(const Try& made, const std::vector<SlotId>& all, int row) const
    {
        return std::none_of(all.begin(), all.end(), [&](SlotId slot) { return speaks(slot, told(made, slot, row)); });
    }

    /// The first result with a known value; empty if the case reached none.
    [[nodiscard]] std::string wordsOf(const Try& made, const std::vector<SlotId>& all, int row) const
    {
        bool any = false;
        for (const SlotId slot : all) {
            const Value value = told(made, slot, row);
            any = any || !value.isUnknown();
            if (!speaks(slot, value)) continue;
            const Slot& info = m_program.slot(slot);
            if (info.shape.kind == ValueKind::Flag)
                return labelText(m_program, info.label, info.labelParts, m_stopped.situation().names());
            return measured(m_stopped.situation().ruleset(), info.shape, value);
        }
        return any ? m_stopped.situation().ruleset().texts->say("die.nothing", "nothing") : std::string();
    }

    const Resolution& m_stopped;
    const Program& m_program;
    const std::vector<Throw>& m_together;
    std::vector<std::vector<int>> m_least;
    std::vector<TrailEntry> m_entries;
};

}  // namespace

bool PlannedThrow::meets(int face) const
{
    if (parts.empty()) return against.isSet() && compares(Number(face), comparison, against);
    return std::any_of(parts.begin(), parts.end(), [face](const PlannedPart& part) {
        return std::find(part.faces.begin(), part.faces.end(), face) != part.faces.end();
    });
}

std::vector<PlannedThrow> plannedThrows(const Resolution& stopped)
{
    const std::vector<Throw> together = stopped.throwsTogether();
    return ThrowProbe(stopped, together).run();
}

}  // namespace drumhead
