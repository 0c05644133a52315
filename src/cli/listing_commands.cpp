// rulesets, procedures, facts: what there is.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/case_arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/output/json_output.hpp"

#include "drumhead/resolve/relevance/relevance.hpp"

#include <algorithm>

namespace drumhead::cli {

int runRulesets(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(given, {"rulesets [--json]", 0, 0, {"json"}, {}});
    if (!arguments) return badInput(streams, arguments.error());
    const Result<std::vector<RulesetEntry>> entries = libraryRulesets();
    if (!entries) return badInput(streams, entries.error());
    Json list = Json::array();
    for (const RulesetEntry& entry : *entries) {
        if (!entry.fault.empty()) streams.err << entry.fault << "\n";
        list.push_back({{"id", entry.id},
                        {"title", entry.title},
                        {"version", entry.version},
                        {"from", entry.folder.string()},
                        {"own", entry.own}});
        if (!entry.hiddenBy.empty()) list.back()["hidden-by"] = entry.hiddenBy.string();
        if (!arguments->has("json"))
            streams.out << entry.id << "  " << entry.title << (entry.version.empty() ? "" : " (" + entry.version + ")")
                        << "  " << (entry.own ? "your own, " : "shipped, ") << entry.folder.string()
                        << (entry.hiddenBy.empty() ? "" : "; not used, hidden by " + entry.hiddenBy.string()) << "\n";
    }
    if (arguments->has("json")) writeJson(streams.out, {{"rulesets", std::move(list)}});
    return Done;
}

int runProcedures(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(given, {"procedures RULESET [--json]", 1, 1, {"json"}, {}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::shared_ptr<const Ruleset> ruleset = loadForPlay(arguments->words[0], streams);
    if (!ruleset) return BadInput;
    Json list = Json::array();
    for (const auto& procedure : ruleset->procedures) {
        list.push_back({{"id", procedure->id},
                        {"title", procedure->title},
                        {"group", std::string(procedureGroupId(procedure->group))}});
        if (procedure->inner) list.back()["inner"] = true;
        if (!arguments->has("json") && !procedure->inner)
            streams.out << procedure->id << "  " << procedure->title
                        << (procedure->about.empty() ? "" : ": " + procedure->about) << "\n";
    }
    if (arguments->has("json")) writeJson(streams.out, {{"procedures", std::move(list)}});
    return Done;
}

namespace {

std::string typeName(ValueKind kind)
{
    return kind == ValueKind::Number ? "number" : kind == ValueKind::Flag ? "flag" : "choice";
}

std::vector<std::string> choiceIds(const Ruleset& ruleset, const Shape& shape)
{
    std::vector<std::string> ids;
    if (shape.kind != ValueKind::Choice) return ids;
    for (const Choice& choice : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
        ids.push_back(ruleset.names.word(choice.id));
    return ids;
}

Json jsonFact(const Ruleset& ruleset, const Program& program, SlotId id)
{
    const Slot& slot = program.slot(id);
    const bool isNumber = slot.shape.kind == ValueKind::Number;
    Json fact = {{"name", slot.name},
                 {"type", typeName(slot.shape.kind)},
                 {"many", slot.manyRole >= 0},
                 {"choices", choiceIds(ruleset, slot.shape)}};
    fact["unit"] = slot.shape.unit.empty() ? Json() : Json(slot.shape.unit);
    fact["default"] = slot.kind == SlotKind::Stat ? Json() : jsonValue(ruleset, slot.shape, slot.fallback);
    fact["question"] = program.question(id);
    if (isNumber) {
        fact["least"] = jsonNumber(slot.shape.least);
        fact["most"] = jsonNumber(slot.shape.most);
        fact["whole"] = slot.shape.whole;
    }
    if (slot.kind == SlotKind::Stat && !slot.attribute->startsAs) fact["from"] = "type";
    fact["needed"] = slot.consulted;
    return fact;
}

void writeFact(std::ostream& out, const Ruleset& ruleset, const Program& program, SlotId id)
{
    const Slot& slot = program.slot(id);
    out << slot.name << (slot.manyRole >= 0 ? "  (one for each row)" : "") << "  " << typeName(slot.shape.kind);
    if (!slot.shape.unit.empty()) out << " in " << slot.shape.unit;
    const std::vector<std::string> ids = choiceIds(ruleset, slot.shape);
    for (std::size_t i = 0; i < ids.size(); ++i) out << (i == 0 ? ": " : ", ") << ids[i];
    if (slot.kind == SlotKind::Stat) out << "; default from the unit type";
    else if (!slot.fallback.isUnknown()) out << "; default " << ruleset.valueId(slot.shape, slot.fallback);
    if (!slot.consulted) out << "; for the record";
    out << "\n    " << program.question(id) << "\n";
}

/// The facts that can still matter, each once, whatever the row.
std::vector<SlotId> stillAsked(const Situation& situation)
{
    std::vector<SlotId> asked;
    for (const FactRef fact : whatMatters(situation).questions) {
        if (std::find(asked.begin(), asked.end(), fact.slot) == asked.end()) asked.push_back(fact.slot);
    }
    return asked;
}

}  // namespace

int runFacts(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments =
        parseArguments(given,
                       {"facts RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--json]",
                        2,
                        2,
                        {"json"},
                        {"set", "ruling"}});
    if (!arguments) return badInput(streams, arguments.error());
    const std::optional<OpenedCase> opened = openCase(*arguments, streams);
    if (!opened) return BadInput;
    const Program& program = opened->situation->program();
    const bool all = !arguments->has("set") && !arguments->has("ruling");
    Json list = Json::array();
    for (const SlotId id : all ? program.questions : stillAsked(*opened->situation)) {
        list.push_back(jsonFact(*opened->ruleset, program, id));
        if (!arguments->has("json")) writeFact(streams.out, *opened->ruleset, program, id);
    }
    if (arguments->has("json")) writeJson(streams.out, {{"facts", std::move(list)}});
    return Done;
}

}  // namespace drumhead::cli
