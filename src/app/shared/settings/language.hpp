#pragma once

#include "drumhead/base/texts.hpp"

#include <QList>
#include <QLocale>
#include <QString>

#include <memory>
#include <vector>

namespace drumhead::app {

/// A language that the window can speak.
struct Language {
    QString code;  ///< ISO 639, "de"
    QString name;  ///< in itself, "Deutsch"
};

/// English, in which the texts are written, then those that this build has translations of.
[[nodiscard]] QList<Language> languages();

/// The code of the language chosen, or empty: that of the system.
[[nodiscard]] QString chosenLanguage();
/// Holds from the next start on.
void setChosenLanguage(const QString& code);

/// The code of the language that is spoken: the chosen one, else the first of the system's that there is, else English.
[[nodiscard]] QString spokenLanguage();

/// Lets the application speak that language, and write numbers and dates its way. To be called before the first widget.
void installLanguage(const QString& code);

/// What the rules engine says in the language installed; never null.
[[nodiscard]] std::shared_ptr<const Texts> spokenTexts();

/// How numbers are written in fields: as in `spokenTexts`, thousands not parted.
[[nodiscard]] QLocale fieldLocale();
/// What is typed with the decimal point of another language takes that of this one.
void takeEitherPoint(QString& text);
/// "0,5", "26,9 %", "+16,2"
[[nodiscard]] QString numberText(Number number);
[[nodiscard]] QString chanceText(double chance);
[[nodiscard]] QString chanceChangeText(double change);

}  // namespace drumhead::app
