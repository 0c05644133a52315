#include "drumhead/rules/exact_value.hpp"

#include <charconv>

namespace drumhead {

std::string exactText(const Ruleset& ruleset, const Shape& shape, Value value)
{
    std::string text = ruleset.valueId(shape, value);
    if (shape.kind != ValueKind::Number || !value.isSet() || Number::parse(text) == value.number()) return text;
    return std::to_string(value.number().ticks()) + "/" + std::to_string(Number::ticksPerOne);
}

namespace {

std::optional<Value> exactNumber(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
        const std::optional<Number> number = Number::parse(text);
        return number ? std::optional<Value>(*number) : std::nullopt;
    }
    std::int64_t ticks = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + slash, ticks);
    if (failure != std::errc{} || end != text.data() + slash
        || text.substr(slash + 1) != std::to_string(Number::ticksPerOne))
        return std::nullopt;
    return Value(Number::fromTicks(ticks));
}

/// Whether it is one of the choices, and no word for there being none.
bool isChoiceOf(const Ruleset& ruleset, const Shape& shape, std::string_view text)
{
    if (shape.kind != ValueKind::Choice || shape.choices < 0 || shape.mayBeNone) return false;
    const NameId name = ruleset.names.find(text);
    return name != Names::missing && ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].find(name) >= 0;
}

}  // namespace

std::optional<Value> exactValue(const Ruleset& ruleset, const Shape& shape, std::string_view text)
{
    if (text.empty()) return Value::unknown();
    if (text == "none" && !isChoiceOf(ruleset, shape, text)) return Value::none();
    if (shape.kind == ValueKind::Number) return exactNumber(text);
    const Result<Value> value = parseValue(ruleset, shape, text);
    return value ? std::optional<Value>(*value) : std::nullopt;
}

}  // namespace drumhead
