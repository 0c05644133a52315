#include "every_value.hpp"

namespace drumhead {

std::vector<Value> everyValue(const Ruleset& ruleset, const Shape& shape)
{
    if (shape.kind == ValueKind::Flag) return {Value::flag(false), Value::flag(true)};
    std::vector<Value> values;
    if (shape.kind != ValueKind::Choice || shape.choices < 0) return values;
    for (const Choice& each : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
        values.push_back(Value::choice(each.id));
    return values;
}

}  // namespace drumhead
