#pragma once

#include "drumhead/resolve/session/case_record.hpp"

#include <QJsonObject>

namespace drumhead::app {

/// A case in hand as its file keeps it.
[[nodiscard]] QJsonObject toJson(const CaseRecord& record);
/// Missing or wrong fields are left empty.
[[nodiscard]] CaseRecord recordFromJson(const QJsonObject& json);

}  // namespace drumhead::app
