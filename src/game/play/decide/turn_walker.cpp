#include "game/play/decide/turn_walker.hpp"
#include "game/play/decide/moot_items.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/play/questions/obligations.hpp"
#include "drumhead/game/play/turn.hpp"
#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

BattleView TurnWalker::view() const
{
    BattleView view(m_context.rules(), state());
    view.lookFrom({m_levels});
    return view;
}

Result<void> TurnWalker::next()
{
    bool isThere = false;
    const bool isBeginning = m_levels.empty();
    if (!isBeginning || sequence().steps.empty()) carryOut(EffectTime::EndOfSubphase);
    if (sequence().steps.empty()) {
        forget(Lifetime::Subphase);
        phaseOver();
        turnOver();
        return {};
    }
    m_context.touch(sequence().element);
    if (isBeginning) {
        isThere = enterFrom(0, nullptr);
    } else {
        leave();
        forget(Lifetime::Subphase);
        isThere = moveOn();
    }
    if (!isThere && m_fault.empty()) {
        turnOver();
        isThere = enterFrom(0, nullptr);
    }
    if (!m_fault.empty()) return Error{m_fault};
    if (!isThere)
        return Error{m_context.texts().say("refused.no-step",
                                           "no step of the turn can be entered: the conditions of all of them fail")};
    m_context.record(EnteredEvent{state().turn, {m_levels}});
    return {};
}

bool TurnWalker::moveOn()
{
    while (!m_levels.empty()) {
        const TurnPlace::Level last = m_levels.back();
        m_levels.pop_back();
        if (m_levels.empty()) phaseOver();
        const std::vector<SequenceStep>& steps = stepsBelow(sequence(), m_levels);
        const auto index = static_cast<std::size_t>(last.step);
        BattleView here = view();
        const std::vector<Passage> rest = passagesAfter(here, steps[index], {last.entry, last.side});
        if (enterFrom(index, &rest)) return true;
        if (!m_fault.empty()) return false;
        if (!m_levels.empty()) leave();
    }
    return false;
}

bool TurnWalker::enterFrom(std::size_t begin, const std::vector<Passage>* rest)
{
    const std::vector<SequenceStep>& steps = stepsBelow(sequence(), m_levels);
    for (std::size_t i = begin; i < steps.size(); ++i) {
        const bool wasEntered = rest && i == begin;
        BattleView here = view();
        std::vector<Passage> all = wasEntered ? *rest : passages(here, steps[i]);
        if (!wasEntered && all.empty() && here.meets(steps[i].when, nobody)) {
            if (m_sideOrder == SideOrder::AsListed) all = settleAsListed(steps[i]);
            else noteNobody(steps[i]);
        }
        if (!m_fault.empty()) return false;
        for (const Passage& passage : all) {
            m_levels.push_back({static_cast<std::int32_t>(i), passage.entry, passage.side});
            if (view().meets(steps[i].when, nobody)) {
                if (enter(steps[i])) return true;
                if (!m_fault.empty()) return false;
                leave();
            }
            m_levels.pop_back();
            if (m_levels.empty()) phaseOver();
        }
    }
    return false;
}

bool TurnWalker::enter(const SequenceStep& step)
{
    m_context.touch(step.element);
    const auto entry = static_cast<std::size_t>(m_levels.back().entry);
    if (entry < step.forWhom.size()) m_context.touch(step.forWhom[entry].element);
    runRules(step.entering);
    return step.isSubphase() || enterFrom(0, nullptr);
}

void TurnWalker::leave()
{
    if (const SequenceStep* step = stepOfPlace(sequence(), {m_levels})) runRules(step->leaving);
}

void TurnWalker::phaseOver()
{
    carryOut(EffectTime::EndOfPhase);
    forget(Lifetime::Phase);
}

void TurnWalker::turnOver()
{
    carryOut(EffectTime::EndOfTurn);
    forget(Lifetime::Turn);
    if (state().turn == state().turnLimit)
        m_context.say(m_context.texts().say("log.last-turn", "That was turn {turn}, the last one of the scenario.",
                                            {{"turn", std::to_string(state().turn)}}));
    m_context.record(EnteredEvent{state().turn + 1, {}});
}

/// What the conditions of a step look at in the sides and is known of none of them as yet.
std::vector<std::pair<EntityId, int>> TurnWalker::notSettled(const SequenceStep& step) const
{
    BattleView here = view();
    std::vector<std::pair<EntityId, int>> missing;
    for (const SequenceFor& entry : step.forWhom) {
        if (entry.when < 0) continue;
        for (const Slot& slot : m_context.ruleset().internal[static_cast<std::size_t>(entry.when)]->program.slots) {
            if (!slot.attribute || slot.attribute->kind != EntityKind::Side) continue;
            const int position = m_context.rules().stored.find(slot.attribute);
            for (std::size_t i = 0; position >= 0 && i < state().entities.size(); ++i) {
                const std::pair<EntityId, int> each(static_cast<EntityId>(i), position);
                const bool isOpen = state().entities[i].kind == EntityKind::Side
                    && here.valueOrDefault(*slot.attribute, each.first).isUnknown();
                if (isOpen && std::find(missing.begin(), missing.end(), each) == missing.end()) missing.push_back(each);
            }
        }
    }
    return missing;
}

void TurnWalker::noteNobody(const SequenceStep& step)
{
    std::vector<std::string> missing;
    for (const auto& [side, attribute] : notSettled(step)) missing.push_back(m_context.label(side, attribute));
    const Texts& texts = m_context.texts();
    m_fault = texts.say("refused.nobody-goes", "no side takes part in \"{step}\": none meets its conditions",
                        {{"step", step.title}});
    if (!missing.empty())
        m_fault += "; " + texts.say("refused.not-known", "not known: {what}", {{"what", texts.allOf(missing)}});
    const std::vector<std::string> open = outstanding(m_context.rules(), state());
    if (!open.empty())
        m_fault += "; " + texts.say("refused.still-open", "still open: {what}", {{"what", texts.allOf(open)}});
}

std::vector<Passage> TurnWalker::settleAsListed(const SequenceStep& step)
{
    std::vector<std::string> settled;
    std::map<int, std::size_t> given;  // by attribute: how many of its choices are gone
    for (const auto& [side, position] : notSettled(step)) {
        const Shape& shape = m_context.attribute(side, position).shape;
        if (shape.kind != ValueKind::Choice) continue;
        const std::vector<Choice>& choices =
            m_context.ruleset().choiceLists[static_cast<std::size_t>(shape.choices)].choices;
        const std::size_t next = given[position]++;
        if (next >= choices.size()) continue;
        const Value value = Value::choice(choices[next].id);
        m_context.change(side, position, value);
        settled.push_back(m_context.label(side, position) + ": " + m_context.ruleset().valueText(shape, value));
    }
    BattleView here = view();
    std::vector<Passage> all = passages(here, step);
    if (!settled.empty())
        m_context.say(m_context.texts().say("log.taken-as-listed",
                                            "Not settled, so in the order of the armies: {what}.",
                                            {{"what", m_context.texts().allOf(settled)}}));
    if (all.empty())
        m_context.say(
            m_context.texts().say("log.passed-over", "No side takes part in {step}: skipped.", {{"step", step.title}}));
    return all;
}

void TurnWalker::carryOut(EffectTime until)
{
    std::vector<std::pair<EntityId, int>> order;
    std::map<std::pair<EntityId, int>, Value> values;
    BattleView before = view();
    for (const WaitingChange& change : state().waiting) {
        if (change.until != until) continue;
        const auto key = std::pair(change.entity, change.attribute);
        const auto [at, isNew] = values.emplace(
            key, before.valueOrDefault(m_context.attribute(change.entity, change.attribute), change.entity));
        if (isNew) order.push_back(key);
        if (change.by.isUnknown()) at->second = change.to;
        else if (at->second.isSet()) at->second = at->second.number() + change.by.number();
        else
            m_context.remark(m_context.texts().say("log.not-added",
                                                   "{what} is not known, so {amount} could not be added to it.",
                                                   {{"what", m_context.label(change.entity, change.attribute)},
                                                    {"amount", m_context.texts().number(change.by.number())}}));
    }
    if (order.empty()) return settleAbsences(m_context);
    m_context.record(CarriedOutEvent{until});
    std::set<EntityId> changed;
    for (const auto& key : order) {
        const Shape& shape = m_context.attribute(key.first, key.second).shape;
        Value to = values.at(key);
        if (to.isUnknown()) continue;
        // Only the final value is bounded, so that the order of the losses does not matter.
        if (shape.kind == ValueKind::Number && to.isSet()) to = std::clamp(to.number(), shape.least, shape.most);
        const Value from = before.valueOrDefault(m_context.attribute(key.first, key.second), key.first);
        if (from != to) m_context.sayChange(changeText(key.first, key.second, from, to));
        m_context.change(key.first, key.second, to);
        changed.insert(key.first);
    }
    m_context.watch(std::move(changed));
    settleAbsences(m_context);
}

/// "2nd Guard's figures: 24 → 20.", "2nd Guard: no longer shaken."
std::string TurnWalker::changeText(EntityId who, int position, Value from, Value to) const
{
    const Attribute& attribute = m_context.attribute(who, position);
    if (attribute.shape.kind == ValueKind::Flag && to.isSet()) {
        const std::string now = to.yes()
            ? attribute.label
            : m_context.texts().say("change.no-longer", "no longer {state}", {{"state", attribute.label}});
        return state().at(who).name + ": " + now + ".";
    }
    return m_context.label(who, position) + ": " + m_context.ruleset().valueText(attribute.shape, from) + " → "
        + m_context.ruleset().valueText(attribute.shape, to) + ".";
}

void TurnWalker::forget(Lifetime lasting)
{
    std::map<EntityKind, std::vector<int>> over;  // which attributes of a kind do not last any longer
    for (std::size_t i = 0; i < state().entities.size(); ++i) {
        const EntityKind kind = state().entities[i].kind;
        const auto [at, isNew] = over.try_emplace(kind);
        if (isNew) {
            const std::vector<const Attribute*>& attributes = m_context.rules().stored.of(kind);
            for (std::size_t k = 0; k < attributes.size(); ++k) {
                if (attributes[k]->lasts == lasting) at->second.push_back(static_cast<int>(k));
            }
        }
        for (const int attribute : at->second) m_context.change(static_cast<EntityId>(i), attribute, Value::unknown());
        m_context.forgetWhom(static_cast<EntityId>(i), lasting);
    }
}

void TurnWalker::runRules(const std::vector<SequenceRule>& rules)
{
    for (const SequenceRule& rule : rules) {
        if (rule.steps < 0) continue;
        const Procedure& procedure = *m_context.ruleset().internal[static_cast<std::size_t>(rule.steps)];
        BattleView here = view();
        for (std::size_t i = 0; i < state().entities.size(); ++i) {
            const auto self = static_cast<EntityId>(i);
            const Entity& entity = state().entities[i];
            if (entity.kind != rule.kind || !entity.onTable || !here.isOf(rule.who, self)
                || !here.mayDo(rule.steps, self))
                continue;
            m_context.touch(rule.element);
            m_context.runUnattended(procedure, here.internalCast(procedure.program, self, nobody), here);
        }
    }
    if (!rules.empty()) m_context.settleBonds();
}

}  // namespace drumhead
