// Points on which the print is unclear, ruled on in a battle.
#include "support/catch.hpp"

#include "app/battle_driver.hpp"
#include "app/shared/settings/settings.hpp"

#include <QLabel>
#include <QRadioButton>

namespace battle_rulings_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;

TEST_CASE("In a battle rulings are those of the battle, stand in its log, and can be undone")
{
    BattleDriver driver;
    driver.toFiring();
    const EntryId before = driver.battle().game().head();
    driver.press(Qt::Key_L, Qt::ControlModifier);
    QWidget* dialog = driver.dialog("rulingsDialog");
    REQUIRE(dialog);
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("rulingsScope"))->text().contains(QStringLiteral("this battle")));
    QRadioButton* other = nullptr;
    for (QRadioButton* each : dialog->findChildren<QRadioButton*>()) {
        if (!other && !each->isChecked()) other = each;
    }
    REQUIRE(other);
    const std::string ruling = other->objectName().section(u'.', 1, 1).toStdString(),
                      choice = other->objectName().section(u'.', 2).toStdString();
    other->setFocus();
    driver.press(Qt::Key_Space);
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().game().head() == before + 1);
    const std::vector<std::pair<std::string, std::string>> ruled{{ruling, choice}};
    CHECK(driver.battle().state().rulings == ruled);
    CHECK(Settings().rulings(driver.battle().ruleset()).isEmpty());
    driver.press(Qt::Key_L, Qt::ControlModifier);
    CHECK(driver.dialog("rulingsDialog")
              ->findChild<QRadioButton*>(
                  QStringLiteral("ruling.%1.%2").arg(QString::fromStdString(ruling), QString::fromStdString(choice)))
              ->isChecked());
    driver.press(Qt::Key_Return);
    CHECK(driver.battle().game().head() == before + 1);  // nothing was changed
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(driver.battle().state().rulings.empty());
}

}  // namespace battle_rulings_test
