// How the form and the verdict of a case share the height.
#include "app/battle_driver.hpp"

#include "app/battle/case_desk.hpp"
#include "app/panels/case_form.hpp"
#include "app/panels/case_page.hpp"

#include <QApplication>

using namespace drumhead::app;
using testing::BattleDriver;

TEST_CASE("Once there is a verdict the form has no more height than its questions need")
{
    BattleDriver driver;
    driver.window().resize(1366, 1000);
    driver.toFiring();
    driver.shoot(QString());
    const CasePage& page = *driver.page().desk()->page();
    const CaseForm& form = *page.form();
    REQUIRE_FALSE(page.session()->isFinished());
    CHECK(form.height() > form.wantedHeight() + 30);
    driver.type(QStringLiteral("1 2 3 4 5"));
    driver.press(Qt::Key_Return);
    REQUIRE(page.session()->isFinished());
    QApplication::processEvents();
    CHECK(form.height() <= form.wantedHeight() + 1);
    CHECK(form.height() >= form.wantedHeight() - 1);
}
