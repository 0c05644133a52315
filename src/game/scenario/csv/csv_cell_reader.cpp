#include "game/scenario/csv/csv_cell_reader.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/typed_text.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"

#include <algorithm>
#include <charconv>

namespace drumhead {

namespace {

std::string inQuotes(const std::string& text) { return "\"" + text.substr(0, 60) + "\""; }

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

std::optional<ArmyRow> CsvCellReader::read(int row, const std::vector<CsvCell>& cells)
{
    m_row = row;
    m_sound = true;
    ArmyRow read;
    read.row = row;
    readKind(read, cells);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].text.empty()) continue;
        if (i < m_columns.size()) readCell(read, i, cells[i]);
        else remark(i, inQuotes(cells[i].text) + " stands beyond the last heading, so it is left out");
    }
    if (read.entity.name.empty() && m_sound)
        fault(static_cast<std::size_t>(std::max(columnOf(CsvKey::Name), 1) - 1),
              "there is no name; write what people are to read");
    checkValues(read);
    if (!m_sound) return std::nullopt;
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
              inQuotes(words) + " is no kind; there are unit, group, leader and side");
}

void CsvCellReader::readCell(ArmyRow& read, std::size_t column, const CsvCell& cell)
{
    switch (m_columns[column].key) {
    case CsvKey::Name: return readName(read, column, unguardedText(cell.text));
    case CsvKey::Id:
        read.id = cell.text;
        if (!isId(cell.text) || cell.text == "game")
            fault(column,
                  inQuotes(cell.text) + " is no id; an id has small letters, digits and hyphens, and is not \"game\"");
        return;
    case CsvKey::Side: read.side = unguardedText(cell.text); break;
    case CsvKey::Group: read.group = unguardedText(cell.text); break;
    case CsvKey::Leader: read.leader = unguardedText(cell.text); break;
    case CsvKey::AttachedTo: read.attachedTo = cell.text; break;
    case CsvKey::Arrives: return readArrival(read, column, cell.text);
    case CsvKey::ArrivesBy: read.arrivesBy = unguardedText(cell.text); break;
    case CsvKey::Hidden: return readHidden(read, column, cell.text);
    case CsvKey::Note: read.entity.note = unguardedText(cell.text); break;
    case CsvKey::Attribute: return readValue(read, column, cell.text);
    case CsvKey::Kind:
    case CsvKey::Nothing: return;
    }
    const bool isText = m_columns[column].key == CsvKey::Note || m_columns[column].key == CsvKey::ArrivesBy;
    const TypedText typed = examineTyped(cell.text, isText ? Lines::Several : Lines::One);
    if (typed.control) fault(column, "there are characters in it that can't be seen; take them out");
    if (typed.characters > (isText ? Scenario::maxText : Scenario::maxName))
        fault(column,
              "it is too long; " + std::to_string(isText ? Scenario::maxText : Scenario::maxName)
                  + " characters at the most");
}

void CsvCellReader::readName(ArmyRow& read, std::size_t column, const std::string& text)
{
    const TypedText typed = examineTyped(text, Lines::One);
    if (typed.control)
        return fault(column, "the name has characters that can't be seen, or several lines; take them out");
    if (typed.characters > Scenario::maxName)
        return fault(column,
                     "the name has " + std::to_string(typed.characters) + " characters; "
                         + std::to_string(Scenario::maxName) + " at the most");
    if (!typed.visible) return fault(column, "the name is blank; write what people are to read");
    read.entity.name = text;
}

void CsvCellReader::readArrival(ArmyRow& read, std::size_t column, const std::string& text)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read.arrives);
    if (error != std::errc() || end != text.data() + text.size() || read.arrives < 1 || read.arrives > m_lastTurn)
        fault(column,
              inQuotes(text) + " is no turn; write a whole number from 1 to " + std::to_string(m_lastTurn)
                  + ", or nothing for those who are there from the start");
}

void CsvCellReader::readHidden(ArmyRow& read, std::size_t column, const std::string& text)
{
    const std::string words = plainWords(text);
    if (saysYes(words) || saysNo(words)) read.entity.hidden = saysYes(words);
    else fault(column, inQuotes(text) + " is neither yes nor no");
}

void CsvCellReader::readValue(ArmyRow& read, std::size_t column, const std::string& text)
{
    const int at = m_stored.find(read.entity.kind, m_columns[column].attribute);
    if (at < 0)
        return remark(column,
                      "a " + std::string(entityKindName(read.entity.kind)) + " has no \"" + m_columns[column].attribute
                          + "\", so it is left out");
    const Attribute& attribute = *m_stored.of(read.entity.kind)[static_cast<std::size_t>(at)];
    std::string guessed;
    const Result<Value> value = attribute.isType
        ? parseChoice(m_ruleset.choiceLists.front(), text, m_options.takeGuesses, &guessed)
        : parse(attribute, text);
    if (!value)
        return fault(
            column,
            (attribute.isType ? "there is no troop type " + inQuotes(text) : attribute.label + ": " + inQuotes(text))
                + value.error());
    if (!guessed.empty()) remark(column, inQuotes(text) + " was taken for \"" + guessed + "\"");
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
        return Error{" is neither yes nor no"};
    }
    Result<Value> value = parseValue(m_ruleset, shape, plainNumber(text, shape.unit));
    if (value) return value;
    return Error{" does not fit: " + value.error()};
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
    if (guess.empty())
        return Error{list.choices.size() > 8
                         ? std::string(" is not one of the ") + std::to_string(list.choices.size()) + " choices"
                         : " is not one of the choices"};
    const Choice& likely =
        list.choices[static_cast<std::size_t>(std::find(all.begin(), all.end(), guess) - all.begin()) / 2];
    if (!takeGuess || !guessed) return Error{"; did you mean \"" + likely.label + "\"?"};
    *guessed = likely.label;
    return Value::choice(likely.id);
}

/// What its type can't have is left out; what it has to say and does not is told, and can be said in the editor.
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
                   inQuotes(m_ruleset.choiceLabel(0, type.name())) + " has no \"" + attribute->label
                       + "\", so it is left out");
            read.entity.values.erase(given);
        } else if (given == read.entity.values.end() && presence == Presence::Must) {
            // Where there is no column for it every row would say the same.
            if (column > 0 || m_told.insert(attribute).second)
                m_problems.push_back({m_row, column, false,
                                      "\"" + attribute->label + "\" is not said"
                                          + (column > 0 ? "" : ", here or further down: there is no column for it")
                                          + "; it is needed before the battle can begin"});
        }
    }
    std::stable_sort(read.entity.values.begin(), read.entity.values.end(), [&](const auto& a, const auto& b) {
        return m_stored.find(read.entity.kind, a.first) < m_stored.find(read.entity.kind, b.first);
    });
}

}  // namespace drumhead
