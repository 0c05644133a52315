#pragma once

#include "rules/loading/loader_context.hpp"

namespace drumhead {

/// A column of a table, or a value of the cards of a deck, by its key and what it holds: "number", "flag" or
/// { "choices": … }; with a label { "type": "number", "label": … }. `kind` ("table", "deck") and `of` name what it
/// belongs to.
[[nodiscard]] TableOutput readColumn(LoaderContext& context, const std::string& kind, const std::string& of,
                                     JsonPlace place);

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
