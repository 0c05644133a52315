// An order of battle from and to a spreadsheet, in the window.
#include "app/editor/csv/csv_dialog.hpp"
#include "app/editor_driver.hpp"
#include "app/file_bytes.hpp"
#include "app/message_answers.hpp"
#include "app/shared/settings/language.hpp"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringEncoder>
#include <QTableView>
#include <QTemporaryDir>
#include <QTreeWidget>

#include <algorithm>
#include <ctime>

namespace csv_dialog_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::EditorDriver;
using testing::MessageAnswers;
using testing::readFile;
using testing::writeFile;

TEST_CASE("An order of battle is pasted, its faults shown before it is taken")
{
    EditorDriver driver;
    CsvDialog dialog(driver.window().document(), &driver.window());
    dialog.setText(QStringLiteral("name\ttype\tside\nOne\t%1\tRed\nTwo\tnothing like it\tRed\n")
                       .arg(QString::fromStdString(
                           driver.window().document().ruleset().choiceLists.front().choices.front().label)));
    CHECK(dialog.scenario().entities.size() == 3);  // it is added to the two sides
    const auto* problems = dialog.findChild<QTreeWidget*>(QStringLiteral("csvProblems"));
    bool told = false;
    for (int i = 0; i < problems->topLevelItemCount(); ++i)
        told = told
            || (problems->topLevelItem(i)->text(0) == QStringLiteral("3")
                && problems->topLevelItem(i)->text(1) == QStringLiteral("2"));
    CHECK(told);
}

TEST_CASE("Spreadsheets are read in every common encoding")
{
    const QString text = QStringLiteral("name\nGrönländer é\n");
    CHECK(decodedSpreadsheet(text.toUtf8()) == text);
    CHECK(decodedSpreadsheet("\xEF\xBB\xBF" + text.toUtf8()) == text);
    CHECK(decodedSpreadsheet(text.toLatin1()) == text);
    const auto utf16 = [&](QStringConverter::Encoding encoding, bool mark) {
        return QByteArray(
            QStringEncoder(encoding, mark ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default)(text));
    };
    for (const bool mark : {true, false}) {
        CHECK(decodedSpreadsheet(utf16(QStringConverter::Utf16LE, mark)) == text);
        CHECK(decodedSpreadsheet(utf16(QStringConverter::Utf16BE, mark)) == text);
    }
}

TEST_CASE("The preview marks each fault at its row and column, and a problem leads to its cell")
{
    EditorDriver driver;
    CsvDialog dialog(driver.window().document(), &driver.window());
    auto* cells = dialog.findChild<QTableView*>(QStringLiteral("csvPreview"));
    const QAbstractItemModelTester tester(cells->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    dialog.setText(QStringLiteral(
        "name;troop type;stands;colour\nOne;archers;6;red\nTwo;archrs;6;red\n\n\"Th\nree\";archers;6;red\n<b>Four</b>;archers;many;red\n"));
    const QAbstractItemModel& model = *cells->model();
    CHECK(model.rowCount() == 6);
    CHECK(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString() == QStringLiteral("2: troop type"));
    CHECK(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString() == QStringLiteral("4: left out"));
    QStringList rows;
    for (int i = 0; i < model.rowCount(); ++i) rows << model.headerData(i, Qt::Vertical, Qt::DisplayRole).toString();
    CHECK(rows
          == QStringList{QStringLiteral("! 1"), QStringLiteral("2"), QStringLiteral("✗ 3"), QStringLiteral("4"),
                         QStringLiteral("✗ 5"), QStringLiteral("✗ 6")});
    CHECK(model.index(2, 1)
              .data(Qt::AccessibleDescriptionRole)
              .toString()
              .contains(QStringLiteral("did you mean \"Archers <1>\"?")));
    CHECK(model.index(5, 0).data().toString() == QStringLiteral("<b>Four</b>"));
    CHECK(model.index(4, 0).data().toString() == QStringLiteral("Th ↵ ree"));
    CHECK_FALSE(model.index(1, 1).data(Qt::DecorationRole).isValid());
    auto* problems = dialog.findChild<QTreeWidget*>(QStringLiteral("csvProblems"));
    REQUIRE(problems->topLevelItemCount() == 4);
    CHECK(problems->topLevelItem(0)->text(2) == QStringLiteral("headings"));
    problems->setCurrentItem(problems->topLevelItem(3));
    CHECK(cells->currentIndex() == model.index(5, 2));
    CHECK(dialog.findChild<QLabel*>(QStringLiteral("csvTold"))->text()
          == QStringLiteral("1 of 4 rows can be imported; 4 problems."));
    dialog.findChild<QCheckBox*>(QStringLiteral("csvGuesses"))->click();
    CHECK(dialog.findChild<QLabel*>(QStringLiteral("csvTold"))->text()
          == QStringLiteral("2 of 4 rows can be imported; 4 problems."));
}

TEST_CASE("A spreadsheet is opened, taken, undone, exported and taken again the same")
{
    EditorDriver driver;
    const QTemporaryDir folder;
    const QString longName(300, QChar(u'n'));
    writeFile(
        folder.filePath(QStringLiteral("a.csv")),
        QByteArray("\xFF\xFE")
            + QByteArray(QStringEncoder(QStringConverter::Utf16LE)(
                QStringLiteral(
                    "name\ttype\tstands\tside\tgroup\r\n\"He said \"\"on\"\"\"\tarchers\t6\tRed\tWing\r\n🎩 <b>Hats</b>\tarquebusiers\t5\tBlue\t\r\n%1\tarchers\t1\tBlue\t\r\n")
                    .arg(longName))));
    const Scenario before = driver.scenario();
    driver.control(Qt::Key_I);
    auto* dialog = driver.find<CsvDialog>("csvDialog");
    REQUIRE(dialog);
    EditorDriver::answerFileDialog(folder.filePath(QStringLiteral("a.csv")));
    dialog->findChild<QPushButton*>(QStringLiteral("csvOpen"))->click();
    CHECK(driver.focusName() != QStringLiteral("csvOpen"));
    CHECK(dialog->findChild<QTreeWidget*>(QStringLiteral("csvProblems"))->topLevelItemCount() == 0);
    driver.press(Qt::Key_Return);
    const Scenario taken = driver.scenario();
    CHECK(driver.ids()
          == std::vector<std::string>{"red", "wing", "he-said-on", "blue", "b-hats-b",
                                      longName.left(static_cast<qsizetype>(driver.ids().back().size())).toStdString()});
    REQUIRE(taken.entities.size() == 6);
    CHECK(taken.entities[2].name == "He said \"on\"");
    CHECK(taken.entities[4].name == "🎩 <b>Hats</b>");
    CHECK(taken.entities[5].name.size() == 300);
    for (const char* const name : {"b.csv", "b.tsv"}) {
        const QString file = folder.filePath(QString::fromLatin1(name));
        EditorDriver::answerFileDialog(file);
        driver.control(Qt::Key_E);
        const QString again = decodedSpreadsheet(readFile(file));
        CHECK(again.count(u'\t') == (file.endsWith(QStringLiteral("tsv")) ? 77 : 0));
        CsvDialog reading(driver.window().document(), &driver.window());
        reading.findChild<QComboBox*>(QStringLiteral("csvHow"))->setCurrentIndex(1);  // in place of them
        reading.setText(again);
        CHECK(reading.scenario() == taken);
    }
    driver.control(Qt::Key_Z);
    CHECK(driver.scenario() == before);
}

TEST_CASE("The columns of a preview are named in the language that is spoken, and may be headed so")
{
    installLanguage(QStringLiteral("de"));
    {
        EditorDriver driver;
        CsvDialog dialog(driver.window().document(), &driver.window());
        const QAbstractItemModel& model = *dialog.findChild<QTableView*>(QStringLiteral("csvPreview"))->model();
        dialog.setText(QStringLiteral("Name;Seite;leader;type\nErste;Red;Ney;archers\n"));
        QStringList heads;
        for (int i = 0; i < model.columnCount(); ++i)
            heads << model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString().section(u' ', 1);
        CHECK(heads.mid(0, 3)
              == QStringList{QStringLiteral("Name"), QStringLiteral("Seite"), QStringLiteral("Kommandeur")});
        CHECK(dialog.scenario().entities.size() > 3);
    }
    installLanguage(QStringLiteral("en"));
}

TEST_CASE("A list is added to the armies; that they are replaced is asked first")
{
    EditorDriver driver;
    const auto enter = [&](const QString& name, int how, QMessageBox::ButtonRole answer) {
        driver.control(Qt::Key_I);
        auto* const dialog = driver.find<CsvDialog>("csvDialog");
        REQUIRE(dialog);
        CHECK(dialog->findChild<QComboBox*>(QStringLiteral("csvHow"))->currentIndex() == 0);
        dialog->findChild<QComboBox*>(QStringLiteral("csvHow"))->setCurrentIndex(how);
        dialog->setText(QStringLiteral("name,type,stands,side\n%1,archers,6,Red\n").arg(name));
        const MessageAnswers answers([answer](const QMessageBox& question, QAbstractButton& each) {
            return question.buttonRole(&each) == answer;
        });
        dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        const bool stays = dialog->isVisible();
        dialog->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return std::pair(answers.asked(), stays);
    };
    const auto hasUnit = [&](const char* id) {
        const std::vector<std::string> ids = driver.ids();
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    CHECK(enter(QStringLiteral("One"), 0, QMessageBox::RejectRole) == std::pair(0, false));
    CHECK(enter(QStringLiteral("Two"), 0, QMessageBox::RejectRole) == std::pair(0, false));
    CHECK((hasUnit("one") && hasUnit("two")));
    CHECK(enter(QStringLiteral("Three"), 1, QMessageBox::RejectRole) == std::pair(1, true));
    CHECK((hasUnit("one") && hasUnit("two") && !hasUnit("three")));
    CHECK(enter(QStringLiteral("Three"), 1, QMessageBox::AcceptRole) == std::pair(1, false));
    CHECK((!hasUnit("one") && !hasUnit("two") && hasUnit("three")));
}

TEST_CASE("An export that is cancelled or can't be written leaves everything as it was")
{
    EditorDriver driver;
    const QTemporaryDir folder;
    EditorDriver::answerFileDialog(QString());
    driver.control(Qt::Key_E);
    CHECK_FALSE(driver.find<QLabel>("editorTold")->isVisible());
    EditorDriver::answerFileDialog(folder.filePath(QStringLiteral("plain")));
    driver.control(Qt::Key_E);
    CHECK(QFile::exists(folder.filePath(QStringLiteral("plain.csv"))));
}

TEST_CASE("Ten thousand rows are shown in a moment")
{
    EditorDriver driver;
    CsvDialog dialog(driver.window().document(), &driver.window());
    dialog.show();
    for (const bool sound : {true, false}) {
        QString text = QStringLiteral("name,type,stands,side,group\n");
        for (int i = 0; i < 10'000; ++i)
            text += QStringLiteral("Battalion %1,%2,6,%3,Brigade %4\n")
                        .arg(i)
                        .arg(sound ? "archers" : "archrs", i % 2 ? "Red" : "Blue")
                        .arg(i / 20);
        const std::clock_t before = std::clock();
        dialog.setText(text);
        QApplication::processEvents();
        const double taken = static_cast<double>(std::clock() - before) / static_cast<double>(CLOCKS_PER_SEC);
        WARN("10,000 " << (sound ? "sound" : "faulty") << " rows in the dialog: " << taken << " s of processor time");
        CHECK(taken < 5);  // far above what it takes, so that a slow or busy machine does not matter
        CHECK(dialog.findChild<QTreeWidget*>(QStringLiteral("csvProblems"))->topLevelItemCount()
              == (sound ? 1000 : 1000));
        CHECK(dialog.findChild<QLabel*>(QStringLiteral("csvTold"))
                  ->text()
                  .contains(sound ? QStringLiteral("5000 of 10000") : QStringLiteral("0 of 10000")));
    }
}

}  // namespace csv_dialog_test
