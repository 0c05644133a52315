#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace drumhead {

/// What an edit can set of an entity besides its attributes.
enum class EntityField : std::uint8_t { Name, Note, Group, AttachedTo, OnTable, Hidden };

/// As commands and events spell it: ":name", ":note", ":group", ":attached-to", ":on-table", ":hidden". No attribute's
/// id begins with a colon.
[[nodiscard]] std::string_view entityFieldName(EntityField field);
[[nodiscard]] std::optional<EntityField> entityField(std::string_view name);

}  // namespace drumhead
