// across: one engagement in plain terms, put to several rulesets.
#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/library.hpp"
#include "cli/output/json_output.hpp"

#include "drumhead/base/percent.hpp"
#include "drumhead/resolve/across/across.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead::cli {

namespace {

Json jsonTerms(const Engagement& engagement)
{
    Json terms = Json::object();
    for (std::size_t i = 0; i < engagement.terms.size(); ++i) {
        if (engagement.has(i)) terms[std::string(plainTerms()[i].id)] = engagement.terms[i];
    }
    return terms;
}

Json jsonLine(const AcrossLine& line)
{
    Json json = {{"ruleset", line.ruleset->id}, {"cannot", line.cannot.empty() ? Json() : Json(line.cannot)}};
    Json given = Json::object();
    for (const auto& [name, value] : line.given) given[name] = value;
    json["given"] = std::move(given);
    Json ignored = Json::array();
    for (const std::size_t each : line.ignored) ignored.push_back(plainTerms()[each].id);
    json["ignored"] = std::move(ignored);
    if (!line.cannot.empty()) return json;
    if (line.lossMean) json["loss"] = {{"mean", *line.lossMean}, {"any", line.lossAny}};
    if (line.won)
        json["ending"] = {
            {"won", *line.won}, {"lost", line.lost}, {"held", 1 - *line.won - line.lost - line.refusedChance}};
    if (!line.refused.empty()) json["refused"] = {{"reason", line.refused}, {"probability", line.refusedChance}};
    return json;
}

void tellLine(const AcrossLine& line, std::ostream& out)
{
    out << line.ruleset->title << "\n";
    if (!line.cannot.empty()) {
        out << "  no answer: " << line.cannot << "\n";
        return;
    }
    if (line.won)
        out << "  attacker wins " << percentText(*line.won) << ", undecided "
            << percentText(std::max(0.0, 1 - *line.won - line.lost - line.refusedChance)) << ", loses "
            << percentText(line.lost) << "\n";
    if (line.lossMean)
        out << "  defender loses " << std::llround(*line.lossMean) << " men on average; any loss "
            << percentText(line.lossAny) << "\n";
    if (!line.refused.empty())
        out << "  not allowed (" << percentText(line.refusedChance) << "): " << line.refused << "\n";
    std::string ignored;
    for (const std::size_t each : line.ignored)
        ignored += (ignored.empty() ? "" : ", ") + std::string(plainTerms()[each].label.english);
    if (!ignored.empty()) out << "  takes no account of: " << ignored << "\n";
}

Result<Engagement> engagementOf(const Arguments& arguments)
{
    const std::string kind = arguments.has("kind") ? arguments.value("kind") : "shooting";
    if (kind != "shooting" && kind != "melee") return Error{"--kind is shooting or melee, not \"" + kind + "\""};
    Engagement engagement = Engagement::usual(kind == "melee" ? EngagementKind::Melee : EngagementKind::Shooting);
    for (const std::string& text : arguments.values("set")) {
        const auto assignment = parseAssignment("set", text);
        if (!assignment) return Error{assignment.error()};
        if (const Result<void> done = engagement.set(assignment->first, assignment->second); !done)
            return Error{done.error()};
    }
    return engagement;
}

}  // namespace

int runAcross(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given,
        {"across [RULESET]… [--kind shooting|melee] [--set TERM=VALUE]… [--json]", 0, 100, {"json"}, {"kind", "set"}});
    if (!arguments) return badInput(streams, arguments.error());
    const Result<Engagement> engagement = engagementOf(*arguments);
    if (!engagement) return badInput(streams, engagement.error());
    const Result<std::vector<std::filesystem::path>> folders = foldersMeant(arguments->words);
    if (!folders) return badInput(streams, folders.error());
    std::vector<std::shared_ptr<const Ruleset>> rulesets;
    for (const std::filesystem::path& folder : *folders) {
        rulesets.push_back(loadForPlay(folder.string(), streams));
        if (!rulesets.back()) return BadInput;
    }
    Json lines = Json::array();
    bool isAny = false;
    for (const auto& ruleset : rulesets) {
        const AcrossLine line = putTo(*ruleset, *engagement);
        isAny = isAny || line.cannot.empty();
        if (arguments->has("json")) lines.push_back(jsonLine(line));
        else tellLine(line, streams.out);
    }
    if (arguments->has("json")) {
        Json told = {{"kind", std::string(engagementKindName(engagement->kind))}, {"terms", jsonTerms(*engagement)}};
        told["rulesets"] = std::move(lines);
        writeJson(streams.out, told);
    }
    return isAny ? Done : SaysNo;
}

}  // namespace drumhead::cli
