// Nothing is replaced unasked, however its name was typed.
#include "app/shared/widgets/dialogs/save_file.hpp"

#include "app/editor_driver.hpp"
#include "app/shared/file_kinds.hpp"
#include "support/catch.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>

namespace save_file_test {

using namespace drumhead::app;
using testing::EditorDriver;

TEST_CASE("A name typed without its ending replaces no file of that name unasked")
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("mine.scenario.json"));
    QFile precious(file);
    REQUIRE(precious.open(QIODevice::WriteOnly));
    precious.write("precious");
    precious.close();
    QWidget parent;
    parent.show();
    int asked = 0;
    const char* answer = "Replace";
    QTimer answering;
    QObject::connect(&answering, &QTimer::timeout, &answering, [&] {
        auto* const question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!question) return;
        ++asked;
        if (answer == std::string_view("Cancel")) EditorDriver::answerFileDialog(QString());
        CHECK(question->text().contains(QStringLiteral("mine.scenario.json")));
        for (QAbstractButton* const each : question->buttons()) {
            if (each->text().remove(u'&').contains(QLatin1String(answer))) return each->click();
        }
        FAIL("no button " << answer);
    });
    answering.start(20);
    const auto saved = [&](const char* name) {
        EditorDriver::answerFileDialog(folder.filePath(QString::fromLatin1(name)));
        return askSaveFile(&parent, {QStringLiteral("Save"), folder.path(), QString(), {scenarioEnding}});
    };
    CHECK(saved("other") == folder.filePath(QStringLiteral("other.scenario.json")));
    CHECK(asked == 0);
    CHECK(saved("mine") == file);
    CHECK(asked == 1);
    CHECK(saved("mine.SCENARIO.json") == folder.filePath(QStringLiteral("mine.SCENARIO.json")));
    CHECK(asked == 1);
    // Who does not want it replaced is asked for another name, and may give none.
    answer = "Cancel";
    CHECK(saved("mine").isEmpty());
    CHECK(asked == 2);
}

}  // namespace save_file_test
