#include "app/shared/settings/language.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/settings.hpp"
#include "drumhead/base/percent.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/texts_file.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace drumhead::app {

namespace {

QString languageKey() { return QStringLiteral("preferences/language"); }

QString english() { return QStringLiteral("en"); }

QString nameOf(const QString& code)
{
    const QString name = QLocale(code).nativeLanguageName();
    return code == english() ? QStringLiteral("English") : name.left(1).toUpper() + name.mid(1);
}

bool isThere(const QString& code)
{
    const QList<Language> known = languages();
    return std::any_of(known.begin(), known.end(), [&](const Language& each) { return each.code == code; });
}

/// Belongs to the application, as translators do.
class SpokenTexts : public QObject {
public:
    SpokenTexts(std::shared_ptr<const Texts> texts, QObject* parent) : QObject(parent), m_texts(std::move(texts)) {}
    [[nodiscard]] const std::shared_ptr<const Texts>& texts() const { return m_texts; }

private:
    std::shared_ptr<const Texts> m_texts;
};

SpokenTexts* present()
{
    for (QObject* each : QCoreApplication::instance()->children()) {
        if (auto* const found = dynamic_cast<SpokenTexts*>(each)) return found;
    }
    return nullptr;
}

void installTexts(const QString& code)
{
    delete present();
    const Result<std::filesystem::path> data = findDataFolder();
    new SpokenTexts(data ? textsOf(*data, code.toStdString()) : std::make_shared<const Texts>(),
                    QCoreApplication::instance());
}

QString translatorName() { return QStringLiteral("drumheadLanguage"); }

/// Texts that the translation lacks are looked up in the one installed before.
void install(const QString& file, const QString& folder)
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(translatorName());
    if (translator->load(file, folder)) QCoreApplication::installTranslator(translator);
    else delete translator;
}

/// How numbers and dates are written: the way of the system, in words of this language.
QLocale localeOf(const QString& code)
{
    const QLocale system = QLocale::system();
    const QLocale::Language language = QLocale(code).language();
    if (system.language() == language) return system;
    if (system.language() == QLocale::C) return code == english() ? QLocale::c() : QLocale(code);
    return {language, system.territory()};
}

}  // namespace

QList<Language> languages()
{
    QList<Language> found{{english(), nameOf(english())}};
    const QStringList files = QDir(QStringLiteral(":/translations")).entryList({QStringLiteral("drumhead_*.qm")});
    for (const QString& each : files) {
        const QString code = each.section(u'_', 1).section(u'.', 0, 0);
        if (code != english()) found.append({code, nameOf(code)});
    }
    return found;
}

QString chosenLanguage()
{
    const QString code = Settings().value(languageKey()).toString();
    return isThere(code) ? code : QString();
}

void setChosenLanguage(const QString& code) { Settings().setValue(languageKey(), code); }

QString spokenLanguage()
{
    if (const QString chosen = chosenLanguage(); !chosen.isEmpty()) return chosen;
    if (QLocale::system().language() == QLocale::C) return english();
    for (const QString& each : QLocale::system().uiLanguages()) {
        if (const QString code = each.section(u'-', 0, 0); isThere(code)) return code;
    }
    return english();
}

void installLanguage(const QString& code)
{
    // One that is deleted is no longer asked.
    qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>(translatorName()));
    QLocale::setDefault(localeOf(code));
    installTexts(code);
    const QString folder = QStringLiteral(":/translations");
    // English has a translation as well: the singular of what is counted.
    install(QStringLiteral("drumhead_en"), folder);
    if (code == english()) return;
    install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("drumhead_") + code, folder);
}

std::shared_ptr<const Texts> spokenTexts()
{
    const SpokenTexts* const texts = present();
    return texts ? texts->texts() : std::make_shared<const Texts>();
}

QLocale fieldLocale()
{
    const std::shared_ptr<const Texts> texts = spokenTexts();
    QLocale locale = texts->isEnglish() ? QLocale::c() : QLocale(toQt(texts->language()));
    locale.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::RejectGroupSeparator);
    return locale;
}

void takeEitherPoint(QString& text)
{
    const QString point = fieldLocale().decimalPoint();
    text.replace(point == QStringLiteral(",") ? QStringLiteral(".") : QStringLiteral(","), point);
}

QString numberText(Number number) { return toQt(spokenTexts()->number(number)); }
QString chanceText(double chance) { return typeset(spokenTexts()->withPoint(drumhead::percentText(chance))); }
QString chanceChangeText(double change) { return typeset(spokenTexts()->withPoint(drumhead::pointsText(change))); }

}  // namespace drumhead::app
