#include "sheets/organiser/roster_cards.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t manyChoices = 3;  // these get a line of their own
constexpr const char* betweenBoxes = "  ";
constexpr const char* blankBox = "☐";

/// A box and its word, which need less room between them than rows of boxes.
bool isBox(const std::string& text) { return text.starts_with(blankBox) || text.starts_with("☒"); }

void appendTo(std::string& text, const std::string& more, const char* separator)
{
    if (!more.empty()) text += (text.empty() ? "" : separator) + more;
}

/// The last word of a choice: "A" of "Chart A".
std::string lastWord(const std::string& label)
{
    const std::size_t blank = label.rfind(' ');
    return blank == std::string::npos ? label : label.substr(blank + 1);
}

}  // namespace

SheetCard RosterCards::make(EntityId id) const
{
    const Entity& entity = m_armies.at(id);
    SheetCard made;
    made.title = inOneLine(entity.name);
    if (entity.hidden) made.tag = texts().say("sheet.hidden", "hidden");
    if (m_armies.arrives(id) > 0)
        appendTo(made.tag,
                 texts().say("sheet.from-turn", "turn {turn}", {{"turn", std::to_string(m_armies.arrives(id))}}), ", ");
    made.said = inOneLine(said(id));
    const RosterCard* const card = m_armies.cardOf(id);
    if (card) made.numbers = numbers(entity, *card);
    const std::string strength = m_armies.strengthBoxes(id);
    const std::vector<std::string_view> parts = split(strength, '\n');
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].empty()) continue;
        const bool hasBoxes = i + 1 < parts.size() && parts[i + 1].starts_with("☐");
        made.lines.push_back("**" + std::string(parts[i]) + "**" + (hasBoxes ? "  " + std::string(parts[i + 1]) : ""));
        if (hasBoxes) ++i;
    }
    if (card) {
        for (std::string& line : lines(id, *card)) made.lines.push_back(std::move(line));
        return made;
    }
    const std::string states = m_armies.stateBoxes(id);
    for (const std::string_view line : split(states, '\n')) {
        if (!line.empty()) made.lines.emplace_back(line);
    }
    return made;
}

bool RosterCards::isWorthwhile(EntityId id) const
{
    const SheetCard card = make(id);
    return !card.lines.empty() || !card.numbers.empty();
}

/// Its type, where a leader stands, and what the army list says besides.
std::string RosterCards::said(EntityId id) const
{
    std::string text = m_armies.typeTitle(id);
    const Entity& entity = m_armies.at(id);
    const auto with = [&](EntityId other) {
        return texts().say("sheet.with", "with {unit}", {{"unit", m_armies.at(other).name}});
    };
    if (entity.attachedTo != nobody) appendTo(text, with(entity.attachedTo), ", ");
    if (entity.kind == EntityKind::Unit) {
        for (const EntityId leader : m_armies.all(EntityKind::Leader, entity.side)) {
            if (m_armies.at(leader).attachedTo == id) appendTo(text, with(leader), ", ");
        }
    }
    appendTo(text, m_armies.traits(id), ", ");
    return withNote(text, entity.note);
}

bool RosterCards::holds(const Entity& entity, const std::vector<RosterCard::Condition>& when) const
{
    return std::all_of(when.begin(), when.end(), [&](const RosterCard::Condition& each) {
        const Value now = each.attribute->isType ? m_armies.unitType(entity) : m_armies.value(entity, *each.attribute);
        return std::find(each.values.begin(), each.values.end(), now) != each.values.end();
    });
}

std::vector<std::pair<std::string, std::string>> RosterCards::numbers(const Entity& entity,
                                                                      const RosterCard& card) const
{
    std::vector<std::pair<std::string, std::string>> made;
    for (const RosterCard::Number& number : card.numbers) {
        if (!holds(entity, number.when)) continue;
        if (std::string text = numberText(entity, number); !text.empty())
            made.emplace_back(number.head, std::move(text));
    }
    return made;
}

/// Of an attribute that has a value for each choice, that of one choice.
std::string RosterCards::statsText(const Entity& entity, const Attribute& attribute, std::size_t choice) const
{
    Value value = Value::unknown();
    if (attribute.per < 0) value = m_armies.value(entity, attribute);
    else if (const Value typed = m_armies.unitType(entity); typed.isSet()) {
        const UnitType* const type = m_armies.ruleset().findUnitType(typed.name());
        if (type) value = type->stats[static_cast<std::size_t>(attribute.stat) + choice];
    }
    return value.isSet() ? m_armies.ruleset().valueText(attribute.shape, value) : std::string();
}

std::string RosterCards::numberText(const Entity& entity, const RosterCard::Number& number) const
{
    if (number.attributes.empty()) return number.text;
    const int per = number.attributes.front()->per;
    const std::size_t count =
        per < 0 ? 1 : m_armies.ruleset().choiceLists[static_cast<std::size_t>(per)].choices.size();
    std::string text;
    bool hasAny = false;
    for (std::size_t i = 0; i < count; ++i) {
        std::string one;
        for (const Attribute* const attribute : number.attributes) appendTo(one, statsText(entity, *attribute, i), "/");
        hasAny = hasAny || !one.empty();
        appendTo(text, one.empty() ? "–" : one, " ");
    }
    return hasAny ? text : std::string();
}

/// Choices of which there are many have a line of their own; all else runs on.
std::vector<std::string> RosterCards::lines(EntityId id, const RosterCard& card) const
{
    const Entity& entity = m_armies.at(id);
    std::vector<std::string> whole;
    std::string others;
    for (const RosterCard::Box& box : card.boxes) {
        if (!holds(entity, box.when)) continue;
        const std::string text = boxText(entity, box);
        if (box.choices.size() >= manyChoices || box.table >= 0) whole.push_back(text);
        else appendTo(others, text, isBox(text) && !others.ends_with(blankBox) ? " " : betweenBoxes);
    }
    if (!others.empty()) whole.push_back(others);
    return whole;
}

std::string RosterCards::boxText(const Entity& entity, const RosterCard::Box& box) const
{
    const Value now = m_armies.value(entity, *box.attribute);
    if (box.table >= 0)
        return "**" + box.label + "**  " + bandsText(m_armies.ruleset().tables[static_cast<std::size_t>(box.table)]);
    if (box.boxes > 0) return unbroken(box.label + " " + emptyBoxes(box.boxes));
    const bool isYes = now.isSet() && box.attribute->shape.kind == ValueKind::Flag && now.yes();
    if (box.usedUp) return isYes ? boxWith(false, box.label) : std::string();
    if (box.attribute->shape.kind == ValueKind::Flag) return boxWith(isYes, box.label);
    if (box.choices.empty())
        return unbroken(box.label + ": "
                        + (now.isUnknown() ? "" : m_armies.ruleset().valueText(box.attribute->shape, now)) + " ____");
    std::string text;
    for (const RosterCard::BoxChoice& choice : box.choices) {
        const Value number = choice.number ? m_armies.value(entity, *choice.number) : Value::unknown();
        appendTo(text,
                 boxWith(now.isSet() && now.name() == choice.id, choice.word)
                     + (number.isSet() ? "\u00A0**" + m_armies.ruleset().valueText(choice.number->shape, number) + "**"
                                       : ""),
                 " ");
    }
    return text;
}

/// "A ☐☐☐☐ B ☐☐☐☐ …": as many boxes as each band of the table is wide; the last one goes on.
std::string RosterCards::bandsText(const Table& table) const
{
    constexpr std::int64_t mostOfBand = 20;
    std::string text;
    std::int64_t told = 0;
    for (const TableRow& row : table.rows) {
        const TableCell& span = row.cells.front();
        const std::string word =
            lastWord(m_armies.ruleset().valueText(table.outputs.front().shape, row.outputs.front()));
        const bool isOpen = span.high >= Number(mostOfBand * 10);
        const std::int64_t count = isOpen ? 1 : std::clamp<std::int64_t>(span.high.floor() - told, 0, mostOfBand);
        told += count;
        appendTo(text, unbroken(word + " " + emptyBoxes(count, mostOfBand) + (isOpen ? "…" : "")), " ");
    }
    return text;
}

}  // namespace drumhead
