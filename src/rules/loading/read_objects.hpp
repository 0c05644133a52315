#pragma once

#include "rules/loading/loader_context.hpp"

namespace drumhead {

/// What a column of a table, or a value of the cards of a deck, holds: "number", "flag" or { "choices": … }. `name` is
/// that of choices of its own.
[[nodiscard]] Shape readColumnShape(LoaderContext& context, const std::string& name, JsonPlace place);

/// Reads a list of objects in its order; what is no list, or no object, is a fault in the place of what should be
/// there. `key` and `what` stand in the sentences: "tables", "a table".
template <typename Read>
void readObjects(LoaderContext& context, JsonPlace list, const std::string& key, const std::string& what, Read read)
{
    if (!list.isArray()) return context.fault(list, "\"" + key + "\" is a list in square brackets");
    for (const JsonPlace place : list) {
        if (place.isObject()) read(place);
        else context.fault(place, what + " is an object in braces");
    }
}

}  // namespace drumhead
