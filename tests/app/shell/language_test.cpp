// The window speaks the language that was chosen, and everything in it.
#include "support/catch.hpp"

#include "app/shared/settings/language.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/spoken.hpp"
#include "app/window_driver.hpp"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequence>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <set>

namespace language_test {

using namespace drumhead::app;
using testing::Spoken;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

/// The letters that two entries of a menu share.
QStringList sharedMnemonics(const QList<QAction*>& actions)
{
    std::set<QString> seen;
    QStringList shared;
    for (const QAction* each : actions) {
        const QString letter = QKeySequence::mnemonic(each->text()).toString();
        if (!letter.isEmpty() && !seen.insert(letter).second) shared << each->text();
    }
    return shared;
}

}  // namespace

TEST_CASE("English and German can be spoken")
{
    QStringList names;
    for (const Language& each : languages()) names << each.name;
    CHECK(names == QStringList{QStringLiteral("English"), QStringLiteral("Deutsch")});
    CHECK(spokenLanguage() == QStringLiteral("en"));
    setChosenLanguage(QStringLiteral("de"));
    CHECK(spokenLanguage() == QStringLiteral("de"));
    setChosenLanguage(QStringLiteral("tlh"));
    CHECK(spokenLanguage() == QStringLiteral("en"));
    setChosenLanguage(QString());
}

TEST_CASE("Counted things have a singular in English too")
{
    CHECK(QCoreApplication::translate("drumhead::app::Battle", "%n point(s)", nullptr, 1) == QStringLiteral("1 point"));
    CHECK(QCoreApplication::translate("drumhead::app::Battle", "%n point(s)", nullptr, 2)
          == QStringLiteral("2 points"));
}

TEST_CASE("The window speaks German, with Qt's own words, decimal comma and keys that differ within a menu")
{
    const Spoken german("de");
    WindowDriver driver(toyOptions("shot"));
    CHECK(QLocale().decimalPoint() == QStringLiteral(","));
    QStringList titles;
    for (const QAction* each : driver.window().menuBar()->actions()) titles << each->text();
    CHECK(titles.contains(QStringLiteral("&Datei")));
    for (const QMenu* each : driver.window().findChildren<QMenu*>()) {
        INFO(each->title().toStdString());
        CHECK(sharedMnemonics(each->actions()).join(u'|').toStdString() == "");
    }
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Abbrechen"));
}

TEST_CASE("The language is chosen in the preferences and holds from the next start on")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_Comma, Qt::ControlModifier);
    const QWidget* dialog = driver.dialog("preferencesDialog");
    REQUIRE(dialog);
    auto* choice = dialog->findChild<QComboBox*>(QStringLiteral("language"));
    REQUIRE(choice);
    CHECK(choice->currentIndex() == 0);
    choice->setCurrentIndex(choice->findText(QStringLiteral("Deutsch")));
    Q_EMIT choice->activated(choice->currentIndex());
    CHECK(chosenLanguage() == QStringLiteral("de"));
    choice->setCurrentIndex(0);
    Q_EMIT choice->activated(0);
    CHECK(chosenLanguage().isEmpty());
}

}  // namespace language_test
