#pragma once

#include "app/shared/settings/language.hpp"

namespace drumhead::app::testing {

/// As long as it lives the program speaks that language.
struct Spoken {
    explicit Spoken(const char* code) { installLanguage(QString::fromLatin1(code)); }
    ~Spoken() { installLanguage(QStringLiteral("en")); }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;
};

}  // namespace drumhead::app::testing
