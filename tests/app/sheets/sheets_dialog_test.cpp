#include "app/editor_driver.hpp"
#include "app/sheets/sheet_preview.hpp"
#include "app/sheets/sheets_dialog.hpp"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace sheets_dialog_test {

using namespace drumhead;
using namespace drumhead::app;
using namespace drumhead::test;

TEST_CASE("the sheets dialog saves what is chosen, and tells why it can't")
{
    const OwnFolder folder;
    const auto page = [](const char* title) { return [title] { return Sheet{{SheetBlock::Kind::Title, title, {}}}; }; };
    SheetsDialog dialog({{QStringLiteral("One"), SheetKind::Roster, page("First")},
                         {QStringLiteral("Two"), SheetKind::Labels, page("Second <b>")}},
                        QStringLiteral("Battle"));
    dialog.findChild<QComboBox*>(QStringLiteral("sheetChoice"))->setCurrentIndex(1);
    REQUIRE(dialog.saveTo(QString::fromStdString((folder / "a.html").string())));
    CHECK_THAT(bytesOf(folder / "a.html"), Catch::Matchers::Contains("<h1>Second &lt;b&gt;</h1>"));
    REQUIRE(dialog.saveTo(QString::fromStdString((folder / "a.pdf").string())));
    CHECK_THAT(bytesOf(folder / "a.pdf"), Catch::Matchers::StartsWith("%PDF"));
    CHECK_FALSE(dialog.saveTo(QStringLiteral("/no/such/folder/a.pdf")));
    CHECK(dialog.findChild<QLabel*>(QStringLiteral("sheetsTold"))->text().contains(QStringLiteral("can't be written")));
    CHECK(dialog.findChild<QPushButton*>(QStringLiteral("saveSheet"))->isDefault());
    CHECK(dialog.findChild<QPushButton*>(QStringLiteral("savePack"))->isHidden());
    dialog.offerPack([&] {
        return std::vector<PackedSheet>{{"brief", "Brief", SheetKind::Scenario, page("For Red")()}};
    });
    CHECK_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("savePack"))->isHidden());
    CHECK(dialog.savePackTo(QString::fromStdString((folder / ".").string())));
    CHECK_THAT(bytesOf(folder / "brief.pdf"), Catch::Matchers::StartsWith("%PDF"));
    CHECK_FALSE(dialog.savePackTo(QStringLiteral("/no/such/folder")));
}

TEST_CASE("sheets are offered to be saved among a person's own documents, never where the program lies")
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    REQUIRE(QDir().mkpath(documents));
    SheetsDialog dialog({{QStringLiteral("One"), SheetKind::Roster, [] { return Sheet(); }}}, QStringLiteral("Battle"));
    dialog.offerPack([] { return std::vector<PackedSheet>(); });
    dialog.show();
    for (const char* const button : {"saveSheet", "savePack"}) {
        QString offered;
        QTimer waiting;
        QObject::connect(&waiting, &QTimer::timeout, &waiting, [&offered] {
            auto* const asked = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!asked) return;
            offered = asked->directory().absolutePath();
            asked->reject();
        });
        waiting.start(20);
        dialog.findChild<QPushButton*>(QString::fromLatin1(button))->click();
        CHECK(offered.toStdString() == QDir(documents).absolutePath().toStdString());
    }
}

TEST_CASE("the sheets of an evening replace no files unasked")
{
    const QTemporaryDir folder;
    const bool printed = GENERATE(false, true);
    QFile mine(folder.filePath(QString::fromLatin1(printed ? "evening-brief.pdf" : "brief.pdf")));
    REQUIRE(mine.open(QIODevice::WriteOnly));
    mine.write("mine");
    mine.close();
    SheetsDialog dialog({{QStringLiteral("One"), SheetKind::Roster, [] { return Sheet(); }}}, QStringLiteral("Battle"));
    dialog.offerPack([] { return std::vector<PackedSheet>{{"brief", "Brief", SheetKind::Scenario, Sheet()}}; });
    dialog.show();
    QString asked;
    QTimer answering;
    QObject::connect(&answering, &QTimer::timeout, &answering, [&asked] {
        auto* const question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!question) return;
        asked = question->text();
        question->button(QMessageBox::Cancel)->click();
    });
    answering.start(20);
    if (printed) {
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFileName(folder.filePath(QStringLiteral("evening.pdf")));
        CHECK_FALSE(dialog.printPackOn(printer));
    } else {
        testing::EditorDriver::answerFileDialog(folder.path());
        dialog.findChild<QPushButton*>(QStringLiteral("savePack"))->click();
    }
    CHECK(asked.contains(QStringLiteral("brief.pdf")));
    REQUIRE(mine.open(QIODevice::ReadOnly));
    CHECK(mine.readAll() == "mine");
}

TEST_CASE("Tab goes round all controls of the sheets dialog")
{
    SheetsDialog dialog({{QStringLiteral("One"), SheetKind::Roster, [] { return Sheet(); }}}, QStringLiteral("Battle"));
    dialog.offerPack([] { return std::vector<PackedSheet>(); });
    dialog.show();
    dialog.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&dialog));
    QStringList reached;
    for (int i = 0; i < 12; ++i) {
        QTest::keyClick(&dialog, Qt::Key_Tab);
        const QWidget* const now = QApplication::focusWidget();
        REQUIRE(now);
        if (reached.contains(now->objectName())) break;
        reached << now->objectName();
    }
    std::vector<std::string> names;
    for (const QString& each : reached) names.push_back(each.toStdString());
    CHECK(names
          == std::vector<std::string>{"paperChoice", "formatChoice", "saveSheet", "printSheet", "savePack", "printPack",
                                      "closeSheets", "sheetPages", "pageWidth", "sheetChoice"});
}

TEST_CASE("the pages of a sheet have the height of a laptop's screen")
{
    SheetsDialog dialog({{QStringLiteral("One"), SheetKind::Roster, [] { return Sheet(); }}}, QStringLiteral("Battle"));
    dialog.offerPack([] { return std::vector<PackedSheet>(); });
    dialog.resize(1024, 600);
    dialog.show();
    QApplication::processEvents();
    CHECK(dialog.width() == 1024);
    const auto* pages = dialog.findChild<QWidget*>(QStringLiteral("sheetPages"));
    REQUIRE(pages);
    CHECK(pages->height() >= 500);
    CHECK(pages->width() >= 600);
}

TEST_CASE("the sheets dialog shows each sheet as it is printed, those of the evening too")
{
    using Kind = SheetBlock::Kind;
    const auto pages = [](int count) {
        return [count] {
            Sheet sheet;
            for (int i = 0; i < count; ++i) {
                if (i > 0) sheet.push_back({Kind::PageBreak, {}, {}});
                sheet.push_back({Kind::Title, "Page", {}});
            }
            return sheet;
        };
    };
    SheetsDialog dialog({{QStringLiteral("One"), SheetKind::Roster, pages(3)}}, QStringLiteral("Battle"));
    dialog.offerPack([&] {
        return std::vector<PackedSheet>{{"scenario", "Scenario", SheetKind::Scenario, pages(1)()},
                                        {"red-brief", "Brief of Red", SheetKind::Scenario, pages(2)()}};
    });
    dialog.show();
    auto* const preview = dialog.findChild<SheetPreview*>();
    REQUIRE(QTest::qWaitFor([&] { return preview->pages() == 3; }));
    const auto button = [&](const char* name) { return dialog.findChild<QPushButton*>(QString::fromLatin1(name)); };
    const auto told = [&] { return dialog.findChild<QLabel*>(QStringLiteral("previewPage"))->text(); };
    CHECK(told() == QStringLiteral("Page 1 of 3"));
    CHECK_FALSE(button("previousPage")->isEnabled());
    button("nextPage")->click();
    button("nextPage")->click();
    CHECK(told() == QStringLiteral("Page 3 of 3"));
    CHECK_FALSE(button("nextPage")->isEnabled());
    auto* const choice = dialog.findChild<QComboBox*>(QStringLiteral("sheetChoice"));
    choice->setCurrentIndex(choice->findText(QStringLiteral("Evening: Brief of Red")));
    CHECK(QTest::qWaitFor([&] { return told() == QStringLiteral("Page 1 of 2"); }));
    CHECK_FALSE(button("printPack")->isHidden());
}

}  // namespace sheets_dialog_test
