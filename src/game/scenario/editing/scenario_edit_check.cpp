// What is wrong with a scenario: it is written and read again as a file, so that editor and file can't disagree.
#include "game/scenario/editing/scenario_edit_parts.hpp"
#include "game/scenario/scenario_reader.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

using Part = ScenarioSpot::Part;

/// Finds what stands at a place of the file. Entities are met in the order in which the reader meets them.
class SpotFinder {
public:
    SpotFinder(const Scenario& scenario, const Ruleset& ruleset) : m_scenario(scenario), m_stored(ruleset) {}

    void read(JsonPlace root)
    {
        note(root, {});
        for (const JsonPlace member : root) {
            noteAll(member, {Part::Scenario, -1, std::string(member.key())});
        }
        readList(root["terrain"], Part::Terrain);
        readList(root["objectives"], Part::Objective);
        for (const JsonPlace side : root["sides"]) readHolder(side);
        int index = 0;
        for (const JsonPlace coming : root["reinforcements"]) {
            noteMembers(coming, {Part::Reinforcement, index++, {}});
            readMembers(coming);
        }
    }

    /// What is not said is told by its label; a file would be told the key to write.
    [[nodiscard]] ScenarioProblem problem(const Diagnostic& fault) const
    {
        const auto found = m_spots.find({fault.line, fault.column});
        ScenarioProblem problem{found == m_spots.end() ? ScenarioSpot() : found->second, fault.message};
        if (problem.spot.part == Part::Entity) problem.spot.key.empty() ? tellMissing(problem) : tellByLabel(problem);
        else if (problem.spot.part == Part::Reinforcement && problem.spot.key.empty()) tellNobodyComes(problem);
        else if (problem.spot.part == Part::Scenario) tellTooFewSides(problem);
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

    void tellMissing(ScenarioProblem& problem) const
    {
        const int index = problem.spot.index;
        if (index < 0 || index >= static_cast<int>(m_scenario.entities.size())) return;
        const ScenarioEntity& entity = entityAt(m_scenario, index);
        for (const Attribute* const attribute : m_stored.of(entity.kind)) {
            const std::string beginning = notSaid(entity.name, attribute->id) + ": ";
            if (problem.message.compare(0, beginning.size(), beginning) != 0) continue;
            problem.spot.key = attribute->id;
            problem.message =
                inQuotes(attribute->label) + " is not said; it takes " + problem.message.substr(beginning.size());
            return;
        }
    }

    /// Where a file names an attribute by its id, people know it by its label.
    void tellByLabel(ScenarioProblem& problem) const
    {
        const int index = problem.spot.index;
        if (index < 0 || index >= static_cast<int>(m_scenario.entities.size())) return;
        const std::string id = inQuotes(problem.spot.key);
        const std::size_t at = problem.message.find(id);
        for (const Attribute* const attribute : m_stored.of(entityAt(m_scenario, index).kind)) {
            if (attribute->id == problem.spot.key && at != std::string::npos)
                problem.message.replace(at, id.size(), inQuotes(attribute->label));
        }
    }

    /// People add somebody, where a file is told the keys.
    void tellNobodyComes(ScenarioProblem& problem) const
    {
        const auto comesWithIt = [&](const ScenarioEntity& each) { return each.reinforcement == problem.spot.index; };
        if (std::none_of(m_scenario.entities.begin(), m_scenario.entities.end(), comesWithIt))
            problem.message = "nobody comes with this reinforcement; add a unit, a group or a leader to it";
    }

    void tellTooFewSides(ScenarioProblem& problem) const
    {
        const auto isSide = [](const ScenarioEntity& each) { return each.kind == EntityKind::Side; };
        const bool concernsThem = problem.spot.key.empty() || problem.spot.key == "sides";
        if (concernsThem && std::count_if(m_scenario.entities.begin(), m_scenario.entities.end(), isSide) < 2)
            problem.message = "a battle needs two sides at least; add one";
    }

    const Scenario& m_scenario;
    StoredAttributes m_stored;
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

}  // namespace drumhead
