#include "game/scenario/scenario_reader.hpp"

#include <algorithm>

namespace drumhead {

namespace {

const std::vector<std::string> unitKeys = {"id", "name", "note", "hidden"};
const std::vector<std::string> groupKeys = {"id", "name", "note", "hidden", "groups", "units"};
const std::vector<std::string> leaderKeys = {"id", "name", "note", "hidden", "commands", "attached-to"};
const std::vector<std::string> sideKeys = {"id", "name", "note", "brief", "colour", "leaders", "groups", "units"};

const std::vector<std::string>& keysOf(EntityKind kind)
{
    switch (kind) {
    case EntityKind::Group: return groupKeys;
    case EntityKind::Leader: return leaderKeys;
    case EntityKind::Side: return sideKeys;
    case EntityKind::Unit:
    case EntityKind::Game: break;
    }
    return unitKeys;
}

class ArmyReader {
public:
    explicit ArmyReader(ScenarioContext& context) : m_context(context) {}

    void readSide(JsonPlace place)
    {
        const int side = add(place, EntityKind::Side);
        if (side < 0) return;
        giveSideId(m_context, side);
        const std::string brief = readText(m_context, place, "brief");
        if (!brief.empty()) m_context.scenario.briefs.push_back({"", brief, m_context.entity(side).id});
        m_side = side;
        readMembers(place);
    }

    void readReinforcement(JsonPlace place)
    {
        if (!place.isObject())
            return m_context.fault(place,
                                   Fault(FaultCode::NotAnObject,
                                         {aText(m_context.texts().say("kind.a-reinforcement", "a reinforcement"))}));
        m_context.allowKeys(place, {"turn", "side", "group", "text", "leaders", "groups", "units"});
        ScenarioReinforcement coming;
        const int last = m_context.scenario.turns > 0 ? m_context.scenario.turns : Scenario::maxTurns;
        if (!place.has("turn"))
            m_context.fault(place,
                            {message("fault.no-turn", "a reinforcement needs a %1 in which it comes"), {aKey("turn")}});
        coming.turn = m_context.optionalInt(place, "turn", 1, 1, last);
        coming.text = readText(m_context, place, "text");
        if (!place.has("side"))
            m_context.fault(
                place, {message("fault.no-owner", "a reinforcement needs a %1 to which it belongs"), {aKey("side")}});
        m_side = m_context.side(place["side"]);
        if (m_side >= 0) coming.side = m_context.entity(m_side).id;
        m_reinforcement = static_cast<int>(m_context.scenario.reinforcements.size());
        m_context.comings.push_back({m_side, place["group"]});
        m_context.scenario.reinforcements.push_back(std::move(coming));
        const std::size_t before = m_context.drafts.size();
        readMembers(place);
        if (m_context.drafts.size() == before)
            m_context.fault(place,
                            Fault(FaultCode::EmptyReinforcement, {aKey("units"), aKey("groups"), aKey("leaders")}));
    }

private:
    /// The leaders, groups and units of a side or reinforcement.
    void readMembers(JsonPlace place)
    {
        for (const JsonPlace each : m_context.optionalArray(place, "leaders")) add(each, EntityKind::Leader);
        readGroup(place, -1, 1);
    }

    void readGroup(JsonPlace place, int group, std::size_t depth)
    {
        for (const JsonPlace each : m_context.optionalArray(place, "groups")) {
            if (depth > Scenario::maxGroupDepth)
                return m_context.fault(
                    each,
                    {message("fault.deep-groups", "groups lie in groups more than %1 deep; flatten them"),
                     {aText(std::to_string(Scenario::maxGroupDepth))}});
            const int inner = add(each, EntityKind::Group, group);
            if (inner >= 0) readGroup(each, inner, depth + 1);
        }
        for (const JsonPlace each : m_context.optionalArray(place, "units")) add(each, EntityKind::Unit, group);
    }

    /// Adds an entity; -1 where there is none, or one too many.
    int add(JsonPlace place, EntityKind kind, int group = -1)
    {
        if (!place.isObject()) {
            m_context.fault(place, Fault(FaultCode::NotAnObject, {aText(aKindText(m_context.texts(), kind))}));
            return -1;
        }
        if (isTooMany(place, kind)) return -1;
        ScenarioEntity entity;
        entity.kind = kind;
        entity.name = readName(m_context, place, "name");
        entity.note = readText(m_context, place, "note");
        if (kind != EntityKind::Side) entity.hidden = m_context.optionalFlag(place, "hidden", false);
        if (kind == EntityKind::Side) entity.colour = colour(place);
        entity.reinforcement = m_reinforcement;
        if (m_reinforcement >= 0)
            entity.arrives = m_context.scenario.reinforcements[static_cast<std::size_t>(m_reinforcement)].turn;
        readValues(m_context, place, kind, keysOf(kind), entity.values);
        checkValues(m_context, place, entity);
        m_context.scenario.entities.push_back(std::move(entity));
        m_context.drafts.push_back({place, kind == EntityKind::Side ? -1 : m_side, group});
        return static_cast<int>(m_context.drafts.size() - 1);
    }

    /// Two sides can't have one colour.
    std::optional<SideColour> colour(JsonPlace place)
    {
        if (!place.has("colour")) return std::nullopt;
        const std::string word = m_context.requiredString(place, "colour");
        const std::optional<SideColour> colour = sideColourWords.find(word);
        if (!colour && !word.empty()) {
            const std::vector<std::string> words(sideColourWords.words.begin(), sideColourWords.words.end());
            m_context.fault(place["colour"],
                            {message("fault.colour", "a side can't be %1; its colour is blue, red, grey or amber"),
                             {aName(word)},
                             hintFor(word, words, FaultArgument::Kind::Name)});
        }
        const std::vector<ScenarioEntity>& before = m_context.scenario.entities;
        if (colour
            && std::any_of(before.begin(), before.end(), [&](const auto& each) { return each.colour == colour; }))
            m_context.fault(
                place["colour"],
                {message("fault.same-colour", "another side is %1 already; choose another colour"), {aName(word)}});
        return colour;
    }

    bool isTooMany(JsonPlace place, EntityKind kind)
    {
        const std::size_t most = kind == EntityKind::Unit ? Scenario::maxUnits
            : kind == EntityKind::Side                    ? Scenario::maxSides
                                                          : Scenario::maxOthers;
        std::size_t& count = m_counts[static_cast<std::size_t>(kind)];
        if (++count == most + 1)
            m_context.fault(place,
                            {message("fault.too-many", "there are more than %1 of the kind %2; take some out"),
                             {aText(std::to_string(most)), aText(kindText(m_context.texts(), kind))}});
        return count > most;
    }

    ScenarioContext& m_context;
    int m_side = -1;
    int m_reinforcement = -1;
    std::size_t m_counts[5] = {};
};

}  // namespace

int ScenarioContext::side(JsonPlace place)
{
    if (!place.exists()) return -1;
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        if (scenario.entities[i].kind != EntityKind::Side) continue;
        if (place.isString() && scenario.entities[i].id == place.string()) return static_cast<int>(i);
        ids.push_back(scenario.entities[i].id);
    }
    fault(place,
          place.isString() ? Fault(message("fault.no-side", "there is no side %1"), {aName(place.string())},
                                   hintFor(place.string(), ids, FaultArgument::Kind::Name))
                           : Fault(FaultCode::NotASideId));
    return -1;
}

void readArmies(ScenarioContext& context, JsonPlace root)
{
    ArmyReader reader(context);
    const JsonPlace sides = context.optionalArray(root, "sides");
    for (const JsonPlace each : sides) reader.readSide(each);
    if (!root.has("sides") || (sides.isArray() && sides.size() < 2))
        context.fault(sides.exists() ? sides : root, Fault(FaultCode::TooFewSides, {aKey("sides")}));
    const JsonPlace reinforcements = context.optionalArray(root, "reinforcements");
    if (reinforcements.size() > Scenario::maxNotes)
        return context.fault(
            reinforcements,
            {message("fault.reinforcements", "there are more than %1 reinforcements; put some together"),
             {aText(std::to_string(Scenario::maxNotes))}});
    for (const JsonPlace each : reinforcements) reader.readReinforcement(each);
}

}  // namespace drumhead
