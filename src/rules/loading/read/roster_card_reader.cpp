#include "rules/loading/read/roster_card_reader.hpp"

#include <algorithm>

namespace drumhead {

RosterCard RosterCardReader::read(JsonPlace place)
{
    RosterCard card;
    if (!place.isObject()) {
        m_context.fault(
            place,
            message("check.card-object-numbers-boxes", "\"card\" is an object with its \"numbers\" and \"boxes\""));
        return card;
    }
    m_context.allowKeys(place, {"by-stand", "numbers", "boxes"});
    if (place.has("by-stand")) {
        card.stand = attribute(place["by-stand"], place["by-stand"].string());
        if (card.stand && card.stand->shape.kind != ValueKind::Number)
            m_context.fault(place["by-stand"],
                            {message("check.no-number-says-how",
                                     "\"%1\" is no number; it says how many of the strength are on a stand"),
                             {aText(std::string(card.stand->id))}});
    }
    if (isListOfObjects(place["numbers"]))
        for (const JsonPlace each : place["numbers"]) card.numbers.push_back(number(each));
    if (isListOfObjects(place["boxes"]))
        for (const JsonPlace each : place["boxes"]) {
            if (RosterCard::Box made = box(each); made.attribute) card.boxes.push_back(std::move(made));
        }
    return card;
}

bool RosterCardReader::isListOfObjects(JsonPlace place)
{
    bool isSound = place.isArray() || !place.exists();
    for (const JsonPlace each : place) isSound = isSound && each.isObject();
    if (isSound) return true;
    m_context.fault(place,
                    {message("check.card-list-objects-braces", "\"%1\" of a card is a list of objects in braces"),
                     {aText(std::string(place.key()))}});
    return false;
}

RosterCard::Number RosterCardReader::number(JsonPlace place)
{
    m_context.allowKeys(place, {"head", "of", "text", "when", "cite", "status", "note"});
    RosterCard::Number made;
    made.head = m_context.requiredString(place, "head");
    made.when = conditions(place["when"]);
    if (place.has("of") == place.has("text"))
        m_context.fault(place,
                        message("check.number-card-either-attributes",
                                "a number of a card has either \"of\", its attributes, or a \"text\""));
    if (place.has("text")) {
        made.text = m_context.requiredString(place, "text");
        made.element =
            m_context.addElement("roster " + std::string(entityKindName(m_kind)) + "/" + std::to_string(++m_texts),
                                 ElementKind::Attribute, false, place, true);
    }
    const auto add = [&](JsonPlace at) {
        if (const Attribute* const found = attribute(at, at.string())) made.attributes.push_back(found);
    };
    if (place["of"].isArray())
        for (const JsonPlace at : place["of"]) add(at);
    else if (place.has("of")) add(place["of"]);
    const auto isSpreadOtherwise = [&](const Attribute* each) { return each->per != made.attributes.front()->per; };
    if (std::any_of(made.attributes.begin(), made.attributes.end(), isSpreadOtherwise))
        m_context.fault(place["of"],
                        message("check.what-shares-place-spread",
                                "what shares a place has to be spread over the same choices, or over none"));
    return made;
}

RosterCard::Box RosterCardReader::box(JsonPlace place)
{
    m_context.allowKeys(place, {"of", "choices", "label", "used-up", "table", "boxes", "when"});
    RosterCard::Box made;
    made.attribute = attribute(place["of"], place["of"].string());
    made.when = conditions(place["when"]);
    if (!made.attribute) return made;
    const ValueKind kind = made.attribute->shape.kind;
    made.label = place.has("label") ? m_context.requiredString(place, "label") : made.attribute->label;
    made.usedUp = m_context.optionalFlag(place, "used-up", false);
    if (made.usedUp && kind != ValueKind::Flag)
        m_context.fault(place["used-up"],
                        {message("check.only-flag-can-used", "only a flag can be used up; \"%1\" is none"),
                         {aText(std::string(made.attribute->id))}});
    if (kind == ValueKind::Choice) choices(place["choices"], made);
    else if (place.has("choices"))
        m_context.fault(
            place["choices"],
            {message("check.no-choices", "\"%1\" has no choices"), {aText(std::string(made.attribute->id))}});
    if (place.has("table") || place.has("boxes")) boxesOfNumber(place, made);
    return made;
}

void RosterCardReader::boxesOfNumber(JsonPlace place, RosterCard::Box& box)
{
    constexpr int most = 60;
    if (box.attribute->shape.kind != ValueKind::Number)
        return m_context.fault(
            place,
            {message("check.table-boxes-numbers-none", "\"table\" and \"boxes\" are for numbers; \"%1\" is none"),
             {aText(std::string(box.attribute->id))}});
    if (place.has("table")) box.table = bands(place["table"]);
    box.boxes = m_context.optionalInt(place, "boxes", 0, 1, most);
}

int RosterCardReader::bands(JsonPlace place)
{
    const std::vector<Table>& tables = m_context.ruleset.tables;
    const auto found =
        std::find_if(tables.begin(), tables.end(), [&](const Table& each) { return each.id == place.string(); });
    if (found == tables.end()) {
        m_context.fault(place,
                        {message("check.no-table", "there is no table \"%1\""), {aText(std::string(place.string()))}});
        return -1;
    }
    const bool isOfBands = found->inputs.size() == 1 && found->inputs[0].shape.kind == ValueKind::Number
        && !found->outputs.empty() && found->outputs[0].shape.kind == ValueKind::Choice;
    if (isOfBands) return static_cast<int>(found - tables.begin());
    m_context.fault(place,
                    message("check.boxes-parted-by-table",
                            "boxes are parted by a table that is looked up by one number and gives a choice"));
    return -1;
}

/// A list of ids, or an object that gives each a word; left out: all of them.
void RosterCardReader::choices(JsonPlace place, RosterCard::Box& box)
{
    const Shape& shape = box.attribute->shape;
    if (!place.exists() && shape.choices >= 0) {
        for (const Choice& each : m_context.ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            box.choices.push_back({each.id, each.label, nullptr});
        return;
    }
    if (!place.isArray() && !place.isObject())
        return m_context.fault(
            place,
            message("check.choices-list-them-object",
                    "\"choices\" is a list of them, or an object with a word for each: { \"line\": \"line\" }"));
    for (const JsonPlace each : place) choice(each, place.isArray() ? each.string() : each.key(), box);
}

/// `"line"`, or of an object `"line": "in line"` or `"line": { "label": "in line", "of": "line-rate" }`.
void RosterCardReader::choice(JsonPlace place, std::string_view id, RosterCard::Box& box)
{
    const Shape& shape = box.attribute->shape;
    const NameId name = m_context.ruleset.names.find(id);
    const bool isOne = name != Names::missing && shape.choices >= 0
        && m_context.ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].find(name) >= 0;
    if (!isOne)
        return m_context.fault(place,
                               {message("check.none-choices-b", "this is none of the choices of \"%1\""),
                                {aText(std::string(box.attribute->id))}});
    RosterCard::BoxChoice made{name, m_context.ruleset.valueText(shape, Value::choice(name)), nullptr};
    if (place.isObject()) {
        m_context.allowKeys(place, {"label", "of"});
        made.word = m_context.requiredString(place, "label");
        if (place.has("of")) made.number = attribute(place["of"], place["of"].string());
    } else if (!place.key().empty()) {
        made.word = place.string();
        if (made.word.empty())
            return m_context.fault(
                place, message("check.write-word-choice-quotes", "write the word for this choice, in quotes"));
    }
    box.choices.push_back(std::move(made));
}

/// `{ "arm": "cavalry", "gun": ["12", "over-12"] }`: all of them have to hold.
std::vector<RosterCard::Condition> RosterCardReader::conditions(JsonPlace place)
{
    std::vector<RosterCard::Condition> all;
    if (place.exists() && !place.isObject()) {
        m_context.fault(
            place, message("check.when-card-object", "\"when\" of a card is an object: { \"attribute\": \"choice\" }"));
        return all;
    }
    for (const JsonPlace each : place) {
        const Attribute* const found = attribute(each, each.key());
        if (!found) continue;
        RosterCard::Condition made{found, {}};
        const auto add = [&](JsonPlace at) {
            if (const Value value = m_context.literal(found->shape, at); !value.isUnknown())
                made.values.push_back(value);
        };
        if (found->per >= 0)
            m_context.fault(each,
                            {message("check.several-values-card-tests", "\"%1\" has several values; a card tests one"),
                             {aText(std::string(found->id))}});
        else if (!each.isArray()) add(each);
        else
            for (const JsonPlace at : each) add(at);
        all.push_back(std::move(made));
    }
    return all;
}

const Attribute* RosterCardReader::attribute(JsonPlace place, std::string_view id)
{
    const Attribute* const found = m_context.findAttribute(m_kind, id);
    if (!found) {
        m_context.fault(place,
                        Fault({message("check.kind-has-none", "the kind %1 has no attribute \"%2\""),
                               {aText(std::string(entityKindName(m_kind))), aText(std::string(id))},
                               hintFor(id, m_context.attributeIds(m_kind))})
                            .missing(id));
        return nullptr;
    }
    if (found->origin != Origin::Case && found->origin != Origin::Derived && !found->tally) return found;
    m_context.fault(
        place,
        {message(
             "check.not-known-when-roster",
             "\"%1\" is not known when a roster is printed; a card names what the type, the army list or the battle gives"),
         {aText(std::string(id))}});
    return nullptr;
}

}  // namespace drumhead
