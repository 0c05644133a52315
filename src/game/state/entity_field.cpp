#include "drumhead/game/state/entity_field.hpp"

#include <array>

namespace drumhead {

namespace {

constexpr std::array<std::string_view, 6> fieldNames = {":name",        ":note",     ":group",
                                                        ":attached-to", ":on-table", ":hidden"};

}  // namespace

std::string_view entityFieldName(EntityField field) { return fieldNames[static_cast<std::size_t>(field)]; }

std::optional<EntityField> entityField(std::string_view name)
{
    for (std::size_t i = 0; i < fieldNames.size(); ++i) {
        if (fieldNames[i] == name) return static_cast<EntityField>(i);
    }
    return std::nullopt;
}

}  // namespace drumhead
