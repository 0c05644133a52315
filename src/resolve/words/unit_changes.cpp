#include "drumhead/resolve/words/unit_changes.hpp"

#include "drumhead/base/text.hpp"
#include "resolve/words/wording.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// All changes of one attribute that are made at one time.
struct SameChange {
    FactRef fact;
    EffectTime when = EffectTime::Now;
    Value from;
    Value to;
    Value by;  ///< unknown if it was set

    [[nodiscard]] bool isNothing() const { return !to.isUnknown() && to == from; }
};

Value sum(Value a, Value b) { return a.isSet() && b.isSet() ? Value(a.number() + b.number()) : Value::unknown(); }

class ChangeCollector {
public:
    ChangeCollector(const Situation& situation, const Verdict& verdict)
        : m_situation(situation), m_program(situation.program()), m_verdict(verdict)
    {
        for (const VerdictEffect& effect : verdict.effects) add(effect);
    }

    std::vector<UnitChange> collected() const
    {
        std::vector<UnitChange> units;
        for (SameChange each : m_changes) {
            goOnFromExpected(each);
            if (each.isNothing()) continue;
            const std::string who = ownerOf(each.fact);
            if (isToldAsGone(each, who)) continue;
            auto unit = std::find_if(units.begin(), units.end(), [&](const UnitChange& of) { return of.who == who; });
            if (unit == units.end()) unit = units.insert(units.end(), UnitChange{who, {}});
            unit->attributes.push_back(worded(each));
        }
        for (UnitChange& unit : units) {
            std::stable_partition(unit.attributes.begin(), unit.attributes.end(),
                                  [](const AttributeChange& each) { return each.isStrength; });
        }
        return units;
    }

private:
    void add(const VerdictEffect& effect)
    {
        const Result<FactRef> fact =
            findFact(m_program, effect.role.empty() ? effect.attribute : effect.role + "." + effect.attribute);
        if (effect.quiet || !fact) return;
        const auto same = std::find_if(m_changes.begin(), m_changes.end(), [&](const SameChange& each) {
            return each.fact == *fact && each.when == effect.when;
        });
        if (same == m_changes.end()) {
            m_changes.push_back({*fact, effect.when, effect.from, effect.to, effect.change});
            return;
        }
        same->by = sum(same->by, effect.change);
        same->to = effect.to;
    }

    /// A second loss goes on from what the first has left, though both come off later.
    void goOnFromExpected(SameChange& change) const
    {
        if (!change.by.isSet() || !change.from.isSet() || !change.to.isSet()) return;
        const Shape& shape = m_program.slot(change.fact.slot).shape;
        for (const ExpectedChange& each : m_situation.expected()) {
            if (each.fact != change.fact || each.when > change.when || change.when == EffectTime::Now) continue;
            change.from = std::clamp(change.from.number() + each.by, shape.least, shape.most);
            change.to = std::clamp(change.to.number() + each.by, shape.least, shape.most);
        }
    }

    /// That a unit is out of the battle its outcome says: "Removed".
    bool isToldAsGone(const SameChange& change, const std::string& who) const
    {
        const Attribute* const attribute = m_program.slot(change.fact.slot).attribute;
        const RosterKind* const roster = attribute ? m_situation.ruleset().findRoster(attribute->kind) : nullptr;
        if (!roster || roster->gone != attribute || change.to != Value::flag(true)) return false;
        return std::any_of(m_verdict.outcomes.begin(), m_verdict.outcomes.end(), [&](const VerdictOutcome& each) {
            return each.sign == OutcomeSign::Destroyed && each.who == who;
        });
    }

    int roleOf(const Slot& slot) const { return slot.manyRole >= 0 ? slot.manyRole : slot.owner; }

    std::string ownerOf(FactRef fact) const
    {
        const int role = roleOf(m_program.slot(fact.slot));
        return role < 0 ? std::string() : capitalised(roleLabel(m_situation, role, fact.row));
    }

    bool isStrength(const Slot& slot) const
    {
        if (!slot.attribute) return false;
        const RosterKind* const roster = m_situation.ruleset().findRoster(slot.attribute->kind);
        return roster && roster->isStrength(*slot.attribute);
    }

    AttributeChange worded(const SameChange& change) const
    {
        const Slot& slot = m_program.slot(change.fact.slot);
        const Ruleset& ruleset = m_situation.ruleset();
        AttributeChange words;
        words.label = slot.attribute ? slot.attribute->label : slot.label;
        words.when = change.when;
        words.isStrength = isStrength(slot);
        if (slot.shape.kind == ValueKind::Flag && change.to.isSet()) {
            words.after = change.to.yes()
                ? words.label
                : m_situation.ruleset().texts->say("change.no-longer", "no longer {state}", {{"state", words.label}});
            return words;
        }
        if (change.to.isUnknown()) {
            if (change.by.isSet()) words.after = moreOrFewer(ruleset, slot.shape, change.by.number());
            return words;
        }
        if (!change.from.isUnknown()) words.before = ruleset.valueText(slot.shape, change.from);
        words.after =
            words.before.empty() ? measured(ruleset, slot.shape, change.to) : ruleset.valueText(slot.shape, change.to);
        if (words.isStrength && change.from.isSet() && change.to.isSet() && change.from.number() > Number(0))
            words.shareOfStart = std::clamp(change.to.number().toDouble() / change.from.number().toDouble(), 0.0, 1.0);
        return words;
    }

    const Situation& m_situation;
    const Program& m_program;
    const Verdict& m_verdict;
    std::vector<SameChange> m_changes;
};

}  // namespace

std::vector<UnitChange> unitChanges(const Situation& situation, const Verdict& verdict)
{
    return ChangeCollector(situation, verdict).collected();
}

std::string effectTimeText(const Texts& texts, EffectTime time)
{
    switch (time) {
    case EffectTime::EndOfSubphase: return texts.say("time.end-of-subphase", "at the end of the sub-phase");
    case EffectTime::EndOfPhase: return texts.say("time.end-of-phase", "at the end of the phase");
    case EffectTime::EndOfTurn: return texts.say("time.end-of-turn", "at the end of the turn");
    case EffectTime::Now: break;
    }
    return "";
}

}  // namespace drumhead
