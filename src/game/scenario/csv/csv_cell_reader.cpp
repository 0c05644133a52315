#include "game/scenario/csv/csv_cell_reader.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/typed_text.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "drumhead/rules/values/kind_text.hpp"

#include <algorithm>
#include <charconv>

namespace drumhead {

namespace {

/// As much of a cell as a message repeats.
std::string beginning(const std::string& text) { return text.substr(0, 60); }

bool saysYes(const std::string& words)
{
    return words == "yes" || words == "true" || words == "1" || words == "x" || words == "y";
}
bool saysNo(const std::string& words) { return words == "no" || words == "false" || words == "0" || words == "n"; }

/// "1,5 in" is 1.5: a comma for the point, and the unit behind it.
std::string plainNumber(std::string text, const std::string& unit)
{
    std::erase(text, ' ');
    const std::size_t at = text.find_last_of("0123456789");
    if (at != std::string::npos && plainWords(text.substr(at + 1)) == plainWords(unit)) text.erase(at + 1);
    if (std::count(text.begin(), text.end(), ',') == 1 && text.find('.') == std::string::npos)
        text[text.find(',')] = '.';
    // "24.0" is whole.
    if (const std::size_t point = text.find('.');
        point != std::string::npos && text.find_first_not_of('0', point + 1) == std::string::npos)
        text.erase(point);
    return text;
}

}  // namespace

void CsvCellReader::fault(std::size_t column, std::string message)
{
    m_sound = false;
    m_problems.push_back({m_row, static_cast<int>(column) + 1, true, std::move(message)});
}

void CsvCellReader::remark(std::size_t column, std::string message)
{
    m_problems.push_back({m_row, static_cast<int>(column) + 1, false, std::move(message)});
}

int CsvCellReader::columnOf(CsvKey key, std::string_view attribute) const
{
    const auto found = std::find_if(m_columns.begin(), m_columns.end(), [&](const CsvColumn& each) {
        return each.key == key && each.attribute == attribute;
    });
    return found == m_columns.end() ? 0 : static_cast<int>(found - m_columns.begin()) + 1;
}

ArmyRow CsvCellReader::read(int row, const std::vector<CsvCell>& cells)
{
    m_row = row;
    m_sound = true;
    m_bad.clear();
    ArmyRow read;
    read.row = row;
    readKind(read, cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].text.empty()) continue;
        if (i < m_columns.size()) readCell(read, i, cells[i]);
        else
            remark(i,
                   texts().say("csv.beyond", "\"{cell}\" stands beyond the last heading, so it is left out",
                               {{"cell", beginning(cells[i].text)}}));
    }
    if (read.entity.name.empty() && m_sound)
        fault(static_cast<std::size_t>(std::max(columnOf(CsvKey::Name), 1) - 1),
              texts().say("csv.no-name", "there is no name; give it one"));
    judgeBadValues(read);
    checkValues(read);
    read.isLeftOut = !m_sound;
    return read;
}

void CsvCellReader::readKind(ArmyRow& read, const std::vector<CsvCell>& cells)
{
    const int column = columnOf(CsvKey::Kind);
    if (column == 0 || static_cast<std::size_t>(column) > cells.size()) return;
    const std::string words = plainWords(cells[static_cast<std::size_t>(column) - 1].text);
    if (words.empty()) return;
    const std::optional<EntityKind> kind = entityKind(words);
    if (kind && *kind != EntityKind::Game) read.entity.kind = *kind;
    else
        fault(static_cast<std::size_t>(column) - 1,
              texts().say("csv.no-kind", "\"{cell}\" is no kind; there are unit, group, leader and side",
                          {{"cell", beginning(words)}}));
}

void CsvCellReader::readCell(ArmyRow& read, std::size_t column, const CsvCell& cell)
{
    switch (m_columns[column].key) {
    case CsvKey::Name: return readName(read, column, unguardedText(cell.text));
    case CsvKey::Id:
        if (isId(cell.text) && cell.text != "game") read.id = cell.text;
        else
            leaveOut(
                column,
                texts().say("csv.no-id",
                            "\"{cell}\" is no id; an id has small letters, digits and hyphens, and is not \"game\"",
                            {{"cell", beginning(cell.text)}}));
        return;
    case CsvKey::Side:
        if (!readText(read.side, column, cell.text, Lines::One)) read.isSideUnclear = true;
        return;
    case CsvKey::Group: readText(read.group, column, cell.text, Lines::One); return;
    case CsvKey::Leader: readText(read.leader, column, cell.text, Lines::One); return;
    case CsvKey::AttachedTo: readText(read.attachedTo, column, cell.text, Lines::One); return;
    case CsvKey::Arrives: return readArrival(read, column, cell.text);
    case CsvKey::ArrivesBy: readText(read.arrivesBy, column, cell.text, Lines::Several); return;
    case CsvKey::Hidden: return readHidden(read, column, cell.text);
    case CsvKey::Note: readText(read.entity.note, column, cell.text, Lines::Several); return;
    case CsvKey::Attribute: return readValue(read, column, cell.text);
    case CsvKey::Kind:
    case CsvKey::Nothing: return;
    }
}

bool CsvCellReader::readText(std::string& into, std::size_t column, const std::string& text, Lines lines)
{
    const TypedText typed = examineTyped(text, lines);
    const std::size_t most = lines == Lines::Several ? Scenario::maxText : Scenario::maxName;
    const bool isSide = m_columns[column].key == CsvKey::Side;
    const auto tell = [&](const std::string& message) {
        if (isSide) fault(column, message);
        else leaveOut(column, message);
    };
    if (typed.control) tell(texts().say("csv.control", "there are characters in it that can't be seen; take them out"));
    else if (typed.characters > most)
        tell(
            texts().say("csv.long", "it is too long; {most} characters at the most", {{"most", std::to_string(most)}}));
    else {
        into = m_columns[column].key == CsvKey::AttachedTo ? text : unguardedText(text);
        return true;
    }
    return false;
}

void CsvCellReader::readName(ArmyRow& read, std::size_t column, const std::string& text)
{
    const TypedText typed = examineTyped(text, Lines::One);
    if (typed.control)
        return fault(column,
                     texts().say("csv.name-control",
                                 "the name has characters that can't be seen, or several lines; take them out"));
    if (typed.characters > Scenario::maxName)
        return fault(
            column,
            texts().say("csv.name-long", "the name has {number} characters; {most} at the most",
                        {{"number", std::to_string(typed.characters)}, {"most", std::to_string(Scenario::maxName)}}));
    if (!typed.visible) return fault(column, texts().say("csv.name-blank", "the name is blank; give it one"));
    read.entity.name = withoutTurns(text);
}

void CsvCellReader::readArrival(ArmyRow& read, std::size_t column, const std::string& text)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read.arrives);
    if (error == std::errc() && end == text.data() + text.size() && read.arrives >= 1 && read.arrives <= m_lastTurn)
        return;
    read.arrives = 0;
    leaveOut(
        column,
        texts().say(
            "csv.no-turn",
            "\"{cell}\" is no turn; write a whole number from 1 to {most}, or nothing for those who are there from the start",
            {{"cell", beginning(text)}, {"most", std::to_string(m_lastTurn)}}));
}

void CsvCellReader::readHidden(ArmyRow& read, std::size_t column, const std::string& text)
{
    const std::string words = plainWords(text);
    if (saysYes(words) || saysNo(words)) read.entity.hidden = saysYes(words);
    else
        leaveOut(column,
                 texts().say("value.no-flag", "\"{value}\" is neither yes nor no", {{"value", beginning(text)}}));
}

void CsvCellReader::readValue(ArmyRow& read, std::size_t column, const std::string& text)
{
    const int at = m_stored.find(read.entity.kind, m_columns[column].attribute);
    if (at < 0)
        return remark(
            column,
            texts().say("csv.not-of-kind", "a {kind} has no \"{attribute}\", so it is left out",
                        {{"kind", kindText(texts(), read.entity.kind)}, {"attribute", m_columns[column].attribute}}));
    const Attribute& attribute = *m_stored.of(read.entity.kind)[static_cast<std::size_t>(at)];
    std::string guessed;
    const Result<Value> value = attribute.isType
        ? parseChoice(m_ruleset.choiceLists.front(), text, m_options.takeGuesses, &guessed)
        : parse(attribute, text);
    if (!value && attribute.isType)
        return fault(column,
                     texts().say("csv.no-type", "there is no troop type \"{cell}\"{hint}",
                                 {{"cell", beginning(text)}, {"hint", value.error()}}));
    if (!value) {
        m_bad.emplace_back(
            column,
            texts().say("csv.bad-value", "{attribute}: \"{cell}\"{why}",
                        {{"attribute", attribute.label}, {"cell", beginning(text)}, {"why", value.error()}}));
        return;
    }
    if (!guessed.empty())
        remark(column,
               texts().say("csv.guessed", "\"{cell}\" was taken for \"{meant}\"",
                           {{"cell", beginning(text)}, {"meant", guessed}}));
    read.entity.values.emplace_back(attribute.id,
                                    attribute.isType ? m_ruleset.names.word(value->name())
                                                     : m_ruleset.valueId(attribute.shape, *value));
}

Result<Value> CsvCellReader::parse(const Attribute& attribute, const std::string& text) const
{
    const Shape& shape = attribute.shape;
    const std::string words = plainWords(text);
    if (shape.mayBeNone && (words == "none" || words.empty() || words == plainWords(shape.noneLabel)))
        return Value::none();
    if (shape.kind == ValueKind::Choice && shape.choices >= 0)
        return parseChoice(m_ruleset.choiceLists[static_cast<std::size_t>(shape.choices)], text, false, nullptr);
    if (shape.kind == ValueKind::Flag) {
        if (saysYes(words) || saysNo(words)) return Value::flag(saysYes(words));
        return Error{texts().say("csv.neither", " is neither yes nor no")};
    }
    Result<Value> value = parseValue(m_ruleset, shape, plainNumber(text, shape.unit));
    if (value) return value;
    return Error{texts().say("csv.misfit", " does not fit: {why}", {{"why", value.error()}})};
}

Result<Value> CsvCellReader::parseChoice(const ChoiceList& list, const std::string& text, bool takeGuess,
                                         std::string* guessed) const
{
    const std::string words = plainWords(text);
    std::vector<std::string> all;
    for (const Choice& each : list.choices) {
        const std::string id = plainWords(m_ruleset.names.word(each.id)), label = plainWords(each.label);
        if (words == id || words == label) return Value::choice(each.id);
        all.push_back(id);
        all.push_back(label);
    }
    const std::string guess = nearest(words, all);
    std::vector<std::string> labels;
    for (const Choice& each : list.choices) labels.push_back(each.label);
    if (guess.empty())
        return Error{texts().say("csv.choices", "; there is {choices}", {{"choices", texts().allOf(labels)}})};
    const Choice& likely =
        list.choices[static_cast<std::size_t>(std::find(all.begin(), all.end(), guess) - all.begin()) / 2];
    if (!takeGuess || !guessed)
        return Error{texts().say("csv.meant", "; did you mean \"{word}\"? There is {choices}",
                                 {{"word", likely.label}, {"choices", texts().allOf(labels)}})};
    *guessed = likely.label;
    return Value::choice(likely.id);
}

/// A value that is needed leaves out its row, another one only itself.
void CsvCellReader::judgeBadValues(const ArmyRow& read)
{
    const Value type = unitTypeOf(m_ruleset, m_stored, read.entity);
    for (const auto& [column, message] : m_bad) {
        const int at = m_stored.find(read.entity.kind, m_columns[column].attribute);
        const Attribute& attribute = *m_stored.of(read.entity.kind)[static_cast<std::size_t>(at)];
        if (presenceOf(m_ruleset, attribute, type) == Presence::Must) fault(column, message);
        else leaveOut(column, message);
    }
}

std::string CsvCellReader::missingText(const std::string& label, bool hasColumn) const
{
    if (hasColumn)
        return texts().say("csv.missing", "\"{attribute}\" is missing; it is needed before the battle can begin",
                           {{"attribute", label}});
    return texts().say("csv.no-column", "no column gives \"{attribute}\"; it is needed before the battle can begin",
                       {{"attribute", label}});
}

/// Drops what the type can't have; reports missing values, which the editor can supply.
void CsvCellReader::checkValues(ArmyRow& read)
{
    if (!m_sound) return;
    const Value type = unitTypeOf(m_ruleset, m_stored, read.entity);
    for (const Attribute* const attribute : m_stored.of(read.entity.kind)) {
        const auto given = std::find_if(read.entity.values.begin(), read.entity.values.end(),
                                        [&](const auto& each) { return each.first == attribute->id; });
        const Presence presence = presenceOf(m_ruleset, *attribute, type);
        const int column = columnOf(CsvKey::Attribute, attribute->id);
        if (given != read.entity.values.end() && presence == Presence::Never) {
            remark(static_cast<std::size_t>(column - 1),
                   texts().say(
                       "csv.not-of-type", "\"{type}\" has no \"{attribute}\", so it is left out",
                       {{"type", beginning(m_ruleset.choiceLabel(0, type.name()))}, {"attribute", attribute->label}}));
            read.entity.values.erase(given);
        } else if (given == read.entity.values.end() && presence == Presence::Must) {
            // Where there is no column for it every row would say the same.
            if (column > 0 || m_told.insert(attribute).second)
                m_problems.push_back({m_row, column, false, missingText(attribute->label, column > 0)});
        }
    }
    std::stable_sort(read.entity.values.begin(), read.entity.values.end(), [&](const auto& a, const auto& b) {
        return m_stored.find(read.entity.kind, a.first) < m_stored.find(read.entity.kind, b.first);
    });
}

}  // namespace drumhead
