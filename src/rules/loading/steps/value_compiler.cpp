#include "rules/loading/steps/value_compiler.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/code/compile_phrase.hpp"

namespace drumhead {

void ValueCompiler::let(ProcedureBody& body, JsonPlace place)
{
    if (!m_code.isResultName(place["let"])) return;
    if (place.has("band")) letBand(body, place);
    else if (place.has("table")) letTable(body, place);
    else letValue(body, place);
}

void ValueCompiler::letValue(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(
        place,
        {"let", "value", "is", "add", "choices", "unit", "label", "quiet", "when", "cite", "status", "note", "title"});
    const int sources = (place.has("is") ? 1 : 0) + (place.has("value") ? 1 : 0) + (place.has("add") ? 1 : 0);
    if (sources != 1)
        m_context.fault(place,
                        message("check.let-needs-one-value",
                                "a \"let\" needs one of \"value\", \"is\", \"add\", \"table\" or \"band\""));
    if (place.has("choices") && !place.has("value"))
        m_context.fault(place["choices"], message("check.choices-go-value", "\"choices\" go with \"value\""));
    const JsonPlace source = place.has("is") ? place["is"] : place.has("add") ? place["add"] : place["value"];
    Shape shape = m_code.numberShape(place);
    LetDetail detail;
    if (place.has("is")) {
        shape = Shape();
        shape.kind = ValueKind::Flag;
        detail.value = m_expressions.condition(body.scope, source);
    } else if (place.has("choices")) {
        shape.kind = ValueKind::Choice;
        shape.choices = m_code.choicesOf(body, place, "step", place["let"].string());
        detail.value = m_expressions.amount(body.scope, source, {ValueKind::Choice, shape.choices});
    } else {
        detail.value = m_expressions.amount(body.scope, source, {});
        detail.adds = place.has("add");
    }
    detail.slot = m_code.result(body, place, "let", std::move(shape));
    if (detail.slot < 0) return;
    m_program.lets.push_back(detail);
    m_code.emit(body, Op::Let, place, "let", m_program.lets.size() - 1);
}

void ValueCompiler::letBand(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(
        place,
        {"let", "band", "limits", "choices", "labels", "beyond", "label", "when", "cite", "status", "note", "title"});
    BandDetail detail;
    detail.value = m_expressions.amount(body.scope, place["band"], {});
    ChoiceList list;
    list.id = "band " + body.procedure + " " + std::string(place["let"].string());
    bandLimits(body, place, detail, list);
    const JsonPlace beyond = place["beyond"];
    m_context.allowKeys(beyond, {"refuse"});
    if (beyond.isObject() && beyond.has("refuse"))
        detail.beyond = compilePhrase(m_expressions, body.scope, beyond["refuse"]);
    else
        m_context.fault(place,
                        message("check.band-says-what-lies",
                                "a band says what lies \"beyond\" its last limit: { \"refuse\": \"Out of range.\" }"));
    Shape shape;
    shape.kind = ValueKind::Choice;
    shape.choices = place.has("choices") ? bandChoices(place, list) : m_context.choiceListOnce(std::move(list));
    detail.slot = m_code.result(body, place, "let", std::move(shape));
    if (detail.slot < 0) return;
    m_program.bands.push_back(std::move(detail));
    m_code.emit(body, Op::Band, place, "let", m_program.bands.size() - 1);
}

void ValueCompiler::bandLimits(ProcedureBody& body, JsonPlace place, BandDetail& detail, ChoiceList& list)
{
    for (const JsonPlace limit : place["limits"]) {
        if (!isId(limit.key()))
            m_context.fault(limit, {message("check.not-id", "\"%1\" is not an id"), {aText(std::string(limit.key()))}});
        const NameId choice = m_context.ruleset.names.intern(limit.key());
        const JsonPlace label = place["labels"][limit.key()];
        list.choices.push_back({choice, label.isString() ? std::string(label.string()) : std::string(limit.key())});
        detail.limits.emplace_back(m_expressions.amount(body.scope, limit, {}), choice);
    }
    if (detail.limits.empty())
        m_context.fault(
            place, message("check.band-needs-limits", "a band needs \"limits\", as in { \"short\": 5, \"long\": 10 }"));
    for (const JsonPlace label : place["labels"]) {
        if (!label.isString())
            m_context.fault(label, message("check.label-limit-text", "the label of a limit has to be a text"));
        if (!place["limits"].has(label.key()))
            m_context.fault(label,
                            {message("check.no-limit", "there is no limit \"%1\""), {aText(std::string(label.key()))}});
    }
}

int ValueCompiler::bandChoices(JsonPlace place, const ChoiceList& limits)
{
    const int named = m_context.choiceList(place["choices"]);
    if (named < 0) return -1;
    for (const Choice& limit : limits.choices) {
        const std::string& word = m_context.ruleset.names.word(limit.id);
        if (m_context.ruleset.choiceLists[static_cast<std::size_t>(named)].find(limit.id) < 0)
            m_context.fault(place["limits"][word],
                            {message("check.not-one-choices-b", "\"%1\" is not one of the choices of \"%2\""),
                             {aText(std::string(word)), aText(std::string(place["choices"].string()))}});
    }
    if (place.has("labels"))
        m_context.fault(
            place["labels"],
            message("check.labels-come-from-choice", "the labels come from the choice list; leave these out"));
    return named;
}

void ValueCompiler::letTable(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place,
                        {"let", "table", "by", "label", "unit", "quiet", "when", "cite", "status", "note", "title"});
    const std::string name(place["let"].string());
    TableDetail detail;
    detail.table = m_context.tableToRead(place["table"]);
    if (detail.table < 0) return;
    const Table& table = m_context.ruleset.tables[static_cast<std::size_t>(detail.table)];
    if (!m_expressions.lookUps().tableInputs(body.scope, place, table, detail.inputs)) return;
    for (const TableOutput& output : table.outputs) {
        const bool single = table.outputs.size() == 1;
        Shape shape = output.shape;
        if (shape.kind == ValueKind::Number) m_context.readUnit(place, shape);
        const Label label =
            single ? m_code.resultLabel(body, place, name) : m_code.resultLabel(body, place, output.id, output.label);
        detail.outputs.push_back(m_expressions.slots().addResult(body.scope, name, single ? "" : output.id,
                                                                 std::move(shape), label, place["let"]));
        if (detail.outputs.back() < 0) return;
    }
    m_program.tables.push_back(std::move(detail));
    m_code.emit(body, Op::Table, place, "let", m_program.tables.size() - 1);
}

void ValueCompiler::enter(ProcedureBody& body, JsonPlace place)
{
    m_context.allowKeys(place,
                        {"enter", "choices", "least", "most", "unit", "question", "known", "label", "when", "cite",
                         "status", "note", "title"});
    if (!m_code.isResultName(place["enter"])) return;
    Shape shape;
    if (place.has("choices")) {
        shape.kind = ValueKind::Choice;
        shape.choices = m_code.choicesOf(body, place, "enter", place["enter"].string());
    } else {
        shape.least = m_context.optionalInt(place, "least", 0, -1000, 1000);
        shape.most = m_context.optionalInt(place, "most", 1000, -1000, 1000);
        m_context.readUnit(place, shape);
    }
    EnterDetail detail;
    detail.question = m_context.requiredString(place, "question");
    detail.known = m_context.optionalString(place, "known");
    detail.slot = m_code.result(body, place, "enter", std::move(shape));
    if (detail.slot < 0) return;
    m_program.slot(detail.slot).asked = true;
    m_program.enters.push_back(std::move(detail));
    m_code.emit(body, Op::Enter, place, "enter", m_program.enters.size() - 1, false);
}

}  // namespace drumhead
