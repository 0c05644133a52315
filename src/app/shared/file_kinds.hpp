#pragma once

#include <QString>

namespace drumhead::app {

/// By the ending of its name, in capitals too: *.drumhead.
[[nodiscard]] inline bool isBattleFile(const QString& file)
{
    return file.endsWith(QStringLiteral(".drumhead"), Qt::CaseInsensitive);
}

/// By the ending of its name, in capitals too: *.scenario.json.
[[nodiscard]] inline bool isScenarioFile(const QString& file)
{
    return file.endsWith(QStringLiteral(".scenario.json"), Qt::CaseInsensitive);
}

}  // namespace drumhead::app
