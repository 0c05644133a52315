#include "game/play/decision_context.hpp"

#include "drumhead/base/text.hpp"
#include "game/play/attachment.hpp"
#include "game/play/division.hpp"
#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t mostLetters = 1'000'000;  // of one command's lines in the log

}  // namespace

EntityId inRole(const Cast& cast, int role, int row)
{
    if (role < 0 || static_cast<std::size_t>(role) >= cast.size()) return nobody;
    const std::vector<EntityId>& rows = cast[static_cast<std::size_t>(role)];
    return row < 0 || static_cast<std::size_t>(row) >= rows.size() ? nobody : rows[static_cast<std::size_t>(row)];
}

void DecisionContext::record(Event event)
{
    applyEvent(m_state, event);
    m_decision.events.push_back(std::move(event));
}

void DecisionContext::recordDone(DoneHere done)
{
    if (std::find(m_state.done.begin(), m_state.done.end(), done) == m_state.done.end())
        record(DoneEvent{std::move(done)});
}

void DecisionContext::change(EntityId entity, int attribute, Value to)
{
    const Value from = m_state.at(entity).values[static_cast<std::size_t>(attribute)];
    if (from == to) return;
    record(ChangedEvent{entity, attribute, from, to});
}

std::string DecisionContext::label(EntityId entity, int attribute) const
{
    const Attribute& named = this->attribute(entity, attribute);
    const std::string& name = m_state.at(entity).name;
    const bool isOwned = named.shape.kind != ValueKind::Flag && texts().isEnglish();
    return (isOwned ? possessive(name) + " " : name + ", ") + named.label;
}

void DecisionContext::applyEffects(const Resolution& resolution, const Cast& cast)
{
    std::map<std::pair<EntityId, int>, Value> running;
    for (const TrailEntry& entry : resolution.trail().entries) {
        if (entry.kind == TrailKind::Effect) applyEffect(resolution, entry, cast, running);
        else if (entry.kind == TrailKind::Attached) applyAttachment(resolution, entry, cast);
        else if (entry.kind == TrailKind::Divided) applyDivision(resolution, entry, cast);
        else if (entry.kind == TrailKind::Due) addDue(resolution, entry, cast);
    }
}

void DecisionContext::applyEffect(const Resolution& resolution, const TrailEntry& entry, const Cast& cast,
                                  std::map<std::pair<EntityId, int>, Value>& running)
{
    const Slot& slot = resolution.situation().program().slot(entry.slot);
    const bool isOfBattle = slot.owner < 0 && slot.attribute && isFactOfBattle(*slot.attribute);
    const EntityId entity = isOfBattle ? m_state.game() : inRole(cast, slot.owner, slot.manyRole < 0 ? 0 : entry.row);
    if (entity != nobody && slot.remembers >= 0 && entry.value.isSet())
        return remember(entity, slot.attribute->id,
                        entry.value == Value::flag(true) ? inRole(cast, slot.remembers, 0) : nobody);
    const int position = m_rules.stored.find(slot.attribute);
    if (entity == nobody || position < 0) return;
    const Value* pooled = resolution.trail().pool.data() + entry.first;
    const Value by = pooled[2];
    if (entry.at != EffectTime::Now)
        return record(WaitsEvent{{entity, position, by.isUnknown() ? entry.value : Value::unknown(), by, entry.at}});
    // What waits is not yet true: later changes in the same case start from what is there now.
    Value& present = running.emplace(std::pair(entity, position), pooled[0]).first->second;
    if (by.isUnknown()) present = entry.value;
    else if (present.isSet()) present = std::clamp(present.number() + by.number(), slot.shape.least, slot.shape.most);
    else
        return remark(texts().say("log.not-added", "{what} is not known, so {amount} could not be added to it.",
                                  {{"what", label(entity, position)}, {"amount", texts().number(by.number())}}));
    change(entity, position, present);
}

void DecisionContext::remember(EntityId entity, const std::string& attribute, EntityId whom)
{
    const EntityId before = linkOf(m_state.at(entity), attribute);
    if (before == whom) return;
    if (before != nobody) m_unlinked.insert({entity, before});
    record(LinkedEvent{entity, attribute, whom});
}

bool DecisionContext::isBound(const Attribute& flag, EntityId entity) const
{
    BattleView view(m_rules, m_state);
    return view.isOnTable(entity) && view.valueOrDefault(flag, entity) == Value::flag(true);
}

bool DecisionContext::isLinked(const Attribute& link, EntityId entity) const
{
    return linkOf(m_state.at(entity), link.id) != nobody
        || std::any_of(m_state.entities.begin(), m_state.entities.end(),
                       [&](const Entity& each) { return linkOf(each, link.id) == entity; });
}

void DecisionContext::settleBonds()
{
    for (const auto& flag : ruleset().attributes) {
        if (!flag->boundBy) continue;
        const Attribute& link = *flag->boundBy;
        for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
            const auto entity = static_cast<EntityId>(i);
            const EntityId other = linkOf(m_state.entities[i], link.id);
            if (other != nobody && !(isBound(*flag, entity) && isBound(*flag, other)))
                remember(entity, link.id, nobody);
        }
        const int position = m_rules.stored.find(flag.get());
        for (const EntityId each : m_unlinked) {
            if (ownerKind(m_state.at(each).kind) == flag->kind && isBound(*flag, each) && !isLinked(link, each))
                change(each, position, Value::flag(false));
        }
    }
    m_unlinked.clear();
}

void DecisionContext::forgetWhom(EntityId entity, Lifetime lasting)
{
    const std::vector<Link> links = m_state.at(entity).links;
    const OwnerKind kind = ownerKind(m_state.at(entity).kind);
    for (const Link& link : links) {
        const bool isOver =
            std::any_of(ruleset().attributes.begin(), ruleset().attributes.end(), [&](const auto& each) {
                return each->kind == kind && each->id == link.attribute && each->lasts == lasting;
            });
        if (isOver) remember(entity, link.attribute, nobody);
    }
}

void DecisionContext::attach(EntityId leader, EntityId unit)
{
    const EntityId before = m_state.at(leader).attachedTo;
    if (before != unit) record(EditedEvent{leader, EntityField::AttachedTo, unit == nobody ? "" : m_state.at(unit).id});
    for (const EntityId concerned : {leader, before, unit}) {
        for (const AttachedValue& each : attachedFlags(m_rules, m_state, concerned))
            change(each.entity, each.attribute, each.value);
    }
    for (const AttachedValue& each : valuesOfLeader(m_rules, m_state, unit, leader))
        change(each.entity, each.attribute, each.value);
}

void DecisionContext::applyAttachment(const Resolution& resolution, const TrailEntry& entry, const Cast& cast)
{
    const Program& program = resolution.situation().program();
    const Attachment& attachment = program.effectOf(program.code[entry.instruction]).attachments[entry.part];
    const EntityId leader = inRole(cast, attachment.leader, 0);
    const EntityId unit = attachment.unit < 0 ? nobody : inRole(cast, attachment.unit, 0);
    const bool isLeftOpen = attachment.unit >= 0 && unit == nobody;  // a unit that is in no list
    if (leader != nobody && !isLeftOpen) attach(leader, unit);
}

std::vector<Share> DecisionContext::sharesOf(const Resolution& resolution, const TrailEntry& divided,
                                             const Division& division) const
{
    // The changes of the same step, just before it.
    std::vector<Share> shares;
    for (const TrailEntry* entry = &divided; entry != resolution.trail().entries.data();) {
        --entry;
        if (entry->kind != TrailKind::Effect || entry->instruction != divided.instruction) break;
        if (std::find(division.shares.begin(), division.shares.end(), entry->part) == division.shares.end()) continue;
        const Value* pooled = resolution.trail().pool.data() + entry->first;
        const Number by =
            pooled[0].isSet() && pooled[1].isSet() ? pooled[1].number() - pooled[0].number() : pooled[2].number();
        const int position = m_rules.stored.find(resolution.situation().program().slot(entry->slot).attribute);
        if (position >= 0) shares.insert(shares.begin(), {position, by < Number(0) ? -by : by});
    }
    return shares;
}

void DecisionContext::applyDivision(const Resolution& resolution, const TrailEntry& entry, const Cast& cast)
{
    const Program& program = resolution.situation().program();
    const Division& division = program.effectOf(program.code[entry.instruction]).divisions[entry.part];
    const EntityId unit = inRole(cast, division.unit, 0);
    const EntityId into = division.into < 0 ? nobody : inRole(cast, division.into, 0);
    if (unit == nobody || unit == into) return;
    if (division.into < 0 && !mayDivide(m_state)) m_isDividedTooMuch = true;
    else if (division.into < 0) divideUnit(*this, unit, sharesOf(resolution, entry, division));
    else if (into != nobody) joinUnits(*this, unit, into, sharesOf(resolution, entry, division));
}

void DecisionContext::addDue(const Resolution& resolution, const TrailEntry& entry, const Cast& cast)
{
    const Situation& situation = resolution.situation();
    const DueDetail& detail = situation.program().dueOf(situation.program().code[entry.instruction]);
    DueItem due;
    due.id = m_state.nextDue;
    due.procedure = detail.procedure;
    due.step = detail.in;
    due.may = detail.may;
    for (const auto& [theirs, ours] : detail.roles) {
        const ProgramRole& role = situation.program().role(ours);
        // Of a role whose row is not in hand it is the first.
        const EntityId entity = inRole(cast, ours, role.many && ours == entry.role ? std::max<int>(entry.row, 0) : 0);
        if (entity == nobody && !role.of.empty()) return;  // there is no such leader or group
        due.roles.push_back({theirs, {entity}});
    }
    const Value* with = resolution.trail().pool.data() + entry.first + entry.count;
    for (std::size_t i = 0; i < detail.with.size(); ++i)
        due.with.emplace_back(detail.with[i].first->id, ruleset().valueId(detail.with[i].first->shape, with[i]));
    due.reason = phraseText(situation, detail.reason, resolution.trail().pool.data() + entry.first, entry.row);
    const bool isDueAlready = std::any_of(m_state.due.begin(), m_state.due.end(), [&](const DueItem& each) {
        return each.procedure == due.procedure && each.roles == due.roles && each.with == due.with
            && each.step == due.step;
    });
    if (isDueAlready && !detail.again) return;
    if (m_state.due.size() >= StateLimits::mostDue) m_isDueTooMuch = true;
    else record(DueEvent{std::move(due)});
}

std::string DecisionContext::overflow() const
{
    if (m_isDueTooMuch)
        return texts().say("refused.too-much-due", "by these rules more than {most} things would be due at a time",
                           {{"most", std::to_string(StateLimits::mostDue)}});
    if (m_isDividedTooMuch)
        return texts().say("refused.too-many-parts", "there would be more than {most} parts of units",
                           {{"most", std::to_string(StateLimits::mostParts)}});
    if (const std::string excess = excessOf(m_state, texts()); !excess.empty())
        return texts().say("refused.excess", "there would be {what}", {{"what", excess}});
    std::size_t letters = 0;
    for (const std::string& each : m_decision.sentences) letters += each.size();
    for (const std::string& each : m_decision.remarks) letters += each.size();
    if (letters <= mostLetters) return {};
    return texts().say("refused.long-log", "that would put more than {most} letters into the log; say it more briefly",
                       {{"most", std::to_string(mostLetters)}});
}

void DecisionContext::runUnattended(const Procedure& procedure, const Cast& cast, BattleView& view)
{
    Situation situation(ruleset(), procedure);
    situation.watchOnlyNow();
    view.fill(situation, cast);
    Resolution resolution(situation);
    resolution.collectTouched(m_rules.walked);
    NoDice none;
    static_cast<void>(resolution.run(none));
    applyEffects(resolution, cast);
    const std::vector<TrailEntry>& entries = resolution.trail().entries;
    if (std::none_of(entries.begin(), entries.end(),
                     [](const TrailEntry& each) { return each.kind == TrailKind::Said; }))
        return;
    for (const VerdictLine& line : makeVerdict(resolution).lines) {
        if (line.kind == LineKind::Said) say(line.text);
    }
}

bool DecisionContext::wouldChange(const Resolution& resolution, EntityId self, const std::set<int>& setByHand) const
{
    bool changes = false;
    for (const TrailEntry& entry : resolution.trail().entries) {
        if (entry.kind != TrailKind::Effect) continue;
        const int position = m_rules.stored.find(resolution.situation().program().slot(entry.slot).attribute);
        if (setByHand.count(position) > 0) return false;
        if (position >= 0 && m_state.at(self).values[static_cast<std::size_t>(position)] != entry.value) return true;
        changes = true;
    }
    return !changes && !resolution.trail().entries.empty();
}

void DecisionContext::watch(std::set<EntityId> changed, const std::set<int>& setByHand)
{
    std::set<std::pair<const Procedure*, EntityId>> fired;
    while (!changed.empty()) {
        const std::size_t before = m_decision.events.size();
        for (const auto& watch : ruleset().watches) {
            for (const EntityId self : changed) {
                if (m_state.at(self).kind != watch->program.roles.front().kind || fired.count({watch.get(), self}) > 0)
                    continue;
                BattleView view(m_rules, m_state);
                const Cast cast = {{self}};
                Situation situation(ruleset(), *watch);
                view.fill(situation, cast);
                Resolution resolution(situation);
                NoDice none;
                static_cast<void>(resolution.run(none));
                if (!wouldChange(resolution, self, setByHand)) continue;
                fired.insert({watch.get(), self});
                runUnattended(*watch, cast, view);
            }
        }
        changed.clear();
        for (std::size_t i = before; i < m_decision.events.size(); ++i) {
            if (const auto* event = std::get_if<ChangedEvent>(&m_decision.events[i])) changed.insert(event->entity);
        }
    }
}

void DecisionContext::detachFromGone()
{
    for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
        const auto leader = static_cast<EntityId>(i);
        const EntityId with = m_state.at(leader).attachedTo;
        // Who is not there himself may be with a unit that comes on with him.
        if (with == nobody || !m_state.at(leader).onTable || BattleView(m_rules, m_state).isOnTable(with)) continue;
        say(texts().say("log.no-longer-attached", "{leader} is no longer attached: {unit} was removed.",
                        {{"leader", m_state.at(leader).name}, {"unit", m_state.at(with).name}}));
        attach(leader, nobody);
    }
}

}  // namespace drumhead
