#include "drumhead/base/typed_text.hpp"
#include "game/scenario/scenario_reader.hpp"

#include <algorithm>
#include <tuple>

namespace drumhead {

namespace {

constexpr int format = 1;

/// Whether the root is a scenario of a format that can be read; tells why not.
bool checkFormat(JsonReader& reader, JsonPlace root)
{
    if (!root.isObject()) {
        reader.fault(root, message("fault.no-scenario", "a scenario is an object in braces"));
        return false;
    }
    const JsonPlace version = root["format"];
    if (version.isNumber() && version.number() == format) return true;
    const bool newer = version.isNumber() && version.number() > format;
    reader.fault(
        version.exists() ? version : root,
        newer ? Fault(message("fault.newer-scenario",
                              "this scenario was written for a newer version of the program; update the program"))
              : Fault(message("fault.has-to-be", "%1 has to be %2"), {aKey("format"), aText(std::to_string(format))}));
    return false;
}

std::vector<ScenarioNote> readNotes(ScenarioContext& context, JsonPlace root, std::string_view key, bool hasSide)
{
    std::vector<ScenarioNote> notes;
    const JsonPlace list = context.optionalArray(root, key);
    if (list.size() > Scenario::maxNotes)
        context.fault(list,
                      {message("fault.entries", "%1 has more than %2 entries; put some together"),
                       {aKey(key), aText(std::to_string(Scenario::maxNotes))}});
    for (const JsonPlace each : list) {
        if (notes.size() >= Scenario::maxNotes) break;
        if (!each.isObject()) {
            context.fault(each,
                          {message("fault.entry", "an entry of %1 is an object with %2 and %3"),
                           {aKey(key), aKey("name"), aKey("text")}});
            continue;
        }
        if (hasSide) context.allowKeys(each, {"name", "text", "side"});
        else context.allowKeys(each, {"name", "text"});
        ScenarioNote note{readName(context, each, "name"), readText(context, each, "text"), {}};
        if (hasSide && each.has("side")) {
            if (const int side = context.side(each["side"]); side >= 0) note.side = context.entity(side).id;
        }
        notes.push_back(std::move(note));
    }
    return notes;
}

void readRulings(ScenarioContext& context, JsonPlace rulings)
{
    if (!rulings.exists()) return;
    if (!rulings.isObject())
        return context.fault(rulings,
                             {message("fault.object-of", "%1 is an object: { %2: %3 }"),
                              {aKey("rulings"), aName("ruling"), aName("choice")}});
    for (const JsonPlace member : rulings) {
        const auto& all = context.ruleset.rulings;
        const auto found =
            std::find_if(all.begin(), all.end(), [&](const Ruling& each) { return each.id == member.key(); });
        if (found == all.end()) {
            std::vector<std::string> ids;
            for (const Ruling& each : all) ids.push_back(each.id);
            context.fault(member,
                          {message("fault.no-ruling", "the rules know no ruling %1"),
                           {aName(member.key())},
                           hintFor(member.key(), ids, FaultArgument::Kind::Name)});
            continue;
        }
        Shape shape;
        shape.kind = ValueKind::Choice;
        shape.choices = found->choices;
        if (const Value value = context.literal(context.ruleset, shape, member); value.isSet())
            context.scenario.rulings.emplace_back(found->id, context.ruleset.valueId(shape, value));
    }
}

/// Of a file that lies beside the scenario.
std::string readFileName(ScenarioContext& context, JsonPlace root, std::string_view key)
{
    if (!root.has(key)) return {};
    std::string name = readName(context, root, key);
    if (name.find_first_of("/\\:") == std::string::npos) return name;
    context.fault(root[key],
                  {message("fault.file-beside", "%1 is the name of a file beside the scenario, without a folder"),
                   {aKey(std::string(key))}});
    return {};
}

void readIdentity(ScenarioContext& context, JsonPlace root)
{
    Scenario& scenario = context.scenario;
    scenario.id = context.requiredId(root);
    scenario.title = readName(context, root, "title");
    scenario.about = readText(context, root, "about");
    scenario.ruleset = context.requiredId(root, "ruleset");
    scenario.armyList = readFileName(context, root, "army-list");
    scenario.turns = context.optionalInt(root, "turns", 0, 1, Scenario::maxTurns);
    scenario.specialRules = readText(context, root, "special-rules");
}

void readAll(ScenarioContext& context, JsonPlace root)
{
    context.allowKeys(root,
                      {"format", "id", "title", "about", "ruleset", "army-list", "rulings", "turns", "special-rules",
                       "game", "terrain", "map", "objectives", "sides", "reinforcements"});
    readRulings(context, root["rulings"]);
    if (const JsonPlace game = root["game"]; game.isObject())
        readValues(context, game, EntityKind::Game, {}, context.scenario.game);
    else if (game.exists())
        context.fault(game,
                      {message("fault.game", "%1 is an object with attributes of the battle itself"), {aKey("game")}});
    readArmies(context, root);
    linkArmies(context);
    context.scenario.terrain = readNotes(context, root, "terrain", false);
    readMap(context, root["map"]);
    context.scenario.objectives = readNotes(context, root, "objectives", true);
}

void sortByPlace(std::vector<Diagnostic>& faults)
{
    std::stable_sort(faults.begin(), faults.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
}

}  // namespace

ScenarioIdentity readScenarioIdentity(const std::string& file, const std::string& text)
{
    ScenarioIdentity identity;
    identity.rulesetPlace.file = file;
    JsonDocument document;
    if (!document.parse(file, text, identity.diagnostics)) return identity;
    JsonReader reader(identity.diagnostics);
    const JsonPlace root = document.root();
    if (!checkFormat(reader, root)) return identity;
    identity.id = std::string(root["id"].string());
    identity.title = withoutTurns(root["title"].string());
    identity.ruleset = reader.requiredId(root, "ruleset");
    identity.rulesetPlace = root["ruleset"].diagnostic("");
    return identity;
}

Result<std::string> scenarioRuleset(const std::string& file, const std::string& text)
{
    const ScenarioIdentity identity = readScenarioIdentity(file, text);
    if (identity.usable()) return identity.ruleset;
    return Error{identity.diagnostics.front().text()};
}

LoadedScenario loadScenario(const std::string& file, const std::string& text, const Ruleset& ruleset)
{
    LoadedScenario loaded;
    JsonDocument document;
    if (!document.parse(file, text, loaded.diagnostics)) return loaded;
    ScenarioContext context(ruleset, loaded.diagnostics);
    const JsonPlace root = document.root();
    if (!checkFormat(context, root)) return loaded;
    readIdentity(context, root);
    if (ruleset.playsFor(context.scenario.ruleset)) {
        readAll(context, root);
        context.scenario.ruleset = ruleset.id;       // from here on it is one for the rules that it is played by
    } else if (!context.scenario.ruleset.empty()) {  // under other rules nothing of the armies could be judged
        context.fault(
            root["ruleset"],
            {message("fault.other-ruleset",
                     "this scenario is for the ruleset %1, not for %2; choose that one or one that extends it"),
             {aName(context.scenario.ruleset), aName(ruleset.id)}});
    }
    loaded.scenario = std::move(context.scenario);
    sortByPlace(loaded.diagnostics);
    return loaded;
}

}  // namespace drumhead
