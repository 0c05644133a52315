#include "app/battle/case/case_facts.hpp"

#include "app/shared/text.hpp"

namespace drumhead::app {

std::vector<FactRef> knownFacts(const GameCase& made, const GameRules& rules)
{
    std::vector<FactRef> known = made.known;
    const Program& program = made.situation.program();
    const Resolution start(made.situation);
    for (const SlotId question : program.questions) {
        const Slot& slot = program.slots[static_cast<std::size_t>(question)];
        if (!slot.attribute || slot.owner < 0 || rules.stored.find(slot.attribute) < 0) continue;
        const int rows = slot.manyRole < 0 ? 1 : made.situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{question, row};
            if (made.entity(slot.owner, row) != nobody && !start.value(fact).isUnknown() && !made.knows(fact))
                known.push_back(fact);
        }
    }
    return known;
}

QString headingOf(const Battle& battle, const GameCase& made)
{
    QStringList who;
    QStringList sides;
    const Program& program = made.situation.program();
    for (const RoleBinding& role : made.roles) {
        const int at = program.findRole(role.role);
        // Found from somebody who is named.
        if (at >= 0 && !program.roles[static_cast<std::size_t>(at)].of.empty()) continue;
        QStringList names;
        for (const EntityId each : role.entities) {
            if (each == nobody) names << Battle::tr("somebody in no list");
            else if (const EntityKind kind = battle.state().at(each).kind; kind == EntityKind::Side)
                sides << battle.name(each);
            else if (kind == EntityKind::Unit || kind == EntityKind::Leader || kind == EntityKind::Group)
                names << battle.name(each);
        }
        // The form names them all.
        const QString together = names.size() <= 2
            ? names.join(QStringLiteral(", "))
            : Battle::tr("%1 and %2 more").arg(names.front()).arg(names.size() - 1);
        if (!together.isEmpty() && !who.contains(together)) who << together;
    }
    if (who.isEmpty()) who = sides;
    const QString title = toQt(made.situation.procedure().title);
    return who.isEmpty() ? title : Battle::tr("%1: %2").arg(title, who.join(QStringLiteral(" → ")));
}

}  // namespace drumhead::app
