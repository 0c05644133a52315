#include "rules/loading/steps/roll_compiler.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

constexpr int maxSides = 1000;
constexpr std::size_t maxParts = 6;

std::optional<Comparison> countComparison(std::string_view word)
{
    for (const auto& [known, comparison] : {std::pair{"is", Comparison::Is},
                                            {"at-least", Comparison::AtLeast},
                                            {"at-most", Comparison::AtMost},
                                            {"above", Comparison::Above},
                                            {"below", Comparison::Below}}) {
        if (word == known) return comparison;
    }
    return std::nullopt;
}

/// What may stand beside the comparison of one of several counts.
bool isWordOfCount(std::string_view key) { return key == "label" || key == "verb" || key == "unit"; }

/// Whether a count has several values, each with a name.
bool isNamed(JsonPlace count)
{
    for (const JsonPlace each : count) return each.isObject() && !countComparison(each.key());
    return false;
}

}  // namespace

void RollCompiler::roll(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place,
                        {"roll", "dice", "sides", "within", "keep", "sorted", "count", "faces", "counted-as", "verb",
                         "read-as", "by", "unit", "label", "when", "cite", "status", "note", "title"});
    if (!m_code.isResultName(place["roll"])) return;
    RollDetail detail;
    sidesOf(body, place, detail);
    if (place.has("dice")) detail.dice = m_expressions.amount(body.scope, place["dice"], {});
    if (place.has("keep")) keptDice(body, place["keep"], detail);
    if (place.has("by"))
        detail.by = std::max(m_expressions.slots().role(body.scope, place["by"].string(), place["by"]), -1);
    const std::size_t faults = m_context.diagnostics.size();
    if (place.has("sorted")) ranks(body, place, detail);
    else if (place.has("faces")) symbols(body, place, detail);
    else if (isNamed(place["count"])) namedCounts(body, place, detail);
    else if (place.has("count")) countedDice(body, place["count"], detail);
    countWords(place, detail);
    const bool isSingle = detail.parts.size() == 1 && detail.parts.front().slot < 0;
    if (!detail.parts.empty() && !isSingle) detail.slot = detail.parts.front().slot;
    else if (m_context.diagnostics.size() == faults || !place.has("sorted"))
        detail.slot = m_code.result(body, place, "roll", m_code.numberShape(place));
    if (detail.slot < 0) return;
    if (isSingle) detail.parts.front().slot = detail.slot;
    if (place.has("read-as")) {
        if (detail.parts.empty() || isSingle) body.readings.emplace_back(m_program.rolls.size(), place["read-as"]);
        else
            m_context.fault(
                place["read-as"],
                message("check.read-roll-one-value", "\"read-as\" is for a roll with one value; leave it out"));
    }
    m_program.rolls.push_back(std::move(detail));
    m_code.emit(body, Op::Roll, place, "roll", m_program.rolls.size() - 1);
}

void RollCompiler::sidesOf(ProcedureBody& body, JsonPlace place, RollDetail& detail)
{
    const JsonPlace sides = place["sides"];
    if (!sides.exists()) return m_context.fault(place, message("check.roll-needs-sides", "a roll needs its \"sides\""));
    if (sides.isNumber() || sides.isBoolean()) {
        detail.sides = m_context.optionalInt(place, "sides", 6, 2, maxSides);
        detail.fewestSides = detail.sides;
        if (place.has("within"))
            m_context.fault(
                place["within"],
                message("check.within-sides-worked-out", "\"within\" is for sides that are worked out; leave it out"));
        return;
    }
    const std::size_t faults = m_context.diagnostics.size();
    detail.sidesBy = m_expressions.amount(body.scope, sides, {});
    if (m_context.diagnostics.size() > faults) return;  // what it is worked out from is wrong already
    std::vector<double> both;
    for (const JsonPlace each : place["within"]) {
        const double number = each.number();
        if (each.isNumber() && number == std::floor(number) && number >= 2 && number <= maxSides)
            both.push_back(number);
    }
    if (both.size() != 2 || place["within"].size() != 2 || both[0] > both[1])
        return m_context.fault(
            place.has("within") ? place["within"] : sides,
            message("check.sides-worked-out-need",
                    "sides that are worked out need \"within\": the fewest and the most, as in [4, 12]"));
    detail.fewestSides = static_cast<int>(both[0]);
    detail.sides = static_cast<int>(both[1]);
}

void RollCompiler::keptDice(ProcedureBody& body, JsonPlace keep, RollDetail& detail)
{
    m_context.allowKeys(keep, {"lowest", "highest"});
    if (keep.size() != 1)
        m_context.fault(keep, message("check.keep", "\"keep\" is { \"lowest\": n } or { \"highest\": n }"));
    detail.keep = keep.has("lowest") ? Keep::Lowest : Keep::Highest;
    detail.kept = m_expressions.amount(body.scope, keep.has("lowest") ? keep["lowest"] : keep["highest"], {});
}

void RollCompiler::countedDice(ProcedureBody& body, JsonPlace count, RollDetail& detail)
{
    detail.counts = true;
    if (count.size() == 2 || (count.size() == 1 && (*count.begin()).isArray())) return countedFaces(count, detail);
    if (count.size() != 1)
        return m_context.fault(
            count,
            message(
                "check.count-takes-one-comparison",
                "\"count\" takes one comparison, as in { \"at-most\": 4 }, or several with names, as in { \"hits\": { \"at-least\": 4 }, \"sixes\": { \"is\": 6 } }"));
    const JsonPlace member = *count.begin();
    const std::optional<Comparison> comparison = countComparison(member.key());
    if (!comparison) return faultComparison(member);
    detail.comparison = *comparison;
    detail.against = m_expressions.amount(body.scope, member, {});
}

void RollCompiler::faultComparison(JsonPlace member)
{
    m_context.fault(member,
                    member.isArray() ? message(
                        "check.count-faces",
                        "\"count\" takes at-most, at-least, above, below or is; several faces are { \"is\": [1, 6] }")
                                     : message("check.count", "\"count\" takes at-most, at-least, above, below or is"));
}

/// A single count of faces that are written out, as a list or between two numbers.
void RollCompiler::countedFaces(JsonPlace count, RollDetail& detail)
{
    RollPart part;
    if (facesOf(count, part, detail.sides)) detail.parts.push_back(std::move(part));
}

/// Reads { "is": [1, 6] } and { "at-least": 3, "at-most": 4 }; false and a fault where it is something else.
bool RollCompiler::facesOf(JsonPlace count, RollPart& part, int sides)
{
    const std::size_t faults = m_context.diagnostics.size();
    std::vector<bool> shows(static_cast<std::size_t>(sides) + 1, true);
    for (const JsonPlace each : count) {
        if (isWordOfCount(each.key())) continue;
        const std::optional<Comparison> comparison = countComparison(each.key());
        if (!comparison) faultComparison(each);
        else if (each.isArray()) onlyFaces(each, *comparison, sides, shows);
        else if (!each.isNumber())
            m_context.fault(
                each,
                message("check.where-count-two-bounds",
                        "where a count has two bounds, both are numbers, as in { \"at-least\": 2, \"at-most\": 4 }"));
        else
            for (int face = 1; face <= sides; ++face) {
                const bool holds = compares(Number(face), *comparison, Number::fromDouble(each.number()));
                if (!holds) shows[static_cast<std::size_t>(face)] = false;
            }
    }
    for (int face = 1; face <= sides; ++face) {
        if (shows[static_cast<std::size_t>(face)]) part.faces.push_back(face);
    }
    const bool isSound = m_context.diagnostics.size() == faults;
    if (isSound && part.faces.empty())
        m_context.fault(count,
                        message("check.no-face-meets-both", "no face meets both bounds; this count is always nought"));
    part.comparison = Comparison::Is;
    return isSound && !part.faces.empty();
}

void RollCompiler::onlyFaces(JsonPlace list, Comparison comparison, int sides, std::vector<bool>& shows)
{
    if (comparison != Comparison::Is)
        return m_context.fault(list, message("check.only-takes-list-faces", "only \"is\" takes a list of faces"));
    if (list.size() == 0)
        return m_context.fault(list, message("check.empty-list-never-met", "an empty list is never met"));
    std::vector<bool> listed(shows.size(), false);
    for (const JsonPlace face : list) {
        const bool isFace = face.isNumber() && face.number() >= 1 && face.number() <= sides
            && face.number() == std::floor(face.number());
        if (isFace) listed[static_cast<std::size_t>(face.number())] = true;
        else
            m_context.fault(face,
                            {message("check.face-whole-number-from", "a face is a whole number from 1 to %1"),
                             {aText(std::to_string(sides))}});
    }
    for (std::size_t face = 0; face < shows.size(); ++face) shows[face] = shows[face] && listed[face];
}

bool RollCompiler::addPart(ProcedureBody& body, JsonPlace step, JsonPlace part, std::string_view id, Label label,
                           RollDetail& detail, RollPart value)
{
    if (!isId(id)) {
        m_context.fault(
            part,
            {message("check.not-id-use-lower", "\"%1\" is not an id; use lower-case letters, digits and hyphens"),
             {aText(std::string(id))}});
        return false;
    }
    if (detail.parts.size() == maxParts) {
        m_context.fault(
            part,
            {message("check.roll-at-most-values", "a roll has at most %1 values"), {aText(std::to_string(maxParts))}});
        return false;
    }
    const std::string name(step["roll"].string());
    Shape shape = m_code.numberShape(step);
    shape.whole = true;
    shape.least = 0;
    if (part.isObject() && part.has("unit")) m_context.readUnit(part, shape);
    value.slot =
        m_expressions.slots().addResult(body.scope, name, std::string(id), std::move(shape), std::move(label), part);
    if (value.slot < 0) return false;
    detail.parts.push_back(std::move(value));
    return true;
}

void RollCompiler::namedCounts(ProcedureBody& body, JsonPlace place, RollDetail& detail)
{
    detail.counts = true;
    for (const JsonPlace each : place["count"]) {
        RollPart part;
        if (!each.isObject() || countComparison(each.key())) {
            m_context.fault(
                each,
                message("check.each-several-counts-name",
                        "each of several counts has a name and its comparison: \"hits\": { \"at-least\": 4 }"));
            continue;
        }
        namedCount(body, each, part, detail.sides);
        Label label = m_code.resultLabel(body, each, each.key());
        if (!addPart(body, place, each, each.key(), std::move(label), detail, std::move(part))) return;
    }
}

void RollCompiler::namedCount(ProcedureBody& body, JsonPlace count, RollPart& part, int sides)
{
    part.verb = m_context.optionalString(count, "verb");
    std::size_t comparisons = 0;
    JsonPlace only;
    for (const JsonPlace each : count) {
        if (isWordOfCount(each.key())) continue;
        ++comparisons;
        only = each;
    }
    if (comparisons == 0 || comparisons > 2)
        return m_context.fault(count,
                               message("check.count-takes-one-comparison-two",
                                       "a count takes one comparison, as in { \"at-most\": 4 }, or two bounds"));
    if (comparisons == 2 || only.isArray()) {
        static_cast<void>(facesOf(count, part, sides));
        return;
    }
    const std::optional<Comparison> comparison = countComparison(only.key());
    if (!comparison) return faultComparison(only);
    part.comparison = *comparison;
    part.against = m_expressions.amount(body.scope, only, {});
}

/// Symbols on the faces of a die, as a table tells them: each choice of the table is counted under its own name.
void RollCompiler::symbols(ProcedureBody& body, JsonPlace place, RollDetail& detail)
{
    detail.counts = true;
    if (place.has("count"))
        m_context.fault(place["count"],
                        message("check.faces-counts-every-symbol",
                                "\"faces\" counts every symbol of its table; leave \"count\" out"));
    if (detail.sidesBy >= 0)
        m_context.fault(place["sides"],
                        message("check.dice-symbols-have-fixed", "dice with symbols have a fixed number of sides"));
    const int index = m_context.tableToRead(place["faces"]);
    if (index < 0) return;
    const Table& table = m_context.ruleset.tables[static_cast<std::size_t>(index)];
    const bool fits = table.inputs.size() == 1 && table.inputs.front().shape.kind == ValueKind::Number
        && table.outputs.size() == 1 && table.outputs.front().shape.kind == ValueKind::Choice;
    if (!fits)
        return m_context.fault(place["faces"],
                               message("check.table-faces-one-input",
                                       "the table of the faces has one input, a number, and one output with choices"));
    detail.symbols = index;
    const int list = table.outputs.front().shape.choices;
    if (list < 0) return;
    const std::vector<Choice> choices = m_context.ruleset.choiceLists[static_cast<std::size_t>(list)].choices;
    for (const Choice& choice : choices) {
        RollPart part;
        for (int face = 1; face <= detail.sides; ++face) {
            const Value shown = Number(face);
            const int row = table.find(&shown);
            if (row >= 0 && table.rows[static_cast<std::size_t>(row)].outputs.front() == Value::choice(choice.id))
                part.faces.push_back(face);
        }
        part.verb = choice.label;
        const std::string& id = m_context.ruleset.names.word(choice.id);
        if (!addPart(body, place, place["faces"], id, {choice.label}, detail, std::move(part))) return;
    }
}

/// "first of attack"
Label RollCompiler::rankLabel(const ProcedureBody& body, JsonPlace step, JsonPlace rank)
{
    return {m_code.resultLabel(body, rank, rank.string()).text + " of "
            + m_code.resultLabel(body, step, step["roll"].string()).text};
}

/// `sorted`: the dice one by one, the highest first, or as `lowest` says the lowest.
void RollCompiler::ranks(ProcedureBody& body, JsonPlace place, RollDetail& detail)
{
    const JsonPlace sorted = place["sorted"];
    for (const std::string_view key : {"keep", "count", "faces"}) {
        if (place.has(key))
            m_context.fault(
                place[key],
                {message("check.sorted-names-dice-one", "\"sorted\" names the dice one by one; leave out \"%1\""),
                 {aText(std::string(key))}});
    }
    if (sorted.isObject()) m_context.allowKeys(sorted, {"lowest", "highest"});
    const JsonPlace names = sorted.isObject() && sorted.size() == 1 ? *sorted.begin() : sorted;
    if (!names.isArray() || names.size() == 0)
        return m_context.fault(
            sorted,
            message(
                "check.sorted-list-names-highest",
                "\"sorted\" is a list of names, the highest die first: [\"first\", \"second\"], or { \"lowest\": [ … ] }"));
    detail.ranks = true;
    detail.keep = sorted.has("lowest") ? Keep::Lowest : Keep::Highest;
    for (const JsonPlace each : names) {
        if (!each.isString())
            return m_context.fault(each, message("check.name-quotes-needed-here", "a name in quotes is needed here"));
        if (!addPart(body, place, each, each.string(), rankLabel(body, place, each), detail, {})) return;
    }
    const auto count = static_cast<int>(detail.parts.size());
    detail.kept = m_expressions.constant(Number(count), ValueKind::Number);
}

void RollCompiler::countWords(JsonPlace place, RollDetail& detail)
{
    detail.verb = m_context.optionalString(place, "verb");
    for (const std::string_view key : {"verb", "counted-as"}) {
        if (place.has(key) && !detail.counts)
            m_context.fault(place[key],
                            {message("check.dice-meet-count-add", "\"%1\" is of dice that meet a \"count\"; add one"),
                             {aText(std::string(key))}});
    }
    const bool isSingle = detail.parts.size() == 1 && detail.parts.front().slot < 0;
    if (isSingle) detail.parts.front().verb = detail.verb;
    if (place.has("verb") && !detail.parts.empty() && !isSingle)
        m_context.fault(
            place["verb"],
            message("check.where-several-counts-each", "where there are several counts each has its own \"verb\""));
    const JsonPlace as = place["counted-as"];
    if (!as.exists()) return;
    for (const auto& [word, counted] :
         {std::pair{"score", CountedAs::Score}, {"pass", CountedAs::Pass}, {"fail", CountedAs::Fail}}) {
        if (as.isString() && as.string() == word) {
            detail.countedAs = counted;
            return;
        }
    }
    m_context.fault(as, message("check.counted-score-pass-fail", "\"counted-as\" is score, pass or fail"));
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
        return m_context.fault(name,
                               message("check.roll-can-tell-what",
                                       "a roll can't tell what it means itself; name a result that follows from it"));
    }
    std::vector<std::string> known;
    for (const auto& [each, slot] : body.scope.names) known.push_back(each);
    m_context.fault(name,
                    {message("check.no-step-procedure-gives",
                             "no step of this procedure gives \"%1\", which is to tell what the roll means"),
                     {aText(std::string(name.string()))},
                     hintFor(name.string(), known)});
}

}  // namespace drumhead
