#pragma once

#include <QList>
#include <QString>

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

}  // namespace drumhead::app
