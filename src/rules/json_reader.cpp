#include "drumhead/rules/json_reader.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/typed_text.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

/// Whether a number or a flag stands in quotes.
bool isQuoted(JsonPlace place, ValueKind kind)
{
    const std::string_view text = place.string();
    if (kind == ValueKind::Flag) return text == "true" || text == "false" || text == "yes" || text == "no";
    return kind == ValueKind::Number && !text.empty()
        && text.find_first_not_of("+-.0123456789") == std::string_view::npos;
}

}  // namespace

std::string JsonReader::hint(std::string_view wrong, const std::vector<std::string>& candidates)
{
    return Fault(Message(), {}, hintFor(wrong, candidates)).sentence();
}

void JsonReader::allowKeys(JsonPlace object, std::initializer_list<std::string_view> allowed)
{
    for (const JsonPlace member : object) {
        if (std::find(allowed.begin(), allowed.end(), member.key()) != allowed.end()) continue;
        if (diagnostics.size() >= mostFaults)
            return;  // to look for the key that is meant takes as long as the object is
        const FaultHint meant = hintFor(member.key(), {allowed.begin(), allowed.end()});
        if (!meant.meant.empty() && !object.has(meant.meant)) noteMisspelt(object);
        fault(member, Fault(FaultCode::UnknownKey, {aKey(member.key())}, meant));
    }
}

std::string JsonReader::requiredString(JsonPlace object, std::string_view key)
{
    const JsonPlace place = object[key];
    if (place.isString() && !place.string().empty()) return withoutTurns(place.string());
    fault(place.exists() ? place : object,
          Fault(place.exists() ? FaultCode::NotAText : FaultCode::TextMissing, {aKey(key)}));
    return {};
}

std::string JsonReader::optionalString(JsonPlace object, std::string_view key)
{
    return object.has(key) ? requiredString(object, key) : std::string();
}

bool JsonReader::optionalFlag(JsonPlace object, std::string_view key, bool fallback)
{
    const JsonPlace place = object[key];
    if (!place.exists()) return fallback;
    if (place.isBoolean()) return place.boolean();
    fault(place, {message("fault.flag", "%1 has to be true or false"), {aKey(key)}});
    return fallback;
}

int JsonReader::optionalInt(JsonPlace object, std::string_view key, int fallback, int least, int most)
{
    const JsonPlace place = object[key];
    if (!place.exists()) return fallback;
    const double number = place.number();
    if (place.isNumber() && number == std::floor(number) && number >= least && number <= most)
        return static_cast<int>(number);
    fault(place,
          {message("fault.whole", "%1 has to be a whole number from %2 to %3"),
           {aKey(key), aText(std::to_string(least)), aText(std::to_string(most))}});
    return fallback;
}

std::string JsonReader::requiredId(JsonPlace object, std::string_view key)
{
    std::string id = requiredString(object, key);
    if (!id.empty() && !isId(id)) {
        ++badIds;
        fault(object[key],
              {message("fault.no-id", "%1 is not an id; use lower-case letters, digits and hyphens, as in %2"),
               {aName(id), aName("short-range")}});
    }
    return id;
}

JsonPlace JsonReader::optionalArray(JsonPlace object, std::string_view key)
{
    const JsonPlace place = object[key];
    if (!place.exists() || place.isArray()) return place;
    fault(place, {message("fault.list", "%1 has to be a list in square brackets"), {aKey(key)}});
    return {place.document(), JsonPlace::nowhere};
}

Value JsonReader::literal(const Ruleset& ruleset, const Shape& shape, JsonPlace place)
{
    const Texts& texts = *ruleset.texts;
    const std::string expected = shape.kind == ValueKind::Flag ? texts.say("expected.flag", "true or false")
        : shape.kind == ValueKind::Number                      ? texts.say("expected.number", "a number")
                                                               : texts.say("expected.choice", "a choice");
    if (place.isNull()) {
        if (shape.mayBeNone) return Value::none();
        fault(place,
              {message("fault.null",
                       "null means %1, which is not possible here; write %2, or give the attribute a %1 label"),
               {aName("none"), aText(expected)}});
        return Value::unknown();
    }
    if (shape.kind == ValueKind::Flag && place.isBoolean()) return Value::flag(place.boolean());
    if (shape.kind == ValueKind::Number && place.isNumber()) {
        const Number number = Number::fromDouble(place.number());
        if (shape.whole && !number.isWhole())
            fault(place,
                  {message("fault.not-whole", "%1 is not a whole number; round it, or allow decimals with %2: false"),
                   {aText(number.text()), aName("whole")}});
        else if (number < shape.least || number > shape.most)
            fault(place,
                  {message("fault.bounds", "%1 is out of bounds; %2 to %3 is allowed"),
                   {aText(number.text()), aText(shape.least.text()), aText(shape.most.text())}});
        return number;
    }
    if (shape.kind == ValueKind::Choice && place.isString() && shape.choices >= 0)
        return choiceLiteral(ruleset, shape, place);
    if (shape.kind == ValueKind::Choice && shape.choices < 0) return Value::unknown();  // already reported
    fault(place,
          {isQuoted(place, shape.kind) ? message("fault.unquoted", "expected %1 here, without quotes")
                                       : message("fault.expected", "expected %1 here"),
           {aText(expected)}});
    return Value::unknown();
}

Value JsonReader::choiceLiteral(const Ruleset& ruleset, const Shape& shape, JsonPlace place)
{
    const ChoiceList& list = ruleset.choiceLists[static_cast<std::size_t>(shape.choices)];
    const NameId name = ruleset.names.find(place.string());
    if (name != Names::missing && list.find(name) >= 0) return Value::choice(name);
    FaultHint hint;
    if (mayHint()) {
        std::vector<std::string> ids;
        for (const Choice& choice : list.choices) ids.push_back(ruleset.names.word(choice.id));
        hint = hintFor(place.string(), ids, FaultArgument::Kind::Choice);
    }
    fault(place,
          {message("fault.no-choice", "%1 is not one of the choices"), {aChoice(place.string())}, std::move(hint)});
    return Value::unknown();
}

}  // namespace drumhead
