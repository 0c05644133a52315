#include "drumhead/game/scenario/scenario.hpp"
#include "game/state/json_text.hpp"

#include <map>
#include <unordered_map>

namespace drumhead {

namespace {

using Named = std::pair<std::string, std::string>;

class Writer {
public:
    Writer(const Scenario& scenario, const Ruleset& ruleset)
        : m_scenario(scenario), m_ruleset(ruleset), m_stored(ruleset)
    {
        sortMembers();
    }

    Json write()
    {
        Json root = {{"format", 1}, {"id", m_scenario.id}, {"title", m_scenario.title}};
        addText(root, "about", m_scenario.about);
        root["ruleset"] = m_scenario.ruleset;
        addText(root, "army-list", m_scenario.armyList);
        for (const auto& [ruling, choice] : m_scenario.rulings) root["rulings"][ruling] = choice;
        if (m_scenario.turns > 0) root["turns"] = m_scenario.turns;
        addText(root, "special-rules", m_scenario.specialRules);
        if (!m_scenario.game.empty()) addValues(root["game"], EntityKind::Game, m_scenario.game);
        addNotes(root, "terrain", m_scenario.terrain);
        if (m_scenario.map) addMap(root["map"], *m_scenario.map);
        addNotes(root, "objectives", m_scenario.objectives);
        root["sides"] = Json::array();
        for (const ScenarioEntity& each : m_scenario.entities) {
            if (each.kind == EntityKind::Side) root["sides"].push_back(side(each));
        }
        for (std::size_t i = 0; i < m_scenario.reinforcements.size(); ++i)
            root["reinforcements"].push_back(reinforcement(static_cast<int>(i)));
        return root;
    }

private:
    struct Members {
        std::vector<const ScenarioEntity*> leaders, groups, units;
    };

    /// In whose list of the file each entity is written: that of its group where both come together, else that of its
    /// side or reinforcement.
    void sortMembers()
    {
        std::unordered_map<std::string_view, const ScenarioEntity*> groups;
        for (const ScenarioEntity& each : m_scenario.entities) {
            if (each.kind == EntityKind::Group) groups.emplace(each.id, &each);
        }
        for (const ScenarioEntity& each : m_scenario.entities) {
            if (each.kind == EntityKind::Side || each.kind == EntityKind::Game) continue;
            const auto group = each.kind == EntityKind::Leader ? groups.end() : groups.find(each.group);
            const bool together = group != groups.end() && group->second->reinforcement == each.reinforcement;
            Members& members = together  ? m_members[each.group]
                : each.reinforcement < 0 ? m_members[each.side]
                                         : m_reinforcements[each.reinforcement];
            (each.kind == EntityKind::Leader      ? members.leaders
                 : each.kind == EntityKind::Group ? members.groups
                                                  : members.units)
                .push_back(&each);
        }
    }

    static void addText(Json& object, const char* key, const std::string& text)
    {
        if (!text.empty()) object[key] = text;
    }

    static void addNotes(Json& object, const char* key, const std::vector<ScenarioNote>& notes)
    {
        for (const ScenarioNote& each : notes) {
            Json note = {{"name", each.name}};
            addText(note, "text", each.text);
            addText(note, "side", each.side);
            object[key].push_back(std::move(note));
        }
    }

    static void addMap(Json& object, const ScenarioMap& map)
    {
        object = {{"width", map.width}, {"height", map.height}};
        addText(object, "unit", map.unit);
        if (map.north != 0) object["north"] = map.north;
        if (map.picture) object["picture"] = map.picture->uri();
        object["items"] = Json::array();
        for (const ScenarioMapItem& each : map.items) {
            Json item = {{"kind", mapFeatureWords.word(each.feature)}};
            addText(item, "name", each.name);
            addText(item, "side", each.side);
            if (each.isSecret) item["secret"] = true;
            item["points"] = Json::array();
            for (const MapPoint& point : each.points) item["points"].push_back({point.x, point.y});
            object["items"].push_back(std::move(item));
        }
    }

    void addValues(Json& object, EntityKind kind, const std::vector<Named>& values) const
    {
        for (const auto& [name, text] : values) {
            const int at = m_stored.find(kind, name);
            object[name] = at < 0 ? Json(text) : value(m_stored.of(kind)[static_cast<std::size_t>(at)]->shape, text);
        }
    }

    [[nodiscard]] Json value(const Shape& shape, const std::string& text) const
    {
        const Result<Value> read = parseValue(m_ruleset, shape, text);
        if (!read) return text;
        if (read->isNone()) return nullptr;
        if (shape.kind == ValueKind::Flag) return read->yes();
        if (shape.kind == ValueKind::Choice) return text;
        if (read->number().isWhole()) return read->number().floor();
        return read->number().toDouble();
    }

    [[nodiscard]] Json entity(const ScenarioEntity& from) const
    {
        Json object = {{"id", from.id}, {"name", from.name}};
        if (from.kind == EntityKind::Leader) {
            addText(object, "commands", from.group);
            addText(object, "attached-to", from.attachedTo);
        }
        addValues(object, from.kind, from.values);
        if (from.hidden) object["hidden"] = true;
        if (from.colour) object["colour"] = sideColourWords.word(*from.colour);
        addText(object, "note", from.note);
        return object;
    }

    void addMembers(Json& object, const Members& members) const
    {
        for (const ScenarioEntity* each : members.leaders) object["leaders"].push_back(entity(*each));
        for (const ScenarioEntity* each : members.groups) {
            Json group = entity(*each);
            if (const auto inner = m_members.find(each->id); inner != m_members.end()) addMembers(group, inner->second);
            object["groups"].push_back(std::move(group));
        }
        for (const ScenarioEntity* each : members.units) object["units"].push_back(entity(*each));
    }

    [[nodiscard]] Json side(const ScenarioEntity& from) const
    {
        Json object = entity(from);
        for (const ScenarioNote& brief : m_scenario.briefs) {
            if (brief.side == from.id) addText(object, "brief", brief.text);
        }
        if (const auto members = m_members.find(from.id); members != m_members.end())
            addMembers(object, members->second);
        return object;
    }

    [[nodiscard]] Json reinforcement(int index) const
    {
        const ScenarioReinforcement& from = m_scenario.reinforcements[static_cast<std::size_t>(index)];
        Json object = {{"turn", from.turn}, {"side", from.side}};
        addText(object, "group", from.group);
        addText(object, "text", from.text);
        if (const auto members = m_reinforcements.find(index); members != m_reinforcements.end())
            addMembers(object, members->second);
        return object;
    }

    const Scenario& m_scenario;
    const Ruleset& m_ruleset;
    StoredAttributes m_stored;
    std::unordered_map<std::string, Members> m_members;  ///< by the id of a side or group
    std::map<int, Members> m_reinforcements;
};

bool holdsContainers(const Json& json)
{
    for (const Json& each : json) {
        if (each.is_structured() && !each.empty()) return true;
    }
    return false;
}

/// Laid out for reading: values that hold only plain values on one line, all others member by member.
void layOut(std::string& text, const Json& json, std::size_t indent)
{
    if (!json.is_structured() || json.empty()) {
        text += lineOf(json);
        return;
    }
    const bool isObject = json.is_object();
    const bool oneLine = !holdsContainers(json);
    const std::string between = oneLine ? " " : "\n" + std::string(indent + 2, ' ');
    text += isObject ? "{" : "[";
    bool first = true;
    for (const auto& [key, member] : json.items()) {
        text += (first ? "" : ",") + between;
        if (isObject) text += lineOf(Json(key)) + ": ";
        layOut(text, member, indent + 2);
        first = false;
    }
    text += oneLine ? " " : "\n" + std::string(indent, ' ');
    text += isObject ? "}" : "]";
}

}  // namespace

std::string scenarioToJson(const Scenario& scenario, const Ruleset& ruleset)
{
    std::string text;
    layOut(text, Writer(scenario, ruleset).write(), 0);
    return text + "\n";
}

}  // namespace drumhead
