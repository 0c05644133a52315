// Every unit that may be the target of the case in hand, by its chance.
#include "support/catch.hpp"

#include "app/battle/case/case_controller.hpp"
#include "app/battle/case/target_model.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"

#include <QAbstractItemModel>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

namespace compare_targets_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;

namespace {

/// The first who may fire at the first target, before anything is answered.
struct Firing {
    BattleDriver driver;

    Firing()
    {
        driver.toFiring();
        for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
        REQUIRE(driver.page().caseController()->isOpen());
    }

    QWidget* open()
    {
        driver.press(Qt::Key_F2, Qt::ShiftModifier);
        return driver.dialog("targetsDialog");
    }
    static QTreeView* view(const QWidget& dialog)
    {
        return dialog.findChild<QTreeView*>(QStringLiteral("targetsView"));
    }
    static QString cell(const QTreeView& view, int row, int column)
    {
        return view.model()->index(row, column).data().toString().replace(QChar(QChar::Nbsp), u' ');
    }
    static bool comes(const QTreeView& view, const QString& part)
    {
        return QTest::qWaitFor(
            [&] {
                for (int row = 0; row < view.model()->rowCount(); ++row) {
                    if (cell(view, row, TargetModel::Chance).contains(part)) return true;
                }
                return false;
            },
            30'000);
    }
};

}  // namespace

TEST_CASE("All targets are listed, and renewed while a distance is typed once")
{
    Firing firing;
    QWidget* dialog = firing.open();
    REQUIRE(dialog);
    QTreeView* view = Firing::view(*dialog);
    REQUIRE(QTest::qWaitFor([&] { return view->model()->rowCount() > 1; }, 30'000));
    CHECK(Firing::comes(*view, QStringLiteral("Needs: distance")));
    CHECK_FALSE(Firing::comes(*view, QStringLiteral("%")));
    CaseSession* session = firing.driver.page().caseController()->page()->session();
    REQUIRE(session->prefill({QStringLiteral("distance=8")}).isEmpty());
    CHECK(Firing::comes(*view, QStringLiteral("%")));
    const int rows = view->model()->rowCount();
    for (int row = 1; row < rows; ++row)
        CHECK(view->model()->index(row, TargetModel::Chance).data(Qt::UserRole).toDouble()
              <= view->model()->index(row - 1, TargetModel::Chance).data(Qt::UserRole).toDouble());
}

TEST_CASE("Another target is put into the case, with the answers so far")
{
    Firing firing;
    REQUIRE(firing.driver.answer(QStringLiteral("distance"), QStringLiteral("8")));
    QWidget* dialog = firing.open();
    REQUIRE(dialog);
    QTreeView* view = Firing::view(*dialog);
    auto* use = dialog->findChild<QPushButton*>(QStringLiteral("useTarget"));
    REQUIRE(QTest::qWaitFor([&] { return view->model()->rowCount() > 1; }, 30'000));
    CaseController* controller = firing.driver.page().caseController();
    const EntityId before = controller->targets().target();
    CHECK_FALSE(use->isEnabled());  // it stands on the present target
    const auto* model = static_cast<TargetModel*>(view->model());
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->at(model->index(row, 0))->target != before) view->setCurrentIndex(model->index(row, 0));
    }
    const EntityId wanted = model->at(view->currentIndex())->target;
    CHECK(use->isEnabled());
    use->click();
    CHECK(controller->targets().target() == wanted);
    const CaseSession& session = *controller->page()->session();
    CHECK(session.effective(*findFact(session.program(), "distance")) == Value(Number(8)));
}

TEST_CASE("The list closes with its case")
{
    Firing firing;
    QWidget* dialog = firing.open();
    REQUIRE(dialog);
    firing.driver.page().caseController()->discard();
    CHECK(QTest::qWaitFor([&] { return !firing.driver.window().findChild<QWidget*>(QStringLiteral("targetsDialog")); },
                          30'000));
    firing.driver.press(Qt::Key_F2, Qt::ShiftModifier);
    CHECK_FALSE(firing.driver.window().findChild<QWidget*>(QStringLiteral("targetsDialog")));
}

}  // namespace compare_targets_test
