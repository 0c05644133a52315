// The steps that find a value: sum, roll, enter.
#include "rules/loading/steps/step_compiler.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxSides = 1000;

}  // namespace

Shape StepCompiler::numberShape(JsonPlace place)
{
    Shape shape;
    m_context.readUnit(place, shape);
    shape.whole = false;
    shape.least = -1'000'000;
    shape.mayBeNone = true;
    shape.noneLabel = "none";
    return shape;
}

int StepCompiler::choicesOf(const Body& body, JsonPlace place, std::string_view what, std::string_view name)
{
    // A procedure that others run is compiled with each of them: its lists are named but once.
    const std::string listName = std::string(what) + " " + body.procedure + " " + std::string(name);
    return place["choices"].isObject() ? m_context.choiceListOnce(place["choices"], listName)
                                       : m_context.choiceListAt(place["choices"], listName);
}

void StepCompiler::sum(Body& body, JsonPlace place)
{
    m_context.allowKeys(
        place, {"sum", "of", "modifiers", "within", "unit", "label", "when", "cite", "status", "note", "title"});
    if (!isResultName(place["sum"])) return;
    SumDetail detail;
    for (const JsonPlace each : m_context.optionalArray(place, "of"))
        detail.of.push_back(m_expressions.amount(body.scope, each, {}));
    if (place["modifiers"].isArray()) {
        for (const JsonPlace each : place["modifiers"]) addModifiers(body, each, detail);
    } else if (place.has("modifiers")) {
        addModifiers(body, place["modifiers"], detail);
    }
    if (place.has("within")) sumBounds(place["within"], detail);
    detail.slot = result(body, place, "sum", numberShape(place));
    if (detail.slot < 0) return;
    m_program.sums.push_back(std::move(detail));
    emit(body, Op::Sum, place, "sum", m_program.sums.size() - 1);
}

void StepCompiler::sumBounds(JsonPlace within, SumDetail& detail)
{
    detail.bounded = true;
    std::vector<Number> bounds;
    for (const JsonPlace each : within) bounds.push_back(Number::fromDouble(each.number()));
    if (bounds.size() == 2 && bounds[0] <= bounds[1]) {
        detail.least = bounds[0];
        detail.most = bounds[1];
    } else {
        m_context.fault(within, "\"within\" needs two numbers, the smaller first");
    }
}

void StepCompiler::addModifiers(Body& body, JsonPlace place, SumDetail& detail)
{
    const auto found = m_context.modifierLists.find(place.string());
    if (found == m_context.modifierLists.end()) {
        std::vector<std::string> known;
        for (const auto& [name, entries] : m_context.modifierLists) known.push_back(name);
        return m_context.fault(place,
                               "there is no list of modifiers \"" + std::string(place.string()) + "\""
                                   + LoaderContext::hint(place.string(), known));
    }
    m_context.usedModifierLists.insert(found->first);
    for (const LoaderContext::ModifierPlace& entry : found->second) {
        CompiledModifier compiled;
        compiled.modifier = entry.modifier;
        if (entry.when.exists()) compiled.when = m_expressions.condition(body.scope, entry.when);
        if (entry.amount.exists()) compiled.amount = m_expressions.amount(body.scope, entry.amount, {});
        else compiled.amount = m_expressions.constant(Number(0), ValueKind::Number);
        detail.modifiers.push_back(compiled);
    }
}

Comparison StepCompiler::countComparison(JsonPlace place)
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

void StepCompiler::roll(Body& body, JsonPlace place)
{
    m_context.allowKeys(place,
                        {"roll", "dice", "sides", "keep", "count", "counted-as", "verb", "read-as", "by", "unit",
                         "label", "when", "cite", "status", "note", "title"});
    if (!isResultName(place["roll"])) return;
    RollDetail detail;
    detail.sides = m_context.optionalInt(place, "sides", 6, 2, maxSides);
    if (!place.has("sides")) m_context.fault(place, "a roll needs its \"sides\"");
    if (place.has("dice")) detail.dice = m_expressions.amount(body.scope, place["dice"], {});
    if (place.has("keep")) keptDice(body, place["keep"], detail);
    if (place.has("count")) countedDice(body, place["count"], detail);
    countWords(place, detail);
    if (place.has("by")) detail.by = std::max(m_expressions.role(body.scope, place["by"].string(), place["by"]), -1);
    detail.slot = result(body, place, "roll", numberShape(place));
    if (detail.slot < 0) return;
    if (place.has("read-as")) body.readings.emplace_back(m_program.rolls.size(), place["read-as"]);
    m_program.rolls.push_back(std::move(detail));
    emit(body, Op::Roll, place, "roll", m_program.rolls.size() - 1);
}

void StepCompiler::keptDice(Body& body, JsonPlace keep, RollDetail& detail)
{
    m_context.allowKeys(keep, {"lowest", "highest"});
    if (keep.size() != 1) m_context.fault(keep, "\"keep\" is { \"lowest\": n } or { \"highest\": n }");
    detail.keep = keep.has("lowest") ? Keep::Lowest : Keep::Highest;
    detail.kept = m_expressions.amount(body.scope, keep.has("lowest") ? keep["lowest"] : keep["highest"], {});
}

void StepCompiler::countedDice(Body& body, JsonPlace count, RollDetail& detail)
{
    if (count.size() != 1) return m_context.fault(count, "\"count\" takes one comparison, as in { \"at-most\": 4 }");
    detail.counts = true;
    detail.comparison = countComparison(*count.begin());
    detail.against = m_expressions.amount(body.scope, *count.begin(), {});
}

void StepCompiler::countWords(JsonPlace place, RollDetail& detail)
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
void StepCompiler::readings(Body& body)
{
    for (const auto& [roll, place] : body.readings) {
        if (!place.isArray()) {
            reading(body, place, m_program.rolls[roll]);
            continue;
        }
        for (const JsonPlace each : place) reading(body, each, m_program.rolls[roll]);
    }
}

void StepCompiler::reading(const Body& body, JsonPlace name, RollDetail& detail)
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

void StepCompiler::enter(Body& body, JsonPlace place)
{
    m_context.allowKeys(place,
                        {"enter", "choices", "least", "most", "unit", "question", "known", "label", "when", "cite",
                         "status", "note", "title"});
    if (!isResultName(place["enter"])) return;
    Shape shape;
    if (place.has("choices")) {
        shape.kind = ValueKind::Choice;
        shape.choices = choicesOf(body, place, "enter", place["enter"].string());
    } else {
        shape.least = m_context.optionalInt(place, "least", 0, -1000, 1000);
        shape.most = m_context.optionalInt(place, "most", 1000, -1000, 1000);
        m_context.readUnit(place, shape);
    }
    EnterDetail detail;
    detail.question = m_context.requiredString(place, "question");
    detail.known = m_context.optionalString(place, "known");
    detail.slot = result(body, place, "enter", std::move(shape));
    if (detail.slot < 0) return;
    m_program.slot(detail.slot).asked = true;
    m_program.enters.push_back(std::move(detail));
    emit(body, Op::Enter, place, "enter", m_program.enters.size() - 1, false);
}

}  // namespace drumhead
