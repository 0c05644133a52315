// F1 opens the chapter for where one is, in dialogs too; whole tables are copied.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shell/desktop/table_copy.hpp"
#include "app/spoken.hpp"
#include "app/window_driver.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPixmap>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeView>
#include <QTreeWidget>
#include <QUrl>

#include <utility>

namespace manual_test {

using namespace drumhead::app;
using testing::BattleDriver;
using testing::forgetEverything;
using testing::Spoken;
using testing::toyOptions;
using testing::WindowDriver;

namespace {

QString fileText(const QString& name)
{
    QFile file(QStringLiteral(DRUMHEAD_SOURCE_DIR "/docs/") + name);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return QString::fromUtf8(file.readAll());
}

QStringList found(const QString& text, const QString& pattern)
{
    QStringList all;
    const QRegularExpression wanted(pattern, QRegularExpression::MultilineOption);
    for (auto each = wanted.globalMatch(text); each.hasNext();) all << each.next().captured();
    return all;
}

QString chapterShown(const WindowDriver& driver)
{
    const QWidget* dialog = driver.dialog("manualDialog");
    REQUIRE(dialog);
    const auto* chapters = dialog->findChild<QListWidget*>(QStringLiteral("manualChapters"));
    return chapters->currentItem() ? chapters->currentItem()->text().trimmed() : QString();
}

}  // namespace

TEST_CASE("Every place in the window has its chapter in the manual")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_F1);
    const QWidget* dialog = driver.dialog("manualDialog");
    REQUIRE(dialog);
    QStringList headings;
    const auto* chapters = dialog->findChild<QListWidget*>(QStringLiteral("manualChapters"));
    for (int row = 0; row < chapters->count(); ++row) headings << chapters->item(row)->text().trimmed();
    for (int place = 0; place < manualPlaces; ++place) {
        const QString wanted = manualHeading(static_cast<ManualPlace>(place));
        INFO(wanted.toStdString());
        CHECK(headings.count(wanted) == 1);
    }
    const QString text = dialog->findChild<QTextBrowser*>(QStringLiteral("manualText"))->toMarkdown();
    static const QRegularExpression picture(QStringLiteral("pictures/([a-z]+\\.png)"));
    int pictures = 0;
    for (auto found = picture.globalMatch(text); found.hasNext(); ++pictures)
        CHECK(QFileInfo::exists(QStringLiteral(DRUMHEAD_SOURCE_DIR "/docs/pictures/") + found.next().captured(1)));
    CHECK(pictures >= 3);
    const auto* shown = dialog->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    const QVariant start =
        shown->document()->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("qrc:/pictures/start.png")));
    CHECK(start.value<QPixmap>().width() > 100);
    CHECK(start.value<QPixmap>().width() < shown->viewport()->width());  // no wider than the text
    CHECK(shown->horizontalScrollBar()->maximum() == 0);
}

TEST_CASE("F1 opens the chapter for where one is")
{
    {
        forgetEverything();
        WindowDriver driver(LaunchOptions{});
        driver.press(Qt::Key_F1);
        CHECK(chapterShown(driver) == QStringLiteral("A first battle in ten minutes"));
    }
    {
        WindowDriver driver(toyOptions("shot"));
        driver.press(Qt::Key_F1);
        CHECK(chapterShown(driver) == QStringLiteral("Check one combat"));
    }
    BattleDriver driver;
    driver.press(Qt::Key_F1);
    CHECK(chapterShown(driver) == QStringLiteral("A battle"));
}

TEST_CASE("The manual speaks German where the window does, and F1 finds its chapters")
{
    const Spoken german("de");
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_F1);
    CHECK(chapterShown(driver) == QStringLiteral("Ein Gefecht prüfen"));
    QStringList headings;
    const auto* chapters = driver.dialog("manualDialog")->findChild<QListWidget*>(QStringLiteral("manualChapters"));
    for (int row = 0; row < chapters->count(); ++row) headings << chapters->item(row)->text().trimmed();
    for (int place = 0; place < manualPlaces; ++place) {
        const QString wanted = manualHeading(static_cast<ManualPlace>(place));
        INFO(wanted.toStdString());
        CHECK(headings.count(wanted) == 1);
    }
    const auto* shown = driver.dialog("manualDialog")->findChild<QTextBrowser*>(QStringLiteral("manualText"));
    const QVariant start =
        shown->document()->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("qrc:/de/pictures/start.png")));
    CHECK(start.value<QPixmap>().width() > 100);
    const QString text = shown->toMarkdown();
    CHECK(found(text, QStringLiteral("qrc:/de/pictures/")).size() >= 3);
    CHECK_FALSE(text.contains(QStringLiteral("qrc:/pictures/")));
}

TEST_CASE("The guides for rules authors speak German where the window does")
{
    const Spoken german("de");
    const WindowDriver driver(toyOptions("shot"));
    for (const auto& [action, chapter] :
         {std::pair("tutorialAction", "1. Zehn Zeilen"), std::pair("authorGuideAction", "tables: Tabellen")}) {
        driver.window().findChild<QAction*>(QString::fromLatin1(action))->trigger();
        QWidget* dialog = driver.dialog("manualDialog");
        REQUIRE(dialog);
        const auto* chapters = dialog->findChild<QListWidget*>(QStringLiteral("manualChapters"));
        CHECK(chapters->findItems(QString::fromUtf8(chapter), Qt::MatchExactly).size() == 1);
        CHECK(dialog->findChild<QTextBrowser*>(QStringLiteral("manualText"))->verticalScrollBar()->value() == 0);
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST_CASE("The German manual has every chapter, line of a list and command of the English one")
{
    for (const char* each :
         {"manual.md", "manual/first-battle.md", "manual/evening.md", "manual/week.md", "manual/odds.md"}) {
        INFO(each);
        const QString english = fileText(QString::fromLatin1(each));
        const QString german = fileText(QStringLiteral("de/") + QString::fromLatin1(each));
        for (const char* marks : {"^#+ ", "^- ", "^[0-9]+\\. ", "^\\|"}) {
            INFO(marks);
            CHECK(found(german, QString::fromLatin1(marks)).size()
                  == found(english, QString::fromLatin1(marks)).size());
        }
        QStringList commands = found(english, QStringLiteral("`[^`\\n]+`"));
        QStringList there = found(german, QStringLiteral("`[^`\\n]+`"));
        commands.sort();
        there.sort();
        CHECK(there == commands);
    }
}

TEST_CASE("The German guides for rules authors have every chapter, example and key of the English ones")
{
    for (const char* each : {"ruleset-tutorial.md", "ruleset-authoring.md"}) {
        INFO(each);
        const QString english = fileText(QString::fromLatin1(each));
        const QString german = fileText(QStringLiteral("de/") + QString::fromLatin1(each));
        for (const char* marks : {"^#+ ", "^- ", "^\\|"}) {
            INFO(marks);
            CHECK(found(german, QString::fromLatin1(marks)).size()
                  == found(english, QString::fromLatin1(marks)).size());
        }
        const QString example = QStringLiteral("(?s)^```\\w+\\n.*?^```$");
        CHECK(found(english, example).size() >= 20);
        CHECK(found(german, example) == found(english, example));
        // A German reader may be told the key to a word, so there may be more of them.
        const QString key = QStringLiteral("`[^`\\n]+`");
        const QStringList there = found(german, key);
        const QStringList wanted = found(english, key);
        for (const QString& word : QSet<QString>(wanted.begin(), wanted.end())) {
            INFO(word.toStdString());
            CHECK(there.count(word) >= wanted.count(word));
        }
    }
}

TEST_CASE("F1 in a dialog opens its chapter over it")
{
    WindowDriver driver(toyOptions("shot"));
    driver.press(Qt::Key_F1, Qt::ControlModifier);
    REQUIRE(driver.dialog("keysDialog"));
    driver.press(Qt::Key_F1);
    CHECK(chapterShown(driver) == QStringLiteral("Keys"));
}

TEST_CASE("A whole table is copied with its headings, folded rows too, and nothing that a spreadsheet reckons with")
{
    QTreeWidget tree;
    tree.setHeaderLabels({QStringLiteral("Unit"), QStringLiteral("Strength"), QStringLiteral("hidden")});
    auto* side = new QTreeWidgetItem(&tree, {QStringLiteral("Prussia"), QStringLiteral("24/24")});
    new QTreeWidgetItem(side, {QStringLiteral("=1+1"), QStringLiteral("12\t12")});
    new QTreeWidgetItem(&tree, {QStringLiteral("gone"), {}});
    tree.setRowHidden(1, {}, true);
    tree.hideColumn(2);
    CHECK(tableText(tree, true) == QStringLiteral("Unit\tStrength\nPrussia\t24/24\n  '=1+1\t12 12\n"));
    tree.setCurrentItem(side);
    CHECK(tableText(tree, false) == QStringLiteral("Prussia\t24/24\n"));
}

TEST_CASE("The armies are copied by the keyboard, whole or the marked row")
{
    BattleDriver driver;
    driver.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    driver.press(Qt::Key_Tab);
    auto* armies = driver.find<QTreeView>("armies");
    armies->setFocus();
    driver.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    const QString all = QApplication::clipboard()->text();
    CHECK(all.startsWith(QStringLiteral("Unit\tStrength\t")));
    CHECK(all.contains(QStringLiteral("Hussars Werner")));
    driver.press(Qt::Key_C, Qt::ControlModifier);
    CHECK(QApplication::clipboard()->text().count(u'\n') == 1);
}

}  // namespace manual_test
