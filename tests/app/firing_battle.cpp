#include "app/firing_battle.hpp"

#include "app/shared/qt_text.hpp"
#include "support/catch.hpp"

#include <QApplication>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

namespace drumhead::app::testing {

void FiringBattle::reply(const char* question, const char* word)
{
    const QWidget* box = dialog(question);
    REQUIRE(box);
    for (QAbstractButton* each : box->findChildren<QAbstractButton*>()) {
        if (!withoutAmpersand(each->text()).startsWith(QString::fromLatin1(word))) continue;
        each->click();
        QApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return;
    }
    FAIL("no button " << word);
}

BranchingReply::BranchingReply(const char* word)
{
    m_soon.setInterval(10);
    QObject::connect(&m_soon, &QTimer::timeout, &m_soon, [this, word] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box || box->objectName() != QStringLiteral("branchingQuestion")) return;
        ++asked;
        for (QAbstractButton* const each : box->buttons()) {
            if (FiringBattle::withoutAmpersand(each->text()).startsWith(QString::fromLatin1(word)))
                return each->click();
        }
        box->reject();
    });
    m_soon.start();
}

LaunchOptions sameFile(const BattleDriver& driver)
{
    LaunchOptions options;
    options.battle = toQt(driver.window().battlePage()->battle()->file()->path().string());
    return options;
}

void goBackTo(FiringBattle& driver, int row)
{
    auto* log = driver.find<QListView>("log");
    log->setCurrentIndex(log->model()->index(row, 0));
    QTest::mouseClick(driver.find<QPushButton>("logGoThere"), Qt::LeftButton);
    QApplication::processEvents();
}

}  // namespace drumhead::app::testing
