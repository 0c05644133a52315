#include "resolve/possible_values.hpp"

namespace drumhead {

std::vector<Value> possibleValues(const Ruleset& ruleset, const Shape& shape)
{
    std::vector<Value> values;
    if (shape.mayBeNone) values.push_back(Value::none());
    if (shape.kind == ValueKind::Flag) {
        values.push_back(Value::flag(true));
        values.push_back(Value::flag(false));
    } else if (shape.kind == ValueKind::Choice && shape.choices >= 0) {
        for (const Choice& each : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            values.push_back(Value::choice(each.id));
    }
    return values;
}

}  // namespace drumhead
