#include "game/scenario/csv/army_list_csv_columns.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"

#include <algorithm>
#include <map>

namespace drumhead {

namespace {

constexpr EntityKind kinds[] = {EntityKind::Unit, EntityKind::Group, EntityKind::Leader, EntityKind::Side};
/// In files the English word is written, whatever is spoken.
constexpr std::pair<CsvKey, Message> headings[] = {{CsvKey::Kind, message("csv.column-kind", "kind")},
                                                   {CsvKey::Id, message("csv.column-id", "id")},
                                                   {CsvKey::Name, message("csv.column-name", "name")},
                                                   {CsvKey::Side, message("csv.column-side", "side")},
                                                   {CsvKey::Group, message("csv.column-group", "group")},
                                                   {CsvKey::Leader, message("csv.column-leader", "leader")},
                                                   {CsvKey::AttachedTo, message("csv.column-attached", "attached to")},
                                                   {CsvKey::Arrives, message("csv.column-arrives", "arrives")},
                                                   {CsvKey::ArrivesBy, message("csv.column-arrives-by", "arrives by")},
                                                   {CsvKey::Hidden, message("csv.column-hidden", "hidden")},
                                                   {CsvKey::Note, message("csv.column-note", "note")}};

/// By the headings that people may write. Ids come before labels, and the keys before both; what is spoken besides
/// English comes last.
std::map<std::string, CsvColumn> knownHeadings(const Texts& texts, const StoredAttributes& stored)
{
    std::map<std::string, CsvColumn> known;
    for (const auto& [key, heading] : headings) known.emplace(plainWords(heading.english), CsvColumn{key, {}});
    for (const EntityKind kind : kinds) {
        for (const Attribute* const each : stored.of(kind))
            known.emplace(plainWords(each->id), CsvColumn{CsvKey::Attribute, each->id});
    }
    for (const EntityKind kind : kinds) {
        for (const Attribute* const each : stored.of(kind))
            known.emplace(plainWords(each->label), CsvColumn{CsvKey::Attribute, each->id});
    }
    for (const auto& [key, heading] : headings) known.emplace(plainWords(texts.say(heading)), CsvColumn{key, {}});
    return known;
}

/// "Figures (stands)" is "figures": what stands in brackets is a unit of measure.
std::string withoutBrackets(const std::string& text)
{
    const std::size_t open = text.find('(');
    return open == std::string::npos || open == 0 ? text : text.substr(0, open);
}

bool isFormula(char first) { return std::string_view("=+-@'\t\r").find(first) != std::string_view::npos; }

}  // namespace

std::string_view csvHeading(CsvKey key)
{
    const auto found =
        std::find_if(std::begin(headings), std::end(headings), [&](const auto& each) { return each.first == key; });
    return found == std::end(headings) ? std::string_view() : found->second.english;
}

std::string armyListColumnText(const Ruleset& ruleset, std::string_view column)
{
    for (const auto& [key, heading] : headings) {
        if (heading.english == column) return ruleset.texts->say(heading);
    }
    const auto attribute = std::find_if(ruleset.attributes.begin(), ruleset.attributes.end(),
                                        [&](const auto& each) { return each->id == column; });
    return attribute == ruleset.attributes.end() ? std::string(column) : (*attribute)->label;
}

std::string plainWords(std::string_view text)
{
    std::string words;
    bool gap = false;
    for (const char each : text) {
        const bool between = each == ' ' || each == '-' || each == '_' || each == '.' || each == ':' || each == '\n'
            || each == '\t' || each == '\'';
        if (between) {
            gap = true;
            continue;
        }
        if (gap && !words.empty()) words += ' ';
        gap = false;
        words += each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    }
    return words;
}

std::vector<CsvColumn> csvColumns(const std::vector<CsvCell>& cells, int row, const Ruleset& ruleset,
                                  const StoredAttributes& stored, std::vector<CsvProblem>& problems)
{
    const Texts& texts = *ruleset.texts;
    const std::map<std::string, CsvColumn> known = knownHeadings(texts, stored);
    std::vector<std::string> words;
    for (const auto& [word, column] : known) words.push_back(word);
    std::vector<CsvColumn> columns;
    std::map<std::string, int> taken;
    for (const CsvCell& cell : cells) {
        const int number = static_cast<int>(columns.size()) + 1;
        if (columns.size() == CsvTable::mostColumns) {
            problems.push_back(
                {row, number, false,
                 texts.say("csv.columns", "from here on all columns are left out: there are more than {most}",
                           {{"most", std::to_string(CsvTable::mostColumns)}})});
            break;
        }
        auto found = known.find(plainWords(cell.text));
        if (found == known.end()) found = known.find(plainWords(withoutBrackets(cell.text)));
        columns.emplace_back();
        if (cell.text.empty()) continue;
        if (found == known.end()) {
            const std::string guess = nearest(plainWords(cell.text), words);
            problems.push_back(
                {row, number, false,
                 texts.say("csv.heading", "the heading \"{heading}\" is not known, so this column is left out{hint}",
                           {{"heading", cell.text}, {"hint", texts.didYouMean(guess)}})});
        } else if (const auto [first, isNew] = taken.emplace(
                       std::string(csvHeading(found->second.key)) + '\n' + found->second.attribute, number);
                   !isNew) {
            problems.push_back(
                {row, number, false,
                 texts.say("csv.same-heading", "column {column} says \"{heading}\" already, so this one is left out",
                           {{"column", std::to_string(first->second)}, {"heading", cell.text}})});
        } else {
            columns.back() = found->second;
        }
    }
    return columns;
}

bool hasHeadings(const std::vector<CsvCell>& row, const Texts& texts, const StoredAttributes& stored)
{
    const std::map<std::string, CsvColumn> known = knownHeadings(texts, stored);
    return std::any_of(row.begin(), row.end(), [&](const CsvCell& cell) {
        return known.contains(plainWords(cell.text)) || known.contains(plainWords(withoutBrackets(cell.text)));
    });
}

std::vector<CsvColumn> usualColumns(const Ruleset& ruleset, const StoredAttributes& stored)
{
    std::vector<CsvColumn> columns = {{CsvKey::Name, {}}, {CsvKey::Side, {}}};
    const std::vector<const Attribute*>& attributes = stored.of(EntityKind::Unit);
    for (const Attribute* const each : attributes) {
        if (each->isType) columns.push_back({CsvKey::Attribute, each->id});
    }
    for (const Attribute* const each : attributes) {
        if (!each->isType && presenceOf(ruleset, *each, Value()) == Presence::Must)
            columns.push_back({CsvKey::Attribute, each->id});
    }
    return columns;
}

std::string guardedText(const std::string& text)
{
    return !text.empty() && isFormula(text.front()) ? "'" + text : text;
}

std::string unguardedText(const std::string& text)
{
    return text.size() > 1 && text.front() == '\'' && isFormula(text[1]) ? text.substr(1) : text;
}

}  // namespace drumhead
