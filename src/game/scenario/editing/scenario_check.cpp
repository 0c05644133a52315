// The scenario is written and read again as a file, so that editor and file can't disagree.
#include "drumhead/game/scenario/editing/scenario_check.hpp"

#include "game/scenario/editing/army_indices.hpp"
#include "game/scenario/scenario_reader.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

using Part = ScenarioSpot::Part;

/// Finds what stands at a place of the file. Entities are met in the order in which the reader meets them.
class SpotFinder {
public:
    SpotFinder(const Scenario& scenario, const Ruleset& ruleset)
        : m_scenario(scenario), m_stored(ruleset), m_texts(*ruleset.texts)
    {}

    void read(JsonPlace root)
    {
        note(root, {});
        for (const JsonPlace member : root) {
            noteAll(member, {Part::Scenario, -1, std::string(member.key())});
        }
        readList(root["terrain"], Part::Terrain);
        if (const JsonPlace map = root["map"]; map.exists()) {
            noteMembers(map, {Part::Map, -1, {}});
            readList(map["items"], Part::Map);
        }
        readList(root["objectives"], Part::Objective);
        for (const JsonPlace side : root["sides"]) readHolder(side);
        int index = 0;
        for (const JsonPlace coming : root["reinforcements"]) {
            noteMembers(coming, {Part::Reinforcement, index++, {}});
            readMembers(coming);
        }
    }

    [[nodiscard]] ScenarioProblem problem(const Diagnostic& at) const
    {
        const auto found = m_spots.find({at.line, at.column});
        const Fault& fault = at.fault;
        ScenarioProblem problem;
        if (found != m_spots.end()) problem.spot = found->second;
        if (fault.code() == FaultCode::AttributeMissing) problem.spot.key = fault.argument(1);
        const FaultWording wording = [&](const FaultArgument& argument) { return inWords(argument, problem.spot); };
        problem.message = filledForm(m_texts, formForEditor(fault), fault.arguments(), wording);
        if (fault.hint()) problem.message += hintText(m_texts, *fault.hint(), wording);
        problem.namesEntity = beginsWithName(fault, problem.spot);
        return problem;
    }

private:
    void note(JsonPlace place, ScenarioSpot spot)
    {
        const Diagnostic here = place.diagnostic("");
        m_spots[{here.line, here.column}] = std::move(spot);
    }
    void noteAll(JsonPlace place, const ScenarioSpot& spot)
    {
        note(place, spot);
        if (!place.isObject()) return;
        for (const JsonPlace member : place) noteAll(member, spot);
    }
    void noteMembers(JsonPlace object, ScenarioSpot spot)
    {
        note(object, spot);
        for (const JsonPlace member : object) {
            spot.key = member.key();
            note(member, spot);
        }
    }
    void readList(JsonPlace list, Part part)
    {
        int index = 0;
        for (const JsonPlace each : list) noteMembers(each, {part, index++, {}});
    }
    void readHolder(JsonPlace place)
    {
        noteMembers(place, {Part::Entity, m_next++, {}});
        readMembers(place);
    }
    void readMembers(JsonPlace place)
    {
        for (const JsonPlace leader : place["leaders"]) noteMembers(leader, {Part::Entity, m_next++, {}});
        for (const JsonPlace group : place["groups"]) readHolder(group);
        for (const JsonPlace unit : place["units"]) noteMembers(unit, {Part::Entity, m_next++, {}});
    }

    /// Faults of a file name the keys to write; the editor says instead what to do in the window.
    [[nodiscard]] static Message formForEditor(const Fault& fault)
    {
        switch (fault.code()) {
        case FaultCode::AttributeMissing: return message("fault.not-said", "%2 is missing; it takes %3");
        case FaultCode::EmptyReinforcement:
            return message("fault.add-to-reinforcement",
                           "nobody comes with this reinforcement; add a unit, a group or a leader to it");
        case FaultCode::TooFewSides: return message("fault.add-side", "a battle needs two sides at least; add one");
        default: return fault.form();
        }
    }

    [[nodiscard]] bool beginsWithName(const Fault& fault, const ScenarioSpot& spot) const
    {
        return spot.part == Part::Entity && formForEditor(fault).english.starts_with("%1")
            && fault.arguments().front() == aName(entityAt(m_scenario, spot.index).name);
    }

    /// Where a file names an attribute by its id, people know it by its label.
    [[nodiscard]] std::string inWords(const FaultArgument& argument, const ScenarioSpot& spot) const
    {
        if (argument.kind == FaultArgument::Kind::Text) return argument.text;
        if (argument.kind == FaultArgument::Kind::Key && spot.part == Part::Entity) {
            const EntityKind kind = entityAt(m_scenario, spot.index).kind;
            if (const int at = m_stored.find(kind, argument.text); at >= 0)
                return inQuotes(m_stored.of(kind)[static_cast<std::size_t>(at)]->label);
        }
        return inQuotes(argument.text);
    }

    const Scenario& m_scenario;
    StoredAttributes m_stored;
    const Texts& m_texts;
    std::map<std::pair<int, int>, ScenarioSpot> m_spots;
    int m_next = 0;
};

}  // namespace

std::vector<ScenarioProblem> checkScenario(const Scenario& scenario, const Ruleset& ruleset)
{
    const std::string text = scenarioToJson(scenario, ruleset);
    const LoadedScenario loaded = loadScenario("", text, ruleset);
    std::vector<ScenarioProblem> problems;
    if (loaded.diagnostics.empty()) return problems;
    JsonDocument document;
    std::vector<Diagnostic> ignored;
    SpotFinder finder(scenario, ruleset);
    if (document.parse("", text, ignored)) finder.read(document.root());
    for (const Diagnostic& each : loaded.diagnostics) problems.push_back(finder.problem(each));
    return problems;
}

std::vector<ScenarioProblem> missingParts(const Scenario& scenario, const Texts& texts)
{
    std::vector<ScenarioProblem> missing;
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const ScenarioEntity& side = scenario.entities[i];
        const bool hasUnits = std::any_of(scenario.entities.begin(), scenario.entities.end(), [&](const auto& each) {
            return each.kind == EntityKind::Unit && each.side == side.id;
        });
        if (side.kind == EntityKind::Side && !hasUnits)
            missing.push_back({{Part::Entity, static_cast<int>(i), {}},
                               texts.say("scenario.no-units", "{side} has no units yet", {{"side", side.name}}),
                               true});
    }
    return missing;
}

}  // namespace drumhead
