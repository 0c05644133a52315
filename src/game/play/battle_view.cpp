#include "game/play/battle_view.hpp"

#include "drumhead/game/state/entity_values.hpp"
#include "game/play/arrivals.hpp"
#include "game/play/battle_suggestions.hpp"
#include "game/play/unlisted_name.hpp"

#include <algorithm>
#include <iterator>

namespace drumhead {

namespace {

void addOnce(std::vector<EntityId>& list, EntityId entity)
{
    if (entity != nobody && std::find(list.begin(), list.end(), entity) == list.end()) list.push_back(entity);
}

}  // namespace

BattleView::BattleView(const GameRules& rules, const State& state)
    : m_rules(rules), m_state(state), m_place(state.place)
{
    for (const RosterKind& roster : rules.ruleset.roster) {
        if (roster.gone) m_gone[static_cast<std::size_t>(roster.kind)] = rules.stored.find(roster.gone);
    }
}

bool BattleView::isOnTable(EntityId id) const
{
    if (id == nobody || !m_state.at(id).onTable) return false;
    const int gone = m_gone[static_cast<std::size_t>(m_state.at(id).kind)];
    return gone < 0 || m_state.at(id).values[static_cast<std::size_t>(gone)] != Value::flag(true);
}

Value BattleView::value(const Attribute& attribute, EntityId entity)
{
    if (entity == nobody) return Value::unknown();
    if (isTurnNumber(attribute)) return Number(m_state.turn);
    if (attribute.tally) return tally(attribute, entity);
    if (attribute.worksOut >= 0)
        return attribute.shape.kind == ValueKind::Flag ? Value::flag(meets(attribute.worksOut, entity))
                                                       : amountFor(attribute.worksOut, entity);
    return ownValue(m_rules.stored, m_state.at(entity), attribute);
}

Value BattleView::valueOrDefault(const Attribute& attribute, EntityId entity)
{
    const Value known = value(attribute, entity);
    if (!known.isUnknown()) return known;
    const bool isOfType = entity != nobody && attribute.stat >= 0;
    return defaultOf(m_rules.ruleset, attribute,
                     isOfType ? unitTypeOf(m_rules.stored, m_state.at(entity)) : Value::unknown());
}

bool BattleView::belongs(EntityId member, EntityId entity) const
{
    if (m_state.at(entity).kind == EntityKind::Side) return m_state.at(member).side == entity;
    if (m_state.at(entity).kind == EntityKind::Unit) return wholeOf(m_state, member) == wholeOf(m_state, entity);
    EntityId group = m_state.at(member).group;
    for (std::size_t depth = 0; group != nobody && depth < m_state.entities.size(); ++depth) {
        if (group == entity) return true;
        group = m_state.at(group).group;
    }
    return false;
}

Value BattleView::tally(const Attribute& attribute, EntityId entity)
{
    const auto key = std::pair(&attribute, entity);
    if (const auto known = m_tallies.find(key); known != m_tallies.end()) return known->second;
    Number total;
    bool isKnown = true;
    for (std::size_t i = 0; i < m_state.entities.size() && isKnown; ++i) {
        const auto member = static_cast<EntityId>(i);
        if (m_state.at(member).kind != attribute.tally->kind || !belongs(member, entity)) continue;
        // A `where` decides by itself whether to count those that are gone.
        if (!m_state.at(member).onTable || (attribute.tally->where < 0 && !isOnTable(member))) continue;
        if (!meets(attribute.tally->where, member)) continue;
        const Value counted = attribute.tally->of ? valueOrDefault(*attribute.tally->of, member) : Value(Number(1));
        if (counted.isUnknown()) isKnown = false;
        else if (counted.isSet()) total = total + counted.number();
    }
    const Value value =
        isKnown ? Value(std::clamp(total, attribute.shape.least, attribute.shape.most)) : Value::unknown();
    m_tallies.emplace(key, value);
    return value;
}

/// `State::opponentOf`, with the last answer cached.
EntityId BattleView::opponent(EntityId side) const
{
    if (m_opponent.first != side || side == nobody) m_opponent = {side, m_state.opponentOf(side)};
    return m_opponent.second;
}

bool BattleView::isOf(Who who, EntityId entity) const
{
    if (who == Who::Any) return true;
    const EntityId side = m_state.at(entity).kind == EntityKind::Side ? entity : m_state.at(entity).side;
    const EntityId phasing = m_place.phasing();
    return side == (who == Who::Phasing ? phasing : opponent(phasing));
}

void BattleView::fill(Situation& situation, const Cast& cast, std::vector<FactRef>* known)
{
    const Program& program = situation.program();
    situation.askUsual();
    for (std::size_t role = 0; role < cast.size(); ++role) {
        const auto number = static_cast<int>(role);
        if (program.roles[role].many) situation.setRows(number, static_cast<int>(cast[role].size()));
        for (std::size_t row = 0; row < cast[role].size(); ++row) {
            const EntityId each = cast[role][row];
            situation.nameRow(
                number, static_cast<int>(row),
                each != nobody ? m_state.at(each).name
                               : unlistedName(*situation.ruleset().texts, program.roles[role], row, cast[role].size()));
        }
    }
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        if (!slot.attribute || slot.owner < 0 || slot.kind == SlotKind::Derived) continue;
        const std::vector<EntityId>& rows = cast[static_cast<std::size_t>(slot.owner)];
        for (std::size_t row = 0; row < rows.size(); ++row) {
            Value value =
                slot.remembers >= 0 ? remembered(slot, rows[row], cast) : this->value(*slot.attribute, rows[row]);
            const FactRef fact{static_cast<SlotId>(i), static_cast<int>(row)};
            // Usual values of roles are for cases without a battle.
            if (value.isUnknown() && slot.fallback != slot.attribute->fallback && rows[row] != nobody)
                value = slot.attribute->fallback;
            if (value.isUnknown()) continue;
            situation.answer(fact, value);
            if (known) known->push_back(fact);
        }
    }
    suggestAnswers(*this, situation, cast);
    numberGroups(situation, cast, known);
    fillFactsOfBattle(situation, known);
    // Rulings that these rules no longer have are left out.
    for (const auto& [ruling, choice] : m_state.rulings) static_cast<void>(situation.rule(ruling, choice));
}

/// Whether it remembers the one that the case is about; unknown where it remembers nobody, and of those in no list.
Value BattleView::remembered(const Slot& slot, EntityId entity, const Cast& cast) const
{
    const std::vector<EntityId>& about = cast[static_cast<std::size_t>(slot.remembers)];
    if (entity == nobody || about.empty() || about.front() == nobody) return Value::unknown();
    const EntityId remembers = linkOf(m_state.at(entity), slot.attribute->id);
    return remembers == nobody ? Value::unknown() : Value::flag(remembers == about.front());
}

/// Whether one of these remembers one of those in that role; nobody has it: unknown.
Value BattleView::holds(const std::vector<EntityId>& those, const Attribute& attribute, const Cast& cast,
                        int role) const
{
    const std::vector<EntityId>& about = cast[static_cast<std::size_t>(role)];
    if (about.empty() || about.front() == nobody) return Value::unknown();
    return Value::flag(std::any_of(those.begin(), those.end(), [&](EntityId each) {
        const EntityId remembers = each == nobody ? nobody : linkOf(m_state.at(each), attribute.id);
        return remembers != nobody && std::find(about.begin(), about.end(), remembers) != about.end();
    }));
}

Value BattleView::amountFor(InternalId amount, EntityId self)
{
    return putTo(amount, self, m_state.at(self).side).value();
}

/// Answers to which group each unit belongs, where several take part: the group's row.
void BattleView::numberGroups(Situation& situation, const Cast& cast, std::vector<FactRef>* known) const
{
    const Program& program = situation.program();
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        const ProgramRole& role = program.roles[i];
        const SlotId slot = role.numberedBy.empty() ? -1 : program.findSlot(role.of + "." + role.numberedBy);
        if (slot < 0) continue;  // nothing looks at it
        const std::vector<EntityId>& units = cast[static_cast<std::size_t>(program.findRole(role.of))];
        for (std::size_t row = 0; row < units.size(); ++row) {
            const EntityId group = units[row] == nobody ? nobody : m_state.at(units[row]).group;
            const auto at = std::find(cast[i].begin(), cast[i].end(), group);
            if (at == cast[i].end()) continue;
            const FactRef fact{slot, static_cast<int>(row)};
            situation.answer(fact, Number(static_cast<int>(at - cast[i].begin()) + 1));
            if (known) known->push_back(fact);
        }
    }
}

/// A fact of the battle that is not given has its default.
void BattleView::fillFactsOfBattle(Situation& situation, std::vector<FactRef>* known) const
{
    const Program& program = situation.program();
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        const int position =
            slot.attribute && slot.owner < 0 && slot.kind == SlotKind::Fact && isFactOfBattle(*slot.attribute)
            ? m_rules.stored.find(slot.attribute)
            : -1;
        if (position < 0) continue;
        const Value told = m_state.at(m_state.game()).values[static_cast<std::size_t>(position)];
        const Value value = told.isUnknown() ? slot.fallback : told;
        if (value.isUnknown()) continue;
        situation.answer({static_cast<SlotId>(i), 0}, value);
        if (known) known->push_back({static_cast<SlotId>(i), 0});
    }
}

BattleView::Prepared& BattleView::prepared(InternalId id)
{
    if (const auto known = m_prepared.find(id); known != m_prepared.end()) return known->second;
    const Procedure& procedure = *m_rules.ruleset.internal[static_cast<std::size_t>(id)];
    Prepared prepared{Condition(m_rules.ruleset, procedure), {}, {}};
    const Program& program = procedure.program;
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        if (slot.kind == SlotKind::Ruling) prepared.rulings.push_back(static_cast<SlotId>(i));
        if (slot.attribute && slot.owner >= 0 && slot.kind != SlotKind::Derived)
            prepared.sources.push_back({static_cast<SlotId>(i), slot.owner, slot.attribute,
                                        m_rules.stored.find(slot.attribute), slot.remembers});
    }
    return m_prepared.emplace(id, std::move(prepared)).first->second;
}

Condition& BattleView::putTo(InternalId id, EntityId self, EntityId side, const std::vector<RoleBinding>& others)
{
    Prepared& prepared = this->prepared(id);
    prepared.condition.clear();
    const Program& program = prepared.condition.program();
    Cast cast = internalCast(program, self, side);
    for (const RoleBinding& each : others) {
        const int role = program.findRole(each.role);
        if (role < 0 || !cast[static_cast<std::size_t>(role)].empty()) continue;
        // A command may name anybody; only who is of that kind has the values that are looked at.
        const EntityKind kind = program.role(role).kind;
        std::copy_if(each.entities.begin(), each.entities.end(),
                     std::back_inserter(cast[static_cast<std::size_t>(role)]),
                     [&](EntityId entity) { return entity != nobody && m_state.at(entity).kind == kind; });
    }
    for (const Source& source : prepared.sources) {
        const std::vector<EntityId>& there = cast[static_cast<std::size_t>(source.role)];
        const EntityId entity = there.empty() ? nobody : there.front();
        if (entity == nobody) continue;
        const Value known = source.remembers >= 0 ? holds(there, *source.attribute, cast, source.remembers)
            : source.position >= 0                ? m_state.at(entity).values[static_cast<std::size_t>(source.position)]
                                                  : value(*source.attribute, entity);
        if (!known.isUnknown()) prepared.condition.answer({source.slot, 0}, known);
    }
    for (const SlotId slot : prepared.rulings) {
        const Value ruled = ruling(program.slot(slot));
        if (!ruled.isUnknown()) prepared.condition.answer({slot, 0}, ruled);
    }
    return prepared.condition;
}

Value BattleView::ruling(const Slot& slot) const
{
    for (const Ruling& ruling : m_rules.ruleset.rulings) {
        if (ruling.element != slot.ruling) continue;
        for (const auto& [id, choice] : m_state.rulings) {
            if (id != ruling.id) continue;
            const Result<Value> value = parseValue(m_rules.ruleset, slot.shape, choice);
            if (value) return *value;
        }
    }
    return Value::unknown();
}

bool BattleView::meets(InternalId condition, EntityId self, EntityId side)
{
    return condition < 0 || putTo(condition, self, side).holds();
}
bool BattleView::isMeant(const ProgramRole& role, EntityId self, const std::vector<RoleBinding>& others)
{
    return role.meant < 0 || putTo(role.meant, self, nobody, others).holds();
}

bool BattleView::mayDo(InternalId rule, EntityId self)
{
    return rule >= 0 && putTo(rule, self, nobody).someStepApplies();
}

EntityId BattleView::nearestMeant(const ProgramRole& role, EntityId group) const
{
    if (role.meant < 0) return group;
    BattleView view(m_rules, m_state);
    EntityId each = group;
    for (std::size_t depth = 0; each != nobody && depth < m_state.entities.size(); ++depth) {
        if (view.meets(role.meant, each)) return each;
        each = m_state.at(each).group;
    }
    return group;
}

std::vector<EntityId> BattleView::found(const ProgramRole& role, const Cast& cast, const Program& program) const
{
    std::vector<EntityId> list;
    if (role.is == Who::Phasing) addOnce(list, m_place.phasing());
    if (role.is == Who::Opposing) addOnce(list, opponent(m_place.phasing()));
    if (role.kind == EntityKind::Game) addOnce(list, m_state.game());
    if (role.of.empty()) return list;
    const int from = program.findRole(role.of);
    if (from < 0) return list;
    const std::vector<EntityId>& others = cast[static_cast<std::size_t>(from)];
    for (const EntityId of : others) {
        if (of == nobody) continue;
        const Entity& other = m_state.at(of);
        if (role.coming) addOnce(list, nextToCome(m_rules, m_state, of, role.kind));
        else if (role.kind == EntityKind::Side) addOnce(list, other.side);
        else if (role.kind == EntityKind::Group && other.kind != EntityKind::Side)
            addOnce(list, nearestMeant(role, other.group));
        else if (role.kind == EntityKind::Unit && other.kind == EntityKind::Leader) addOnce(list, other.attachedTo);
        else addThoseOf(list, role.kind, of);
    }
    // Units without a group share an empty row.
    const auto isOfNone = [this](EntityId of) { return of == nobody || m_state.at(of).group == nobody; };
    if (!role.numberedBy.empty() && std::any_of(others.begin(), others.end(), isOfNone)) list.push_back(nobody);
    return list;
}

void BattleView::addThoseOf(std::vector<EntityId>& list, EntityKind kind, EntityId of) const
{
    const Entity& other = m_state.at(of);
    for (std::size_t i = 0; i < m_state.entities.size(); ++i) {
        const auto member = static_cast<EntityId>(i);
        const Entity& entity = m_state.at(member);
        if (entity.kind != kind || !isOnTable(member)) continue;
        bool isTheirs = belongs(member, of);
        if (kind == EntityKind::Leader && other.kind == EntityKind::Unit) isTheirs = entity.attachedTo == of;
        if (kind == EntityKind::Leader && other.kind == EntityKind::Group) isTheirs = entity.group == of;
        if (isTheirs) addOnce(list, member);
    }
}

void BattleView::complete(Cast& cast, const Program& program) const
{
    cast.resize(program.roles.size());
    for (std::size_t round = 0; round < program.roles.size(); ++round) {
        for (std::size_t i = 0; i < program.roles.size(); ++i) {
            if (cast[i].empty()) cast[i] = found(program.roles[i], cast, program);
        }
    }
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        if (!program.roles[i].many && cast[i].size() > 1 && !program.roles[i].of.empty()) cast[i].resize(1);
    }
}

Cast BattleView::internalCast(const Program& program, EntityId self, EntityId side) const
{
    Cast cast(program.roles.size());
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        const ProgramRole& role = program.roles[i];
        if (role.name == "self") cast[i] = {self};
        else if (role.name == "side" && self == nobody) cast[i] = {side};
        else if (role.of == "self" && self != nobody) {
            // A role found from "self" can occur without "self" itself.
            const Entity& entity = m_state.at(self);
            cast[i] = {role.kind == EntityKind::Side ? entity.side : entity.group};
        }
    }
    complete(cast, program);
    return cast;
}

}  // namespace drumhead
