// One engagement in plain terms, side by side under the rulesets of the window.
#include "support/catch.hpp"

#include "app/shared/rules/ruleset_library.hpp"
#include "app/shell/across/across_model.hpp"
#include "app/window_driver.hpp"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QSpinBox>
#include <QTreeView>

namespace across_dialog_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::toyOptions;
using testing::WindowDriver;

TEST_CASE("The model of an engagement keeps its promises while it changes")
{
    RulesetLibrary library;
    library.lookInto({RulesetLibrary::standardFolder()});
    AcrossModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (const EngagementKind kind : {EngagementKind::Shooting, EngagementKind::Melee}) {
        std::vector<AcrossLine> lines;
        for (int i = 0; i < static_cast<int>(library.entries().size()); ++i)
            lines.push_back(putTo(*library.load(i).loaded.ruleset, Engagement::usual(kind)));
        model.setLines(lines);
        CHECK(model.rowCount() == static_cast<int>(library.entries().size()));
    }
    model.setLines({});
    CHECK(model.rowCount() == 0);
}

TEST_CASE("The engagement is described by keyboard, and every ruleset answers or says why not")
{
    LaunchOptions options = toyOptions("shot");
    options.folders << RulesetLibrary::standardFolder();
    WindowDriver driver(options);
    driver.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    QWidget* dialog = driver.dialog("acrossDialog");
    REQUIRE(dialog);
    const auto* view = dialog->findChild<QTreeView*>(QStringLiteral("acrossView"));
    REQUIRE(view->model()->rowCount() >= 4);
    const auto cell = [&](int row, int column) { return view->model()->index(row, column).data().toString(); };
    CHECK(cell(0, AcrossModel::Remark).startsWith(QStringLiteral("No answer: these rules have no shooting")));
    const QString loss = cell(1, AcrossModel::Loss);
    CHECK(loss.endsWith(QStringLiteral(" men")));
    CHECK(view->isColumnHidden(AcrossModel::Wins));
    dialog->findChild<QSpinBox*>(QStringLiteral("across.attacker.men"))->setValue(1200);
    CHECK(cell(1, AcrossModel::Loss) != loss);
    CHECK_FALSE(dialog->findChild<QWidget*>(QStringLiteral("across.attacker.guns"))->isVisible());
    dialog->findChild<QComboBox*>(QStringLiteral("acrossKind"))->setCurrentIndex(1);
    CHECK_FALSE(view->isColumnHidden(AcrossModel::Wins));
    CHECK_FALSE(dialog->findChild<QWidget*>(QStringLiteral("across.distance"))->isVisible());
}

}  // namespace across_dialog_test
