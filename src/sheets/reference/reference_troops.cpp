// The troops of a quick-reference sheet: what their types give them.
#include "sheets/reference/reference_parts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>
#include <utility>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;
using Row = std::vector<std::string>;

std::string statText(const Ruleset& ruleset, const Attribute& attribute, Value value)
{
    return value.isSet() ? ruleset.valueText(attribute.shape, value) : noValue;
}

/// What a type has of an attribute: one value, or one for each choice over which it is spread.
std::string stats(const Ruleset& ruleset, const Attribute& attribute, const UnitType& type)
{
    const std::size_t count =
        attribute.per < 0 ? 1 : ruleset.choiceLists[static_cast<std::size_t>(attribute.per)].choices.size();
    Row parts;
    for (std::size_t i = 0; i < count; ++i)
        parts.push_back(statText(ruleset, attribute, type.stats[static_cast<std::size_t>(attribute.stat) + i]));
    if (std::all_of(parts.begin(), parts.end(), [](const std::string& part) { return part == noValue; }))
        return noValue;
    std::string text = parts.front();
    for (std::size_t i = 1; i < count; ++i) text += "/" + parts[i];
    return text;
}

/// "Chart A/B/C": what all choices begin with is said once.
std::string choiceHeads(const ChoiceList& list)
{
    Row labels;
    for (const Choice& choice : list.choices) labels.push_back(choice.label);
    const std::size_t blank = labels.front().rfind(' ');
    const std::string first = blank == std::string::npos ? "" : labels.front().substr(0, blank + 1);
    const bool isShared =
        std::all_of(labels.begin(), labels.end(), [&](const std::string& label) { return label.starts_with(first); });
    std::string text = labels.front();
    for (std::size_t i = 1; i < labels.size(); ++i)
        text += "/" + (isShared ? labels[i].substr(first.size()) : labels[i]);
    return text;
}

std::string heading(const Ruleset& ruleset, const Attribute& attribute)
{
    const std::string text = capitalised(attribute.label);
    return attribute.per < 0
        ? text
        : text + " (" + choiceHeads(ruleset.choiceLists[static_cast<std::size_t>(attribute.per)]) + ")";
}

/// Adds the attribute as a column, unless no type has it.
void addColumn(const Ruleset& ruleset, const Attribute& attribute, SheetBlock& table)
{
    Row column;
    for (const UnitType& type : ruleset.unitTypes) column.push_back(stats(ruleset, attribute, type));
    if (std::all_of(column.begin(), column.end(), [](const std::string& cell) { return cell == noValue; })) return;
    table.rows.front().push_back(heading(ruleset, attribute));
    for (std::size_t i = 0; i < column.size(); ++i) table.rows[i + 1].push_back(column[i]);
}

/// Whether an attribute has a column of its own, rather than a word where a type has something out of the ordinary.
bool hasColumn(const Attribute& attribute)
{
    return attribute.origin == Origin::Type && !attribute.isType
        && (attribute.per >= 0
            || (attribute.shape.kind != ValueKind::Flag && attribute.origin == Origin::Type
                && attribute.fallback.isUnknown()));
}

std::string besides(const Ruleset& ruleset, const UnitType& type)
{
    std::string text;
    for (const auto& attribute : ruleset.attributes) {
        if (attribute->origin != Origin::Type || attribute->isType || hasColumn(*attribute)) continue;
        const Value value = type.stats[static_cast<std::size_t>(attribute->stat)];
        const bool isFlag = attribute->shape.kind == ValueKind::Flag;
        if (!value.isSet() || value == attribute->fallback
            || (isFlag && !value.yes() && attribute->fallback.isUnknown()))
            continue;
        text += (text.empty() ? "" : ", ")
            + (isFlag ? (value.yes() ? attribute->label
                                     : ruleset.texts->say("label.not", "not {label}", {{"label", attribute->label}}))
                      : (attribute->shape.kind == ValueKind::Number ? attribute->label + " " : "")
                       + ruleset.valueText(attribute->shape, value));
    }
    return text;
}

/// What types have besides, in one column for all of it.
void addBesides(const Ruleset& ruleset, SheetBlock& table)
{
    Row column;
    for (const UnitType& type : ruleset.unitTypes) column.push_back(besides(ruleset, type));
    if (std::all_of(column.begin(), column.end(), [](const std::string& cell) { return cell.empty(); })) return;
    table.rows.front().push_back(ruleset.texts->say("reference.besides", "Besides"));
    for (std::size_t i = 0; i < column.size(); ++i)
        table.rows[i + 1].push_back(column[i].empty() ? noValue : column[i]);
}

/// What a type has of the attributes of a column: "10/48", "–/6"; what the last ones lack is left out.
std::string together(const Ruleset& ruleset, const ReferenceColumn& column, const UnitType& type, std::size_t choice)
{
    std::string text;
    std::string lacking;
    for (const Attribute* const attribute : column.attributes) {
        const Value value = type.stats[static_cast<std::size_t>(attribute->stat) + choice];
        if (!value.isSet() || value.isNone()) {
            lacking += std::string(noValue) + "/";
            continue;
        }
        text += (text.empty() ? "" : "/") + std::exchange(lacking, {}) + ruleset.valueText(attribute->shape, value);
    }
    return text.empty() ? noValue : text;
}

/// One column, or one for each choice over which it is spread: "Fire" with "A" below, then "B".
void addColumns(const Reference& reference, const ReferenceColumn& column, SheetBlock& table)
{
    const Ruleset& ruleset = reference.ruleset;
    const int per = column.attributes.front()->per;
    const std::vector<Choice> choices =
        per < 0 ? std::vector<Choice>(1) : ruleset.choiceLists[static_cast<std::size_t>(per)].choices;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const std::string& label = choices[i].label;
        const std::size_t blank = label.rfind(' ');
        const std::string head = column.head + (reference.isQuick && !column.turnsOn.empty() ? readMark : "");
        table.rows.front().push_back(per < 0 ? head
                                             : (i == 0 ? head : "") + "\n"
                                             + (blank == std::string::npos ? label : label.substr(blank + 1)));
        for (std::size_t row = 0; row < ruleset.unitTypes.size(); ++row)
            table.rows[row + 1].push_back(together(ruleset, column, ruleset.unitTypes[row], i));
    }
}

void addNotes(const Reference& reference, const ReferenceColumn& column, SheetBlock& table)
{
    table.rows.front().push_back(column.head);
    for (std::size_t row = 0; row < reference.ruleset.unitTypes.size(); ++row)
        table.rows[row + 1].push_back(reference.ruleset.elements[reference.ruleset.unitTypes[row].element].note);
}

/// All that the types have, where the sheet does not say what it wants of it.
void addAll(const Ruleset& ruleset, SheetBlock& table)
{
    for (const auto& attribute : ruleset.attributes) {
        if (hasColumn(*attribute)) addColumn(ruleset, *attribute, table);
    }
    addBesides(ruleset, table);
}

}  // namespace

void appendTroops(const Reference& reference, const ReferencePart& part, Sheet& sheet)
{
    const Ruleset& ruleset = reference.ruleset;
    if (ruleset.unitTypes.empty()) return;
    SheetBlock table{Kind::Table, {}, {{ruleset.texts->say("reference.troops", "Troops")}}};
    table.wide = part.columns.empty() || part.wide;
    table.cells = SheetBlock::Cells::Text;
    const bool isMarkedInHead = reference.isQuick
        && std::any_of(part.columns.begin(), part.columns.end(),
                       [](const ReferenceColumn& column) { return !column.turnsOn.empty(); });
    for (const UnitType& type : ruleset.unitTypes) {
        const std::string mark = reference.mark(type.element);
        const auto name = part.names.find(type.id);
        table.rows.push_back({(name == part.names.end() ? type.title : name->second)
                              + (mark == readMark && isMarkedInHead ? "" : mark)});
    }
    if (part.columns.empty()) addAll(ruleset, table);
    for (const ReferenceColumn& column : part.columns) {
        if (column.notes) addNotes(reference, column, table);
        else addColumns(reference, column, table);
    }
    table.boxed = true;
    shareMark(table, 0);
    sheet.push_back(std::move(table));
}

}  // namespace drumhead
