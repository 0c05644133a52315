#include "rules/loading/steps/roll_compiler.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxSides = 1000;

}  // namespace

Comparison RollCompiler::countComparison(JsonPlace place)
{
    for (const auto& [word, comparison] : {std::pair{"is", Comparison::Is},
                                           {"at-least", Comparison::AtLeast},
                                           {"at-most", Comparison::AtMost},
                                           {"above", Comparison::Above},
                                           {"below", Comparison::Below}}) {
        if (place.key() == word) return comparison;
    }
    m_context.fault(place, "\"count\" takes at-most, at-least, above, below or is");
    return Comparison::Is;
}

void RollCompiler::roll(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place,
                        {"roll", "dice", "sides", "keep", "count", "counted-as", "verb", "read-as", "by", "unit",
                         "label", "when", "cite", "status", "note", "title"});
    if (!m_code.isResultName(place["roll"])) return;
    RollDetail detail;
    detail.sides = m_context.optionalInt(place, "sides", 6, 2, maxSides);
    if (!place.has("sides")) m_context.fault(place, "a roll needs its \"sides\"");
    if (place.has("dice")) detail.dice = m_expressions.amount(body.scope, place["dice"], {});
    if (place.has("keep")) keptDice(body, place["keep"], detail);
    if (place.has("count")) countedDice(body, place["count"], detail);
    countWords(place, detail);
    if (place.has("by"))
        detail.by = std::max(m_expressions.slots().role(body.scope, place["by"].string(), place["by"]), -1);
    detail.slot = m_code.result(body, place, "roll", m_code.numberShape(place));
    if (detail.slot < 0) return;
    if (place.has("read-as")) body.readings.emplace_back(m_program.rolls.size(), place["read-as"]);
    m_program.rolls.push_back(std::move(detail));
    m_code.emit(body, Op::Roll, place, "roll", m_program.rolls.size() - 1);
}

void RollCompiler::keptDice(ProcedureBody& body, JsonPlace keep, RollDetail& detail)
{
    m_context.allowKeys(keep, {"lowest", "highest"});
    if (keep.size() != 1) m_context.fault(keep, "\"keep\" is { \"lowest\": n } or { \"highest\": n }");
    detail.keep = keep.has("lowest") ? Keep::Lowest : Keep::Highest;
    detail.kept = m_expressions.amount(body.scope, keep.has("lowest") ? keep["lowest"] : keep["highest"], {});
}

void RollCompiler::countedDice(ProcedureBody& body, JsonPlace count, RollDetail& detail)
{
    detail.counts = true;
    if (count.size() != 1) return m_context.fault(count, "\"count\" takes one comparison, as in { \"at-most\": 4 }");
    detail.comparison = countComparison(*count.begin());
    detail.against = m_expressions.amount(body.scope, *count.begin(), {});
}

void RollCompiler::countWords(JsonPlace place, RollDetail& detail)
{
    detail.verb = m_context.optionalString(place, "verb");
    for (const std::string_view key : {"verb", "counted-as"}) {
        if (place.has(key) && !detail.counts)
            m_context.fault(place[key], "\"" + std::string(key) + "\" is of dice that meet a \"count\"; add one");
    }
    const JsonPlace as = place["counted-as"];
    if (!as.exists()) return;
    for (const auto& [word, counted] :
         {std::pair{"score", CountedAs::Score}, {"pass", CountedAs::Pass}, {"fail", CountedAs::Fail}}) {
        if (as.isString() && as.string() == word) {
            detail.countedAs = counted;
            return;
        }
    }
    m_context.fault(as, "\"counted-as\" is score, pass or fail");
}

/// The results of later steps that tell what a roll means: they are known when the procedure is compiled.
void RollCompiler::readings(ProcedureBody& body)
{
    for (const auto& [roll, place] : body.readings) {
        if (!place.isArray()) {
            reading(body, place, m_program.rolls[roll]);
            continue;
        }
        for (const JsonPlace each : place) reading(body, each, m_program.rolls[roll]);
    }
}

void RollCompiler::reading(const ProcedureBody& body, JsonPlace name, RollDetail& detail)
{
    if (const auto found = body.scope.names.find(name.string()); found != body.scope.names.end()) {
        if (found->second != detail.slot) return detail.readAs.push_back(found->second);
        return m_context.fault(name, "a roll can't tell what it means itself; name a result that follows from it");
    }
    std::vector<std::string> known;
    for (const auto& [each, slot] : body.scope.names) known.push_back(each);
    m_context.fault(name,
                    "no step of this procedure gives \"" + std::string(name.string())
                        + "\", which is to tell what the roll means" + LoaderContext::hint(name.string(), known));
}

}  // namespace drumhead
