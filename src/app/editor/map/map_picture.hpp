#pragma once

#include "drumhead/charts/embedded_picture.hpp"

#include <QString>

namespace drumhead::app {

/// A picture of any kind that Qt reads, made small enough to lie within a scenario. Error: it can't be read.
[[nodiscard]] Result<EmbeddedPicture> pictureFromFile(const QString& file);

/// For a file dialog: "Pictures (*.png *.jpg …)".
[[nodiscard]] QString pictureFilter();

}  // namespace drumhead::app
