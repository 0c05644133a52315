#include "game/scenario/scenario_reader.hpp"

#include "drumhead/base/text.hpp"

#include <map>
#include <unordered_map>

namespace drumhead {

namespace {

class Linker {
public:
    explicit Linker(ScenarioContext& context) : m_context(context) {}

    void run()
    {
        giveIds();
        for (std::size_t i = 0; i < m_context.comings.size(); ++i) linkReinforcement(static_cast<int>(i));
        for (std::size_t i = 0; i < m_context.drafts.size(); ++i) {
            const ScenarioDraft& draft = m_context.drafts[i];
            ScenarioEntity& entity = m_context.scenario.entities[i];
            if (draft.side >= 0) entity.side = m_context.entity(draft.side).id;
            if (draft.group >= 0) entity.group = m_context.entity(draft.group).id;
            else if (entity.reinforcement >= 0 && entity.kind != EntityKind::Leader)
                entity.group = m_context.scenario.reinforcements[static_cast<std::size_t>(entity.reinforcement)].group;
            if (entity.kind == EntityKind::Leader) linkLeader(entity, draft);
        }
    }

private:
    /// First those that are written, then those made of names, so that a made one never takes a written one's place.
    void giveIds()
    {
        m_ids.emplace("game", -1);
        for (std::size_t i = 0; i < m_context.drafts.size(); ++i) takeWritten(static_cast<int>(i));
        for (std::size_t i = 0; i < m_context.drafts.size(); ++i) {
            ScenarioEntity& entity = m_context.scenario.entities[i];
            if (!entity.id.empty() || m_context.drafts[i].place.has("id")) continue;
            entity.id = freeId(entity);
            m_ids.emplace(entity.id, static_cast<int>(i));
        }
    }

    void takeWritten(int index)
    {
        ScenarioEntity& entity = m_context.entity(index);
        const JsonPlace place = m_context.drafts[static_cast<std::size_t>(index)].place;
        if (entity.kind != EntityKind::Side) {
            if (!place.has("id")) return;
            entity.id = m_context.requiredId(place);
        }
        if (entity.id.empty() || m_ids.emplace(entity.id, index).second) return;
        m_context.fault(place.has("id") ? place["id"] : place,
                        {entity.id == "game"
                             ? message("fault.id-of-battle", "%1 is the id of the battle itself; give this one another")
                             : message("fault.id-twice", "there are two of the id %1; give this one another"),
                         {aName(entity.id)}});
    }

    std::string freeId(const ScenarioEntity& entity)
    {
        std::string stem = idFromName(entity.name);
        if (stem.empty()) stem = entityKindName(entity.kind);
        if (m_ids.count(stem) == 0) return stem;
        int& next = m_next.emplace(stem, 2).first->second;
        std::string id;
        do id = stem + "-" + std::to_string(next++);
        while (m_ids.count(id) > 0);
        return id;
    }

    /// The entity of that kind and side that a key names; -1 and a fault where there is none.
    int named(JsonPlace place, EntityKind kind, int side)
    {
        const std::string kindName = kindText(m_context.texts(), kind);
        if (!place.isString()) {
            m_context.fault(place, Fault(FaultCode::NotAnEntityId, {aKey(place.key()), aText(kindName)}));
            return -1;
        }
        const auto found = m_ids.find(std::string(place.string()));
        const bool fits = found != m_ids.end() && found->second >= 0 && m_context.entity(found->second).kind == kind;
        if (fits && m_context.drafts[static_cast<std::size_t>(found->second)].side == side) return found->second;
        if (fits)
            m_context.fault(place,
                            {message("fault.other-side", "the %1 %2 belongs to another side"),
                             {aText(kindName), aName(place.string())}});
        else
            m_context.fault(place,
                            {message("fault.none-of-kind", "there is no %1 %2"),
                             {aText(kindName), aName(place.string())},
                             m_context.mayHint() ? hintFor(place.string(), idsOf(kind, side), FaultArgument::Kind::Name)
                                                 : FaultHint()});
        return -1;
    }

    std::vector<std::string> idsOf(EntityKind kind, int side)
    {
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < m_context.drafts.size(); ++i) {
            if (m_context.scenario.entities[i].kind == kind && m_context.drafts[i].side == side)
                ids.push_back(m_context.scenario.entities[i].id);
        }
        return ids;
    }

    /// The group that a reinforcement joins, where it names one.
    void linkReinforcement(int index)
    {
        const ScenarioContext::Coming& draft = m_context.comings[static_cast<std::size_t>(index)];
        ScenarioReinforcement& coming = m_context.scenario.reinforcements[static_cast<std::size_t>(index)];
        if (!draft.group.exists() || draft.side < 0) return;
        const int group = named(draft.group, EntityKind::Group, draft.side);
        if (group < 0) return;
        const ScenarioEntity& joined = m_context.entity(group);
        if (joined.reinforcement == index)
            m_context.fault(
                draft.group,
                {message("fault.comes-with", "the group %1 comes with this reinforcement; write the units into it"),
                 {aName(joined.id)}});
        else if (joined.arrives > coming.turn)
            m_context.fault(draft.group,
                            {message("fault.comes-later", "the group %1 comes later than those who are to join it"),
                             {aName(joined.id)}});
        else coming.group = joined.id;
    }

    void linkLeader(ScenarioEntity& entity, const ScenarioDraft& draft)
    {
        if (const JsonPlace place = draft.place["commands"]; place.exists() && !place.isNull()) {
            const int group = named(place, EntityKind::Group, draft.side);
            if (group >= 0 && !m_commanders.emplace(group, entity.name).second)
                m_context.fault(place,
                                {message("fault.commanded", "the group %1 is commanded by %2 already; name one leader"),
                                 {aName(place.string()), aName(m_commanders[group])}});
            else if (group >= 0) entity.group = m_context.entity(group).id;
        }
        if (const JsonPlace place = draft.place["attached-to"]; place.exists() && !place.isNull()) {
            const int unit = named(place, EntityKind::Unit, draft.side);
            if (unit >= 0 && m_context.entity(unit).arrives != entity.arrives)
                m_context.fault(place,
                                {message("fault.different-times",
                                         "%1 and %2 come at different times, so he can't be attached to it"),
                                 {aName(entity.name), aName(m_context.entity(unit).name)}});
            else if (unit >= 0) entity.attachedTo = m_context.entity(unit).id;
        }
    }

    ScenarioContext& m_context;
    std::unordered_map<std::string, int> m_ids;
    std::unordered_map<std::string, int> m_next;  ///< the next number for a name that occurs more than once
    std::map<int, std::string> m_commanders;      ///< by group
};

}  // namespace

void giveSideId(ScenarioContext& context, int side)
{
    ScenarioEntity& entity = context.entity(side);
    const JsonPlace place = context.drafts[static_cast<std::size_t>(side)].place;
    if (place.has("id")) {
        entity.id = context.requiredId(place);
        return;
    }
    const std::string stem = idFromName(entity.name).empty() ? "side" : idFromName(entity.name);
    const auto isTaken = [&](const std::string& id) {
        for (const ScenarioEntity& each : context.scenario.entities) {
            if (each.id == id) return true;
        }
        return false;
    };
    std::string id = stem;
    for (int number = 2; isTaken(id); ++number) id = stem + "-" + std::to_string(number);
    entity.id = id;
}

void linkArmies(ScenarioContext& context) { Linker(context).run(); }

}  // namespace drumhead
