#include "drumhead/rules/ruleset.hpp"

#include "drumhead/base/length.hpp"
#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

bool isOfSequence(ElementKind kind) { return kind >= ElementKind::Sequence; }

std::string_view statusName(Status status)
{
    return status == Status::Printed ? "printed" : status == Status::Read ? "read" : "house";
}

bool Ruleset::playsFor(std::string_view other) const
{
    return id == other || std::find(bases.begin(), bases.end(), other) != bases.end();
}

const Procedure* Ruleset::findProcedure(std::string_view wanted) const
{
    for (const auto& procedure : procedures) {
        if (procedure->id == wanted) return procedure.get();
    }
    return nullptr;
}

const UnitType* Ruleset::findUnitType(NameId wanted) const
{
    for (const UnitType& type : unitTypes) {
        if (type.id == wanted) return &type;
    }
    return nullptr;
}

const RosterKind* Ruleset::findRoster(EntityKind kind) const
{
    for (const RosterKind& each : roster) {
        if (each.kind == kind) return &each;
    }
    return nullptr;
}

const std::string& Ruleset::choiceLabel(int list, NameId choice) const
{
    if (list >= 0) {
        const ChoiceList& choices = choiceLists[static_cast<std::size_t>(list)];
        if (const int at = choices.find(choice); at >= 0) return choices.choices[static_cast<std::size_t>(at)].label;
    }
    return names.word(choice);
}

std::string Ruleset::valueText(const Shape& shape, Value value) const
{
    if (value.isUnknown()) return texts->say("value.unknown", "not known");
    if (value.isNone()) return shape.noneLabel.empty() ? texts->say("value.none", "none") : shape.noneLabel;
    switch (shape.kind) {
    case ValueKind::Flag: return value.yes() ? texts->say("value.yes", "yes") : texts->say("value.no", "no");
    case ValueKind::Choice: return choiceLabel(shape.choices, value.name());
    case ValueKind::Number: break;
    }
    return texts->number(value.number());
}

std::string Ruleset::valueId(const Shape& shape, Value value) const
{
    if (value.isUnknown()) return "";
    if (value.isNone()) return "none";
    switch (shape.kind) {
    case ValueKind::Flag: return value.yes() ? "true" : "false";
    case ValueKind::Choice: return names.word(value.name());
    case ValueKind::Number: break;
    }
    return value.number().text();
}

namespace {

/// "8 cm" or "3\"" for a value in centimetres, "12 figures" for one in figures.
std::optional<Number> parseWithUnit(const Shape& shape, std::string_view text)
{
    const std::size_t end = std::min(text.find_first_not_of("-.0123456789"), text.size());
    const std::optional<Number> number = Number::parse(text.substr(0, end));
    const std::size_t begin = text.find_first_not_of(' ', end);
    if (!number || shape.unit.empty() || begin == std::string_view::npos) return std::nullopt;
    const std::string_view unit = text.substr(begin);
    return unit == shape.unit ? number : convertLength(*number, unit, shape.unit);
}

Result<Value> parseNumber(const Texts& texts, const Shape& shape, std::string_view text)
{
    const auto outOfBounds = [&](const std::string& value) {
        return Error{
            texts.say("value.bounds", "{value} is out of bounds; it can be {least} to {most}",
                      {{"value", value}, {"least", texts.number(shape.least)}, {"most", texts.number(shape.most)}})};
    };
    std::optional<Number> number = Number::parse(text);
    if (!number) number = parseWithUnit(shape, text);
    const bool isHuge = !number && text.size() > 9 && text.find_first_not_of("-0123456789") == std::string_view::npos;
    if (isHuge) return outOfBounds(std::string(text.substr(0, 40)));
    if (!number)
        return Error{texts.say("value.no-number", "\"{value}\" is not a number", {{"value", text.substr(0, 40)}})
                     + (isLengthUnit(shape.unit) ? texts.say("value.write-length", "; write it as 7, 7.5 or 60 mm")
                            : shape.whole        ? ""
                                                 : texts.say("value.write-number", "; write it as 7 or 7.5"))};
    if (shape.whole && !number->isWhole())
        return Error{texts.say("value.not-whole", "{value} is not a whole number", {{"value", texts.number(*number)}})};
    if (*number < shape.least || *number > shape.most) return outOfBounds(texts.number(*number));
    return Value(*number);
}

}  // namespace

Result<Value> parseValue(const Ruleset& ruleset, const Shape& shape, std::string_view text)
{
    if (shape.mayBeNone && text == "none") return Value::none();
    if (shape.kind == ValueKind::Number) return parseNumber(*ruleset.texts, shape, text);
    if (shape.kind == ValueKind::Flag) {
        if (text == "true" || text == "yes" || text == "1") return Value::flag(true);
        if (text == "false" || text == "no" || text == "0") return Value::flag(false);
        return Error{
            ruleset.texts->say("value.no-flag", "\"{value}\" is neither yes nor no", {{"value", text.substr(0, 40)}})};
    }
    if (shape.choices < 0) return Error{ruleset.texts->say("value.no-list", "it has no list of choices")};
    const ChoiceList& list = ruleset.choiceLists[static_cast<std::size_t>(shape.choices)];
    const NameId name = ruleset.names.find(text);
    if (name != Names::missing && list.find(name) >= 0) return Value::choice(name);
    std::vector<std::string> ids;
    for (const Choice& choice : list.choices) ids.push_back(ruleset.names.word(choice.id));
    const std::string guess = nearest(text, ids);
    const Texts& texts = *ruleset.texts;
    return Error{texts.say("value.no-choice", "\"{value}\" is not one of the choices", {{"value", text.substr(0, 40)}})
                 + (guess.empty() ? texts.say("value.choices", "; they are {choices}", {{"choices", texts.allOf(ids)}})
                                  : texts.didYouMean(guess))};
}

}  // namespace drumhead
