#include "rules/loading/read_objects.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/ruleset_texts.hpp"

namespace drumhead {

namespace {

constexpr std::size_t maxRows = 20'000;

/// What people read instead of an id that has no label: its words, as a language may say them of that element.
std::string wordsOf(const LoaderContext& context, const std::string& element, std::string_view id)
{
    const std::string words = spaced(id);
    return context.texts ? context.texts->label(words, element) : words;
}

TableInput readInput(LoaderContext& context, const std::string& table, JsonPlace place)
{
    TableInput input;
    if (!place.isObject()) {
        context.fault(place,
                      message("check.input-object-braces-id", "an input is an object in braces with its \"id\""));
        return input;
    }
    context.allowKeys(place, {"id", "label", "choices", "least", "most", "whole"});
    input.id = context.requiredId(place);
    input.label =
        place.has("label") ? context.requiredString(place, "label") : wordsOf(context, "tables/" + table, input.id);
    input.shape.least = -Number::largest();
    input.shape.most = Number::largest();
    if (place.has("choices")) {
        input.shape.kind = ValueKind::Choice;
        input.shape.choices = context.choiceListAt(place["choices"], "table " + table + " " + input.id);
        if (input.shape.choices >= 0) {
            for (const Choice& choice :
                 context.ruleset.choiceLists[static_cast<std::size_t>(input.shape.choices)].choices)
                input.choices.push_back(choice.id);
        }
        return input;
    }
    input.shape.whole = context.optionalFlag(place, "whole", true);
    for (const auto& [key, bound] : {std::pair{"least", &input.shape.least}, {"most", &input.shape.most}}) {
        if (!place.has(key)) continue;
        if (place[key].isNumber()) *bound = Number::fromDouble(place[key].number());
        else context.fault(place[key], message("check.bound-number", "a bound has to be a number"));
    }
    return input;
}

/// "from" and "to" belong to the band, "above" and "below" don't.
void readBand(LoaderContext& context, const TableInput& input, JsonPlace place, TableCell& cell)
{
    context.allowKeys(place, {"from", "to", "above", "below"});
    for (const JsonPlace end : place) {
        if (!end.isNumber())
            return context.fault(end, message("check.ends-band-numbers", "the ends of a band are numbers"));
    }
    for (const auto& [one, other] : {std::pair{"from", "above"}, {"to", "below"}}) {
        if (place.has(one) && place.has(other))
            return context.fault(place[other],
                                 {message("check.band-not-both", "a band has \"%1\" or \"%2\", not both"),
                                  {aText(std::string(one)), aText(std::string(other))}});
    }
    const Number step = input.shape.whole ? Number(1) : Number::fromTicks(1);
    const auto end = [&](const char* key) { return Number::fromDouble(place[key].number()); };
    if (place.has("from")) cell.low = end("from");
    if (place.has("to")) cell.high = end("to");
    if (place.has("above")) {
        cell.low = end("above") + step;
        cell.lowBound = end("above").text();
    }
    if (place.has("below")) {
        cell.high = end("below") - step;
        cell.highBound = end("below").text();
    }
    if (cell.low > cell.high)
        context.fault(place,
                      message("check.no-number-lies-band", "no number lies in this band; this row can never be read"));
}

TableCell readCell(LoaderContext& context, const TableInput& input, JsonPlace place)
{
    TableCell cell;
    if (input.shape.kind == ValueKind::Choice) {
        if (place.isArray()) {
            for (const JsonPlace each : place) cell.choices.push_back(context.literal(input.shape, each).name());
        } else if (place.exists()) {
            cell.choices.push_back(context.literal(input.shape, place).name());
        } else {
            cell.choices = input.choices;
        }
        return cell;
    }
    if (place.isNumber()) {
        cell.low = cell.high = Number::fromDouble(place.number());
    } else if (place.isObject()) {
        readBand(context, input, place, cell);
    } else {
        context.fault(
            place,
            {message("check.value-number-band", "the value of \"%1\" is a number or a band { \"from\": …, \"to\": … }"),
             {aText(std::string(input.id))}});
    }
    return cell;
}

class TableReader {
public:
    TableReader(LoaderContext& context, JsonPlace place) : m_context(context), m_place(place) {}

    void read()
    {
        m_context.allowKeys(
            m_place, {"id", "title", "inputs", "across", "outputs", "rows", "replaces", "cite", "status", "note"});
        m_table.id = m_context.requiredId(m_place);
        m_table.title = m_context.requiredString(m_place, "title");
        if (m_context.deckPlaces.contains(m_table.id))
            return m_context.fault(
                m_place["id"],
                {message("check.deck-table-cards-rename", "the deck \"%1\" is the table of its cards; rename this one"),
                 {aText(std::string(m_table.id))}});
        const auto [earlier, isNew] = m_context.tablePlaces.emplace(m_table.id, m_place);
        if (isNew) m_context.mustNotReplace(m_place);
        else if (!m_context.mayReplace(m_place, earlier->second, "tables \"" + m_table.id + "\"")) return;
        else std::erase_if(m_context.ruleset.tables, [&](const Table& each) { return each.id == m_table.id; });
        earlier->second = m_place;
        const bool rowsCite = !m_place.has("cite");
        m_table.element = m_context.addElement("table " + m_table.id, ElementKind::Table, true, m_place, false);
        readColumns();
        std::size_t earlierRows = 0;
        for (const Table& other : m_context.ruleset.tables) earlierRows += other.rows.size();
        const std::size_t before = m_context.diagnostics.size();
        for (const JsonPlace row : m_context.optionalArray(m_place, "rows")) {
            if (earlierRows + m_table.rows.size() >= maxRows) {
                m_context.fault(row,
                                {message("check.ruleset-at-most-table", "a ruleset has at most %1 table rows"),
                                 {aText(std::to_string(maxRows))}});
                break;
            }
            readRow(row, rowsCite);
        }
        if (m_table.inputs.empty() || m_table.outputs.empty() || m_table.rows.empty())
            m_context.fault(
                m_place,
                message("check.table-needs-inputs-outputs", "a table needs \"inputs\", \"outputs\" and \"rows\""));
        else if (m_context.diagnostics.size() == before) checkTableCoverage(m_context, m_table, m_place, m_rowPlaces);
        m_context.ruleset.tables.push_back(std::move(m_table));
    }

private:
    void readColumns()
    {
        for (const JsonPlace each : m_context.optionalArray(m_place, "inputs"))
            m_table.inputs.push_back(readInput(m_context, m_table.id, each));
        for (const JsonPlace each : m_place["outputs"])
            m_table.outputs.push_back(readColumn(m_context, "table", m_table.id, each));
        if (!m_place.has("across")) return;
        m_table.across = true;
        m_table.inputs.push_back(readInput(m_context, m_table.id, m_place["across"]));
        if (m_table.inputs.back().shape.kind != ValueKind::Choice || m_table.outputs.size() != 1) {
            m_context.fault(m_place["across"],
                            message("check.across-needs-choices-table",
                                    "\"across\" needs \"choices\", and a table with one output"));
            m_table.across = false;
        }
    }

    void checkKeys(JsonPlace row)
    {
        std::vector<std::string> known = {"cite", "status", "note"};
        for (const TableInput& input : m_table.inputs) known.push_back(input.id);
        if (m_table.across) {
            known.pop_back();
            for (const NameId choice : m_table.inputs.back().choices)
                known.push_back(m_context.ruleset.names.word(choice));
        } else {
            for (const TableOutput& output : m_table.outputs) known.push_back(output.id);
        }
        for (const JsonPlace member : row) {
            if (std::find(known.begin(), known.end(), member.key()) == known.end())
                m_context.fault(member,
                                {message("check.no-column-table", "\"%1\" is no column of this table"),
                                 {aText(std::string(member.key()))},
                                 hintFor(member.key(), known)});
        }
    }

    Value readValue(const Shape& shape, JsonPlace row, std::string_view key)
    {
        if (row.has(key)) return m_context.literal(shape, row[key]);
        m_context.fault(row, {message("check.row-no", "this row has no \"%1\""), {aText(std::string(key))}});
        return Value::unknown();
    }

    void readRow(JsonPlace place, bool mustCite)
    {
        if (!place.isObject())
            return m_context.fault(place, message("check.row-object-braces", "a row is an object in braces"));
        checkKeys(place);
        TableRow row;
        row.element = m_context.addElement("row " + std::to_string(m_rowPlaces.size() + 1) + " of table " + m_table.id,
                                           ElementKind::TableRow, true, place, mustCite);
        const std::size_t plain = m_table.inputs.size() - (m_table.across ? 1 : 0);
        for (std::size_t i = 0; i < plain; ++i)
            row.cells.push_back(readCell(m_context, m_table.inputs[i], place[m_table.inputs[i].id]));
        if (!m_table.across) {
            for (const TableOutput& output : m_table.outputs)
                row.outputs.push_back(readValue(output.shape, place, output.id));
            add(std::move(row), place);
            return;
        }
        for (const NameId choice : m_table.inputs.back().choices) {
            TableRow part = row;
            part.cells.push_back({});
            part.cells.back().choices = {choice};
            part.outputs.push_back(readValue(m_table.outputs[0].shape, place, m_context.ruleset.names.word(choice)));
            add(std::move(part), place);
        }
    }

    void add(TableRow row, JsonPlace place)
    {
        m_table.rows.push_back(std::move(row));
        m_rowPlaces.push_back(place);
    }

    LoaderContext& m_context;
    JsonPlace m_place;
    Table m_table;
    std::vector<JsonPlace> m_rowPlaces;
};

Shape columnShape(LoaderContext& context, const std::string& name, JsonPlace place)
{
    Shape shape;
    shape.least = -1'000'000;
    shape.whole = false;
    shape.mayBeNone = true;
    if (place.isObject()) context.allowKeys(place, {"choices", "type", "label"});
    const bool isChoice = place.isObject() && place.has("choices") && !place.has("type");
    const JsonPlace type = place.isObject() ? place["type"] : place;
    if (isChoice) {
        shape.kind = ValueKind::Choice;
        shape.choices = context.choiceListAt(place["choices"], name);
    } else if (type.isString() && type.string() == "flag" && !place.has("choices")) {
        shape.kind = ValueKind::Flag;
    } else if (!type.isString() || type.string() != "number" || place.has("choices")) {
        context.fault(
            place,
            message(
                "check.output-number-flag",
                "an output is \"number\", \"flag\" or { \"choices\": … }; with a label { \"type\": \"number\", \"label\": … }"));
    }
    return shape;
}

}  // namespace

TableOutput readColumn(LoaderContext& context, const std::string& kind, const std::string& of, JsonPlace place)
{
    const std::string id(place.key());
    const bool isLabelled = place.isObject() && place.has("label");
    std::string label = isLabelled ? context.requiredString(place, "label") : wordsOf(context, kind + "s/" + of, id);
    return {id, std::move(label), columnShape(context, kind + " " + of + " " + id, place)};
}

void readTables(LoaderContext& context, JsonPlace tables)
{
    readObjects(context, tables, "tables", "a table", [&context](JsonPlace place) {
        if (!context.isWithdrawn("tables", place["id"].string(), place)) TableReader(context, place).read();
    });
}

}  // namespace drumhead
