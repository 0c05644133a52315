#include "app/battle/at_a_glance.hpp"

#include "app/text.hpp"

namespace drumhead::app {

namespace {

struct Strength {
    Number now;
    Number start;
    const Attribute* what = nullptr;
};

Value typeOf(const Battle& battle, const Entity& who)
{
    const std::vector<const Attribute*>& attributes = battle.rules().stored.of(who.kind);
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        if (attributes[i]->isType) return who.values[i];
    }
    return Value::unknown();
}

const RosterKind* rosterOf(const Battle& battle, const Entity& who)
{
    return battle.ruleset().findRoster(entityKindName(who.kind));
}

bool isGone(const Battle& battle, EntityId entity)
{
    const Entity& who = battle.state().at(entity);
    if (!who.onTable) return true;
    const RosterKind* roster = rosterOf(battle, who);
    if (!roster || !roster->gone) return false;
    const int attribute = battle.rules().stored.find(who.kind, roster->gone->id);
    return attribute >= 0 && battle.value(entity, attribute).yes();
}

/// The first of the figures that count as strength and that such a unit has.
std::optional<Strength> unitStrength(const Battle& battle, EntityId entity)
{
    const Entity& who = battle.state().at(entity);
    const RosterKind* roster = rosterOf(battle, who);
    if (!roster) return std::nullopt;
    for (const Attribute* each : roster->strength) {
        if (!roster->applies(battle.ruleset(), *each, typeOf(battle, who))) continue;
        const int attribute = battle.rules().stored.find(who.kind, each->id);
        if (attribute < 0) continue;
        const Value now = battle.value(entity, attribute);
        const Value start = battle.game().stateAtStart().at(entity).values[static_cast<std::size_t>(attribute)];
        if (!now.isSet()) continue;
        return Strength{isGone(battle, entity) ? Number(0) : now.number(), start.isSet() ? start.number() : now.number(), each};
    }
    return std::nullopt;
}

/// Of a group or side: that of its units together, where they are counted alike.
std::optional<Strength> wholeStrength(const Battle& battle, EntityId entity)
{
    std::optional<Strength> sum;
    const std::vector<Entity>& entities = battle.state().entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (entities[i].kind != EntityKind::Unit) continue;
        EntityId above = static_cast<EntityId>(i);
        while (above != nobody && above != entity) above = entities[static_cast<std::size_t>(above)].group;
        if (above != entity && entities[i].side != entity) continue;
        const std::optional<Strength> part = unitStrength(battle, static_cast<EntityId>(i));
        if (!part) continue;
        if (!sum) sum = Strength{0, 0, part->what};
        if (sum->what != part->what) continue;
        sum->now = sum->now + part->now;
        sum->start = sum->start + part->start;
    }
    return sum;
}

QStringList statesOf(const Battle& battle, EntityId entity)
{
    const Entity& who = battle.state().at(entity);
    const RosterKind* roster = rosterOf(battle, who);
    QStringList states;
    if (!who.onTable) return {Battle::tr("not yet there")};
    if (!roster) return states;
    for (const Attribute* each : roster->state) {
        const int attribute = battle.rules().stored.find(who.kind, each->id);
        if (attribute < 0 || !roster->applies(battle.ruleset(), *each, typeOf(battle, who))) continue;
        const Value now = battle.value(entity, attribute);
        if (!now.isSet()) continue;
        if (each->shape.kind == ValueKind::Flag) {
            if (now.yes()) states << toQt(each->label);
        } else if (each->shape.kind == ValueKind::Choice) {
            states << battle.valueText(entity, attribute);
        } else if (now != each->fallback) {
            states << Battle::tr("%1 %2").arg(toQt(each->label), battle.valueText(entity, attribute));
        }
    }
    return states;
}

QString sentence(const Battle& battle, EntityId entity, const Glance& glance)
{
    const Entity& who = battle.state().at(entity);
    QStringList parts{toQt(who.name)};
    const Value type = typeOf(battle, who);
    if (const UnitType* found = type.isSet() ? battle.ruleset().findUnitType(type.name()) : nullptr) parts << toQt(found->title);
    if (!glance.strength.isEmpty()) parts << Battle::tr("strength %1").arg(glance.strength);
    parts << glance.how;
    if (who.hidden) parts << Battle::tr("hidden from the players");
    if (who.attachedTo != nobody) parts << Battle::tr("attached to %1").arg(battle.name(who.attachedTo));
    return parts.join(QStringLiteral(", "));
}

}  // namespace

Glance glanceAt(const Battle& battle, EntityId entity)
{
    const Entity& who = battle.state().at(entity);
    const bool isWhole = who.kind == EntityKind::Group || who.kind == EntityKind::Side;
    Glance glance;
    glance.gone = isGone(battle, entity);
    const std::optional<Strength> strength = isWhole ? wholeStrength(battle, entity) : unitStrength(battle, entity);
    if (strength) {
        glance.strength = QStringLiteral("%1/%2").arg(toQt(strength->now.text()), toQt(strength->start.text()));
        if (strength->start > Number(0)) glance.share = strength->now.toDouble() / strength->start.toDouble();
    }
    glance.how = statesOf(battle, entity);
    glance.whole = sentence(battle, entity, glance);
    return glance;
}

}  // namespace drumhead::app
