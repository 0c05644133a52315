// What the disk refused, and how the window lets go of it.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/editor_driver.hpp"
#include "drumhead/storage/file/game_file.hpp"
#include "support/small_disk.hpp"

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTimer>

namespace battle_unsaved_test {

using namespace drumhead;
using namespace drumhead::app;
using drumhead::test::SmallDisk;
using testing::BattleDriver;
using testing::EditorDriver;

namespace {

/// Answers the question whether the battle is to be let go with the button that says `word`; tells afterwards whether
/// it was asked.
class LetGoQuestion {
public:
    explicit LetGoQuestion(const char* word)
    {
        m_soon.setInterval(20);
        QObject::connect(&m_soon, &QTimer::timeout, &m_soon, [this, word] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box || box->objectName() != QStringLiteral("battleUnsaved")) return;
            m_soon.stop();
            for (QAbstractButton* const each : box->buttons()) {
                if (each->text().contains(QString::fromLatin1(word))) {
                    asked = true;
                    return each->click();
                }
            }
            box->reject();
        });
        m_soon.start();
    }

    bool asked = false;

private:
    QTimer m_soon;
};

/// A battle with one command that its file could not take.
class UnsavedBattle : public BattleDriver {
public:
    UnsavedBattle()
    {
        toFiring();
        shoot(QStringLiteral("1 1 1 1 1"));
        m_disk = std::make_unique<SmallDisk>(300);
        press(Qt::Key_Return);
        REQUIRE(battle().file()->unsaved());
    }
    void diskHasRoom() { m_disk.reset(); }

private:
    std::unique_ptr<SmallDisk> m_disk;
};

}  // namespace

TEST_CASE("A battle that is in no file is not closed unasked")
{
    UnsavedBattle driver;
    {
        const LetGoQuestion question("Cancel");
        CHECK_FALSE(driver.window().close());
        CHECK(question.asked);
    }
    CHECK(driver.window().isVisible());
    {
        const LetGoQuestion question("Cancel");
        driver.window().openFile(QStringLiteral(DRUMHEAD_SOURCE_DIR "/resources/scenarios/monte-azul.scenario.json"));
        CHECK(question.asked);
    }
    CHECK(driver.battle().file()->unsaved());
    const LetGoQuestion question("Discard");
    CHECK(driver.window().close());
    CHECK(question.asked);
}

TEST_CASE("Where the disk takes it after all, nothing is asked")
{
    UnsavedBattle driver;
    driver.diskHasRoom();
    const LetGoQuestion question("Cancel");
    CHECK(driver.window().close());
    CHECK_FALSE(question.asked);
    CHECK_FALSE(driver.battle().file()->unsaved());
}

TEST_CASE("Saved somewhere else, the battle may be let go")
{
    const QTemporaryDir folder;
    UnsavedBattle driver;
    const LetGoQuestion question("Save somewhere else");
    // The old disk stays full until the copy has its place elsewhere.
    const QString file = folder.filePath(QStringLiteral("rescued.drumhead"));
    EditorDriver::answerFileDialog(file);
    QTimer::singleShot(0, &driver.window(), [&] { driver.diskHasRoom(); });
    CHECK(driver.window().close());
    CHECK(question.asked);
    CHECK(QFile::exists(file));
    CHECK(driver.battle().file()->path() == file.toStdString());
}

}  // namespace battle_unsaved_test
