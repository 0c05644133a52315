// The steps that give a value: let, sum, roll, effect, enter.
#include "step_compiler.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int maxSides = 1000;

Shape numberShape(std::string unit)
{
    Shape shape;
    shape.unit = std::move(unit);
    shape.whole = false;
    shape.least = -1'000'000;
    shape.mayBeNone = true;
    shape.noneLabel = "none";
    return shape;
}

}  // namespace

void StepCompiler::let(Body& body, JsonPlace place)
{
    if (!isResultName(place["let"])) return;
    if (place.has("band")) letBand(body, place);
    else if (place.has("table")) letTable(body, place);
    else letValue(body, place);
}

void StepCompiler::letValue(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"let", "value", "is", "add", "choices", "unit", "label", "quiet", "when", "cite", "status", "note", "title"});
    const std::string name(place["let"].string());
    const int sources = (place.has("is") ? 1 : 0) + (place.has("value") ? 1 : 0) + (place.has("add") ? 1 : 0);
    if (sources != 1) m_context.fault(place, "a \"let\" needs one of \"value\", \"is\", \"add\", \"table\" or \"band\"");
    if (place.has("choices") && !place.has("value")) m_context.fault(place["choices"], "\"choices\" go with \"value\"");
    const JsonPlace source = place.has("is") ? place["is"] : place.has("add") ? place["add"] : place["value"];
    Shape shape = numberShape(m_context.optionalString(place, "unit"));
    LetDetail detail;
    if (place.has("is")) {
        shape = Shape();
        shape.kind = ValueKind::Flag;
        detail.value = m_expressions.condition(body.scope, source);
    } else if (place.has("choices")) {
        shape.kind = ValueKind::Choice;
        // A procedure that others run is compiled with each of them: its lists are named but once.
        const std::string listName = "step " + body.procedure + " " + name;
        shape.choices = place["choices"].isObject() ? m_context.choiceListOnce(place["choices"], listName) : m_context.choiceListAt(place["choices"], listName);
        detail.value = m_expressions.amount(body.scope, source, {ValueKind::Choice, shape.choices});
    } else {
        detail.value = m_expressions.amount(body.scope, source, {});
        detail.adds = place.has("add");
    }
    detail.slot = m_expressions.addResult(body.scope, name, "", std::move(shape), resultLabel(place, name), place["let"]);
    if (detail.slot < 0) return;
    m_program.lets.push_back(detail);
    emit(body, Op::Let, place, "let", m_program.lets.size() - 1);
}

void StepCompiler::letBand(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"let", "band", "limits", "choices", "labels", "beyond", "label", "when", "cite", "status", "note", "title"});
    const std::string name(place["let"].string());
    BandDetail detail;
    detail.value = m_expressions.amount(body.scope, place["band"], {});
    ChoiceList list;
    list.id = "band " + body.procedure + " " + name;
    for (const JsonPlace limit : place["limits"]) {
        if (!isId(limit.key())) m_context.fault(limit, "\"" + std::string(limit.key()) + "\" is not an id");
        const NameId choice = m_context.ruleset.names.intern(limit.key());
        const JsonPlace label = place["labels"][limit.key()];
        list.choices.push_back({choice, label.isString() ? std::string(label.string()) : std::string(limit.key())});
        detail.limits.emplace_back(m_expressions.amount(body.scope, limit, {}), choice);
    }
    if (detail.limits.empty()) m_context.fault(place, "a band needs \"limits\", as in { \"short\": 5, \"long\": 10 }");
    for (const JsonPlace label : place["labels"]) {
        if (!label.isString()) m_context.fault(label, "the label of a limit has to be a text");
        if (!place["limits"].has(label.key())) m_context.fault(label, "there is no limit \"" + std::string(label.key()) + "\"");
    }
    const JsonPlace beyond = place["beyond"];
    m_context.allowKeys(beyond, {"refuse"});
    if (beyond.isObject() && beyond.has("refuse")) detail.beyond = phrase(body, beyond["refuse"]);
    else m_context.fault(place, "a band says what lies \"beyond\" its last limit: { \"refuse\": \"Out of range.\" }");
    Shape shape;
    shape.kind = ValueKind::Choice;
    shape.choices = place.has("choices") ? bandChoices(place, list) : m_context.choiceListOnce(std::move(list));
    detail.slot = m_expressions.addResult(body.scope, name, "", std::move(shape), resultLabel(place, name), place["let"]);
    if (detail.slot < 0) return;
    m_program.bands.push_back(std::move(detail));
    emit(body, Op::Band, place, "let", m_program.bands.size() - 1);
}

int StepCompiler::bandChoices(JsonPlace place, const ChoiceList& limits)
{
    const int named = m_context.choiceList(place["choices"]);
    if (named < 0) return -1;
    for (const Choice& limit : limits.choices) {
        const std::string& word = m_context.ruleset.names.word(limit.id);
        if (m_context.ruleset.choiceLists[static_cast<std::size_t>(named)].find(limit.id) < 0) m_context.fault(place["limits"][word], "\"" + word + "\" is not one of the choices of \"" + std::string(place["choices"].string()) + "\"");
    }
    if (place.has("labels")) m_context.fault(place["labels"], "the labels come from the choice list; leave these out");
    return named;
}

void StepCompiler::letTable(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"let", "table", "by", "label", "unit", "quiet", "when", "cite", "status", "note", "title"});
    const std::string name(place["let"].string());
    const auto& tables = m_context.ruleset.tables;
    const auto found = std::find_if(tables.begin(), tables.end(), [&](const Table& table) { return table.id == place["table"].string(); });
    if (found == tables.end()) {
        std::vector<std::string> known;
        for (const Table& table : tables) known.push_back(table.id);
        return m_context.fault(place["table"], "there is no table \"" + std::string(place["table"].string()) + "\"" + LoaderContext::hint(place["table"].string(), known));
    }
    m_context.usedTables.insert(found->id);
    TableDetail detail;
    detail.table = static_cast<std::int32_t>(found - tables.begin());
    const JsonPlace by = m_context.optionalArray(place, "by");
    if (by.size() != found->inputs.size()) return m_context.fault(place, "the table \"" + found->id + "\" is read by " + std::to_string(found->inputs.size()) + " values, here are " + std::to_string(by.size()));
    std::size_t i = 0;
    for (const JsonPlace each : by) {
        const Shape& shape = found->inputs[i++].shape;
        detail.inputs.push_back(m_expressions.amount(body.scope, each, {shape.kind, shape.choices}));
    }
    for (const TableOutput& output : found->outputs) {
        const bool single = found->outputs.size() == 1;
        Shape shape = output.shape;
        if (shape.kind == ValueKind::Number) shape.unit = m_context.optionalString(place, "unit");
        const std::string label = single ? resultLabel(place, name) : resultLabel(place, output.id);
        detail.outputs.push_back(m_expressions.addResult(body.scope, name, single ? "" : output.id, std::move(shape), label, place["let"]));
        if (detail.outputs.back() < 0) return;
    }
    m_program.tables.push_back(std::move(detail));
    emit(body, Op::Table, place, "let", m_program.tables.size() - 1);
}

void StepCompiler::sum(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"sum", "of", "modifiers", "within", "unit", "label", "when", "cite", "status", "note", "title"});
    if (!isResultName(place["sum"])) return;
    const std::string name(place["sum"].string());
    SumDetail detail;
    for (const JsonPlace each : m_context.optionalArray(place, "of")) detail.of.push_back(m_expressions.amount(body.scope, each, {}));
    if (place["modifiers"].isArray()) {
        for (const JsonPlace each : place["modifiers"]) addModifiers(body, each, detail);
    } else if (place.has("modifiers")) {
        addModifiers(body, place["modifiers"], detail);
    }
    if (place.has("within")) {
        const JsonPlace within = place["within"];
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
    detail.slot = m_expressions.addResult(body.scope, name, "", numberShape(m_context.optionalString(place, "unit")), resultLabel(place, name), place["sum"]);
    if (detail.slot < 0) return;
    m_program.sums.push_back(std::move(detail));
    emit(body, Op::Sum, place, "sum", m_program.sums.size() - 1);
}

void StepCompiler::addModifiers(Body& body, JsonPlace place, SumDetail& detail)
{
    const auto found = m_context.modifierLists.find(place.string());
    if (found == m_context.modifierLists.end()) {
        std::vector<std::string> known;
        for (const auto& [name, entries] : m_context.modifierLists) known.push_back(name);
        return m_context.fault(place, "there is no list of modifiers \"" + std::string(place.string()) + "\"" + LoaderContext::hint(place.string(), known));
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
    for (const auto& [word, comparison] : {std::pair{"is", Comparison::Is}, {"at-least", Comparison::AtLeast}, {"at-most", Comparison::AtMost}, {"above", Comparison::Above}, {"below", Comparison::Below}}) {
        if (place.key() == word) return comparison;
    }
    m_context.fault(place, "\"count\" takes at-most, at-least, above, below or is");
    return Comparison::Is;
}

void StepCompiler::roll(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"roll", "dice", "sides", "keep", "count", "by", "unit", "label", "when", "cite", "status", "note", "title"});
    if (!isResultName(place["roll"])) return;
    const std::string name(place["roll"].string());
    RollDetail detail;
    detail.sides = m_context.optionalInt(place, "sides", 6, 2, maxSides);
    if (!place.has("sides")) m_context.fault(place, "a roll needs its \"sides\"");
    if (place.has("dice")) detail.dice = m_expressions.amount(body.scope, place["dice"], {});
    if (place.has("keep")) {
        const JsonPlace keep = place["keep"];
        m_context.allowKeys(keep, {"lowest", "highest"});
        if (keep.size() != 1) m_context.fault(keep, "\"keep\" is { \"lowest\": n } or { \"highest\": n }");
        detail.keep = keep.has("lowest") ? Keep::Lowest : Keep::Highest;
        detail.kept = m_expressions.amount(body.scope, keep.has("lowest") ? keep["lowest"] : keep["highest"], {});
    }
    if (place.has("count")) {
        const JsonPlace count = place["count"];
        if (count.size() == 1) {
            detail.counts = true;
            detail.comparison = countComparison(*count.begin());
            detail.against = m_expressions.amount(body.scope, *count.begin(), {});
        } else {
            m_context.fault(count, "\"count\" takes one comparison, as in { \"at-most\": 4 }");
        }
    }
    if (place.has("by")) detail.by = std::max(m_expressions.role(body.scope, place["by"].string(), place["by"]), -1);
    detail.slot = m_expressions.addResult(body.scope, name, "", numberShape(m_context.optionalString(place, "unit")), resultLabel(place, name), place["roll"]);
    if (detail.slot < 0) return;
    m_program.rolls.push_back(detail);
    emit(body, Op::Roll, place, "roll", m_program.rolls.size() - 1);
}

void StepCompiler::effect(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"effect", "at", "quiet", "when", "cite", "status", "note", "title"});
    EffectDetail detail;
    if (place.has("at")) {
        bool known = false;
        for (const EffectTime time : {EffectTime::Now, EffectTime::EndOfSubphase, EffectTime::EndOfPhase, EffectTime::EndOfTurn}) {
            if (place["at"].string() != effectTimeName(time)) continue;
            detail.at = time;
            known = true;
        }
        if (!known) m_context.fault(place["at"], "\"at\" is now, end-of-subphase, end-of-phase or end-of-turn");
    }
    detail.changes = changes(body, place["effect"], &detail.attachments);
    if (!detail.attachments.empty() && detail.at != EffectTime::Now) m_context.fault(place["at"], "a leader joins or leaves a unit at once; put that into an effect without \"at\"");
    m_program.effects.push_back(std::move(detail));
    emit(body, Op::Effect, place, "effect", m_program.effects.size() - 1);
}

bool StepCompiler::attachment(Body& body, JsonPlace member, std::vector<Attachment>* attachments)
{
    const std::string_view key = member.key();
    const auto dot = key.rfind('.');
    if (dot == std::string_view::npos || key.substr(dot + 1) != "attached-to") return false;
    const auto single = [&](std::string_view name, std::string_view kind) {
        const int found = m_expressions.role(body.scope, name, member);
        if (found < 0) return -1;
        const ProgramRole& role = m_program.roles[static_cast<std::size_t>(found)];
        if (role.kind == kind && !role.many) return found;
        m_context.fault(member, "\"" + std::string(name) + "\" is no single " + std::string(kind) + "; a leader is attached to a unit");
        return -1;
    };
    if (!attachments || m_unattended) {
        m_context.fault(member, "only a step of a procedure attaches leaders; rules of the sequence and watches can't");
        return true;
    }
    Attachment attachment{single(key.substr(0, dot), "leader"), -1};
    if (member.isString()) attachment.unit = single(member.string(), "unit");
    else if (!member.isNull()) m_context.fault(member, "write the role of the unit that he joins, in quotes, or null: he leaves the one that he is with");
    const bool isWhole = attachment.leader >= 0 && (member.isNull() || attachment.unit >= 0);
    if (isWhole) attachments->push_back(attachment);
    return true;
}

std::vector<Change> StepCompiler::changes(Body& body, JsonPlace effect, std::vector<Attachment>* attachments)
{
    std::vector<Change> all;
    if (!effect.isObject() || effect.size() == 0) m_context.fault(effect, "an effect names what it changes, as in { \"target.shaken\": true }");
    for (const JsonPlace member : effect) {
        if (attachment(body, member, attachments)) continue;
        Change change;
        change.slot = m_expressions.slot(body.scope, member.key(), member, false);
        if (change.slot < 0) continue;
        const Slot& slot = m_program.slots[static_cast<std::size_t>(change.slot)];
        const Shape shape = slot.shape;
        if (slot.kind != SlotKind::Fact && slot.kind != SlotKind::Stat) {
            m_context.fault(member, "\"" + std::string(member.key()) + "\" can't be changed by an effect; only attributes that are not derived can");
            continue;
        }
        JsonPlace amount = member;
        if (member.isObject() && member.size() == 1 && (member.has("add") || (member.has("subtract") && !member["subtract"].isArray()))) {
            change.kind = member.has("add") ? ChangeKind::Add : ChangeKind::Subtract;
            amount = *member.begin();
        }
        if (change.kind != ChangeKind::Set && shape.kind != ValueKind::Number) m_context.fault(member, "only numbers can be added to");
        change.value = m_expressions.amount(body.scope, amount, {shape.kind, shape.choices});
        all.push_back(change);
    }
    return all;
}

void StepCompiler::enter(Body& body, JsonPlace place)
{
    m_context.allowKeys(place, {"enter", "choices", "least", "most", "unit", "question", "known", "label", "when", "cite", "status", "note", "title"});
    if (!isResultName(place["enter"])) return;
    const std::string name(place["enter"].string());
    Shape shape;
    if (place.has("choices")) {
        shape.kind = ValueKind::Choice;
        const std::string listName = "enter " + body.procedure + " " + name;
        shape.choices = place["choices"].isObject() ? m_context.choiceListOnce(place["choices"], listName) : m_context.choiceListAt(place["choices"], listName);
    } else {
        shape.least = m_context.optionalInt(place, "least", 0, -1000, 1000);
        shape.most = m_context.optionalInt(place, "most", 1000, -1000, 1000);
        shape.unit = m_context.optionalString(place, "unit");
    }
    EnterDetail detail;
    detail.question = m_context.requiredString(place, "question");
    detail.known = m_context.optionalString(place, "known");
    detail.slot = m_expressions.addResult(body.scope, name, "", std::move(shape), resultLabel(place, name), place["enter"]);
    if (detail.slot < 0) return;
    m_program.slots[static_cast<std::size_t>(detail.slot)].asked = true;
    m_program.enters.push_back(std::move(detail));
    emit(body, Op::Enter, place, "enter", m_program.enters.size() - 1, false);
}

}  // namespace drumhead
