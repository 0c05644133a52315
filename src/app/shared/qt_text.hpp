#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace drumhead::app {

[[nodiscard]] inline QString toQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

[[nodiscard]] QStringList toQt(const std::vector<std::string>& texts);

/// Names in a row of a list, as the core parts them.
[[nodiscard]] QString listedNames(const QStringList& names);

/// Our own text with proper minus signs, and no line break within a percentage: "26.9 %", "< 0.1 %".
[[nodiscard]] QString typeset(std::string_view text);

/// What the core says of a fault as a sentence: its first letter raised, and with a full stop.
[[nodiscard]] QString asSentence(const QString& text);
/// The text with its first letter raised, in any script.
[[nodiscard]] QString raised(const QString& text);

/// The text, or its beginning with dots: a label of a million letters would hold up the window.
[[nodiscard]] QString shortened(const QString& text, qsizetype mostLetters);

/// For labels with a buddy, buttons and boxes: an ampersand in a name is a letter there, not a shortcut.
[[nodiscard]] QString withoutMnemonic(QString text);

/// For tool tips, which would take names for markup.
[[nodiscard]] QString tipText(const QString& text);

}  // namespace drumhead::app
