#include "app/battle/session/entity_summary.hpp"

#include "app/battle/session/battle.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace drumhead::app {

namespace {

bool isOffTable(const Battle& battle, EntityId entity)
{
    const Entity& who = battle.state().at(entity);
    return !who.onTable || isGone(battle.ruleset(), battle.rules().stored, who);
}

Value strengthAtStart(const Battle& battle, EntityId entity, const RosterKind::Strength& strength)
{
    const State& start = battle.game().stateAtStart();
    const StoredAttributes& stored = battle.rules().stored;
    if (!strength.outOf)
        return valueAtStart(battle.ruleset(), stored, start, battle.state(), entity, stored.find(strength.attribute));
    const bool isMade = static_cast<std::size_t>(entity) >= start.entities.size();
    return isMade ? Value::unknown() : strengthLeftOf(battle.ruleset(), stored, start.at(entity), strength);
}

/// The first of the figures that count as strength and that such a unit has.
std::optional<EntitySummaries::Strength> unitStrength(const Battle& battle, EntityId entity)
{
    const Entity& who = battle.state().at(entity);
    const RosterKind* roster = rosterOf(battle.ruleset(), who.kind);
    if (!roster) return std::nullopt;
    for (const RosterKind::Strength& each : roster->strength) {
        if (!roster->applies(battle.ruleset(), *each.attribute, unitTypeOf(battle.rules().stored, who))) continue;
        const Value now = strengthLeftOf(battle.ruleset(), battle.rules().stored, who, each);
        if (!now.isSet()) continue;
        const Value start = strengthAtStart(battle, entity, each);
        return EntitySummaries::Strength{isOffTable(battle, entity) ? Number(0) : now.number(),
                                         start.isSet() ? start.number() : now.number(), each.attribute};
    }
    return std::nullopt;
}

/// Troops that are still on their way: nobody counts them yet.
bool isToCome(const Battle& battle, EntityId entity)
{
    const std::vector<ScenarioEntity>& scenario = battle.game().scenario().entities;
    const auto at = static_cast<std::size_t>(entity);
    return !battle.state().at(entity).onTable && at < scenario.size() && scenario[at].reinforcement >= 0;
}

bool isBelow(const State& state, EntityId unit, EntityId group)
{
    EntityId above = state.at(unit).group;
    while (above != nobody && above != group) above = state.at(above).group;
    return above == group;
}

/// Who takes part and is on the table.
bool isInBattle(const Battle& battle, EntityId entity)
{
    const Entity& who = battle.state().at(entity);
    return who.onTable && who.joined == nobody && !isToCome(battle, entity);
}

/// What losses do to its strength that come off with those of others, at the end of the step.
Number strengthToComeOff(const Battle& battle, EntityId entity)
{
    Number lost = 0;
    if (battle.state().waiting.empty()) return lost;
    const std::optional<EntitySummaries::Strength> strength = unitStrength(battle, entity);
    const int attribute = strength ? battle.rules().stored.find(strength->what) : -1;
    for (const WaitingChange& each : battle.state().waiting) {
        if (attribute >= 0 && each.entity == entity && each.attribute == attribute && each.by.isSet())
            lost = lost + each.by.number();
    }
    return lost;
}

std::vector<EntitySummary::Chip> chipsOf(const Battle& battle, EntityId entity)
{
    std::vector<EntitySummary::Chip> chips;
    const Entity& who = battle.state().at(entity);
    const RosterKind* const roster = rosterOf(battle.ruleset(), who.kind);
    if (!roster || !isInBattle(battle, entity)) return chips;
    if (const Number lost = strengthToComeOff(battle, entity); lost < Number(0))
        chips.push_back({Battle::tr("%1 at end").arg(toQt(withMinus(lost.text()))), OutcomeTone::Bad,
                         Battle::tr("losing strength at end")});
    for (const RosterKind::Chip& each : roster->chips) {
        const Value now = battle.value(entity, *each.attribute);
        if (each.attribute->shape.kind == ValueKind::Number) {
            const QString text = toQt(battle.ruleset().valueText(each.attribute->shape, now));
            if (now.isSet() && now != each.attribute->fallback)
                chips.push_back({Battle::tr("%1 %2").arg(toQt(each.label), text), each.tone, toQt(each.label)});
            continue;
        }
        const bool isSo =
            now.isSet() && (each.attribute->shape.kind == ValueKind::Flag ? now.yes() : now.name() == each.is);
        if (isSo) chips.push_back({toQt(each.label), each.tone, QString()});
    }
    return chips;
}

/// Whether a group above shows the same of itself: the order of a division that all its units have.
bool isSaidAbove(const Battle& battle, EntityId entity, const Attribute& attribute, const QString& text)
{
    const RosterKind* const roster = rosterOf(battle.ruleset(), EntityKind::Group);
    if (!roster) return false;
    for (EntityId above = battle.state().at(entity).group; above != nobody; above = battle.state().at(above).group) {
        for (const Attribute* each : roster->state) {
            if (each->id != attribute.id) continue;
            const Value now = battle.value(above, *each);
            if (now.isSet() && toQt(battle.ruleset().valueText(each->shape, now)) == text) return true;
        }
    }
    return false;
}

/// Whether a chip shows it, or none does because all else would have one.
bool isSaidByChips(const Ruleset& ruleset, const RosterKind& roster, const Attribute& attribute, const Value& now)
{
    const auto ofThis = [&](const RosterKind::Chip& chip) { return chip.attribute == &attribute; };
    if (attribute.shape.kind != ValueKind::Choice) return std::any_of(roster.chips.begin(), roster.chips.end(), ofThis);
    std::set<NameId> shown;
    for (const RosterKind::Chip& chip : roster.chips) {
        if (ofThis(chip)) shown.insert(chip.is);
    }
    const auto all = ruleset.choiceLists[static_cast<std::size_t>(attribute.shape.choices)].choices.size();
    return shown.contains(now.name()) || (now == attribute.fallback && shown.size() + 1 >= all);
}

/// `isShort`: without what a group above it shows as well.
QStringList statesOf(const Battle& battle, EntityId entity, bool isShort)
{
    const Entity& who = battle.state().at(entity);
    const RosterKind* roster = rosterOf(battle.ruleset(), who.kind);
    QStringList states;
    if (isToCome(battle, entity)) {
        const int turn = battle.game().scenario().entities[static_cast<std::size_t>(entity)].arrives;
        return {Battle::tr("comes in turn %1").arg(turn)};
    }
    if (who.joined != nobody) return {Battle::tr("joined %1").arg(battle.name(who.joined))};
    if (!who.onTable) return {Battle::tr("off the table")};
    if (!roster) return states;
    for (const Attribute* each : roster->state) {
        if (!roster->applies(battle.ruleset(), *each, unitTypeOf(battle.rules().stored, who))) continue;
        const Value now = battle.value(entity, *each);
        if (!now.isSet() || isSaidByChips(battle.ruleset(), *roster, *each, now)) continue;
        const QString text = toQt(battle.ruleset().valueText(each->shape, now));
        if (each->shape.kind == ValueKind::Flag) {
            if (now.yes()) states << toQt(each->label);
        } else if (each->shape.kind == ValueKind::Choice) {
            if (isShort && isSaidAbove(battle, entity, *each, text)) continue;
            states << text;
        } else if (now != each->fallback) {
            states << Battle::tr("%1 %2").arg(toQt(each->label), text);
        }
    }
    return states;
}

QString sentence(const Battle& battle, EntityId entity, const EntitySummary& summary)
{
    const Entity& who = battle.state().at(entity);
    QStringList parts{toQt(who.name)};
    const Value type = unitTypeOf(battle.rules().stored, who);
    if (const UnitType* found = type.isSet() ? battle.ruleset().findUnitType(type.name()) : nullptr)
        parts << toQt(found->title);
    if (!summary.strength.isEmpty()) parts << Battle::tr("strength %1").arg(summary.strength);
    parts << summary.how;
    if (who.hidden) parts << Battle::tr("hidden from the players");
    if (who.attachedTo != nobody) parts << Battle::tr("attached to %1").arg(battle.name(who.attachedTo));
    return parts.join(QStringLiteral(", "));
}

}  // namespace

EntitySummaries::EntitySummaries(const Battle& battle)
    : m_battle(battle), m_seen(battle.state().entities), m_seenWaiting(battle.state().waiting),
      m_summaries(m_seen.size())
{}
EntitySummaries::~EntitySummaries() = default;

const EntitySummary& EntitySummaries::at(EntityId entity)
{
    std::optional<EntitySummary>& summary = m_summaries[static_cast<std::size_t>(entity)];
    if (!summary) summary = look(entity);
    return *summary;
}

std::vector<EntityId> EntitySummaries::update()
{
    const std::vector<Entity>& now = m_battle.state().entities;
    std::vector<bool> changed(now.size(), false);
    const auto markAbove = [&changed](const Entity& who) {
        for (const EntityId above : {who.side, who.group}) {
            if (above != nobody && static_cast<std::size_t>(above) < changed.size())
                changed[static_cast<std::size_t>(above)] = true;
        }
    };
    // Units come by being divided, and go by undo.
    for (std::size_t i = now.size(); i < m_seen.size(); ++i) markAbove(m_seen[i]);
    m_seen.resize(now.size());
    m_summaries.resize(now.size());
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (now[i] == m_seen[i]) continue;
        changed[i] = true;
        markAbove(now[i]);
        markAbove(m_seen[i]);
        m_seen[i] = now[i];
    }
    if (m_battle.state().waiting != m_seenWaiting) {
        for (const std::vector<WaitingChange>* const each :
             std::initializer_list<const std::vector<WaitingChange>*>{&m_seenWaiting, &m_battle.state().waiting}) {
            for (const WaitingChange& change : *each) {
                if (static_cast<std::size_t>(change.entity) < changed.size())
                    changed[static_cast<std::size_t>(change.entity)] = true;
            }
        }
        m_seenWaiting = m_battle.state().waiting;
    }
    addAttached(changed);
    std::vector<EntityId> who;
    for (std::size_t i = 0; i < now.size(); ++i) {
        if (!changed[i]) continue;
        m_summaries[i].reset();
        who.push_back(static_cast<EntityId>(i));
    }
    if (!who.empty()) m_sums.clear();
    return who;
}

/// Adds the groups above changed groups, what is below a changed group, and leaders whose sentence names a changed
/// entity.
void EntitySummaries::addAttached(std::vector<bool>& changed) const
{
    const std::vector<bool> seen = changed;
    for (std::size_t i = 0; i < m_seen.size(); ++i) {
        for (EntityId above = m_seen[i].group; above != nobody && !changed[i];
             above = m_seen[static_cast<std::size_t>(above)].group)
            changed[i] = seen[static_cast<std::size_t>(above)];
    }
    for (std::size_t i = 0; i < m_seen.size(); ++i) {
        if (m_seen[i].kind == EntityKind::Group && changed[i]) {
            for (EntityId above = m_seen[i].group; above != nobody;
                 above = m_seen[static_cast<std::size_t>(above)].group)
                changed[static_cast<std::size_t>(above)] = true;
        }
        if (m_seen[i].attachedTo != nobody && changed[static_cast<std::size_t>(m_seen[i].attachedTo)])
            changed[i] = true;
    }
}

/// Of a group or side: its units together, as the report adds them up.
void EntitySummaries::addUp()
{
    const std::vector<Entity>& entities = m_battle.state().entities;
    m_sums.resize(entities.size());
    const auto add = [this](EntityId whole, const Strength& part) {
        std::optional<Strength>& sum = m_sums[static_cast<std::size_t>(whole)];
        if (!sum) sum = Strength{0, 0, part.what};
        sum->now = sum->now + part.now;
        sum->start = sum->start + part.start;
    };
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto id = static_cast<EntityId>(i);
        if (entities[i].kind != EntityKind::Unit || isToCome(m_battle, id)) continue;
        const std::optional<Strength> part = unitStrength(m_battle, id);
        if (!part) continue;
        if (entities[i].side != nobody) add(entities[i].side, *part);
        for (EntityId above = entities[i].group; above != nobody;
             above = entities[static_cast<std::size_t>(above)].group)
            add(above, *part);
    }
}

EntitySummary EntitySummaries::look(EntityId entity)
{
    const Entity& who = m_battle.state().at(entity);
    const bool isWhole = who.kind == EntityKind::Group || who.kind == EntityKind::Side;
    if (isWhole && m_sums.empty()) addUp();
    EntitySummary summary;
    summary.gone = isOffTable(m_battle, entity);
    summary.toCome = isToCome(m_battle, entity);
    if (const std::optional<Strength> strength =
            isWhole ? m_sums[static_cast<std::size_t>(entity)] : unitStrength(m_battle, entity)) {
        const Number now = summary.toCome ? strength->start : strength->now;
        summary.strength = QStringLiteral("%1/%2").arg(numberText(now), numberText(strength->start));
        summary.figures.emplace(now, strength->start);
        if (strength->start > Number(0)) summary.share = now.toDouble() / strength->start.toDouble();
    }
    summary.how = statesOf(m_battle, entity, false);
    summary.chips = chipsOf(m_battle, entity);
    static const QRegularExpression inBrackets(QStringLiteral("\\s*\\([^)]*\\)"));
    summary.howShort = statesOf(m_battle, entity, true).join(QStringLiteral(", ")).remove(inBrackets);
    QStringList words;
    for (const EntitySummary::Chip& each : summary.chips) words << each.word;
    summary.how = words + summary.how;
    summary.whole = sentence(m_battle, entity, summary);
    return summary;
}

QString statesInGroup(const Battle& battle, EntityId group)
{
    const RosterKind* const roster = rosterOf(battle.ruleset(), EntityKind::Unit);
    if (!roster) return {};
    const auto isChoice = [](const Attribute* each) { return each->shape.kind == ValueKind::Choice; };
    const auto counted = std::find_if(roster->state.begin(), roster->state.end(), isChoice);
    if (counted == roster->state.end()) return {};
    std::vector<std::pair<QString, int>> all;
    const std::vector<Entity>& entities = battle.state().entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const auto unit = static_cast<EntityId>(i);
        if (entities[i].kind != EntityKind::Unit || !isBelow(battle.state(), unit, group) || isOffTable(battle, unit))
            continue;
        const Value now = battle.value(unit, **counted);
        if (!now.isSet()) continue;
        const QString text = toQt(battle.ruleset().valueText((*counted)->shape, now));
        const auto same = std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == text; });
        if (same == all.end()) all.emplace_back(text, 1);
        else ++same->second;
    }
    if (all.size() == 1) return all.front().first;
    QStringList parts;
    for (const auto& [text, count] : all) parts << Battle::tr("%1 %2").arg(count).arg(text);
    return parts.join(QStringLiteral(" · "));
}

const EntitySummary& summaryAt(const Battle& battle, EntityId entity) { return battle.summaries().at(entity); }

}  // namespace drumhead::app
