// Who acts in a case, who is meant by it and where the keyboard is are told apart.
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/part_mark.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle_driver.hpp"
#include "app/contrast.hpp"
#include "app/shared/look/appearance.hpp"
#include "app/shared/look/quiet_selection.hpp"
#include "support/catch.hpp"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTreeView>

#include <set>

namespace part_mark_test {

using namespace drumhead;
using namespace drumhead::app;
using testing::BattleDriver;
using testing::contrast;

namespace {

QImage drawn(CasePart part)
{
    QImage image(200, 20, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPartMark(painter, image.rect(), part, Qt::black);
    return image;
}

/// How many dark pixels there are along the upper edge.
int inkAtEdge(const QImage& image)
{
    int dark = 0;
    for (int x = 20; x < 190; ++x) dark += image.pixelColor(x, 1).lightness() < 128;
    return dark;
}

}  // namespace

TEST_CASE("The marks of those who act and those who are meant differ by sign and pattern, not by colour")
{
    const QImage acts = drawn(CasePart::Acts);
    const QImage meant = drawn(CasePart::Meant);
    CHECK(drawn(CasePart::None).pixelColor(100, 1) == QColor(Qt::white));
    CHECK(inkAtEdge(acts) == 170);  // solid
    CHECK(inkAtEdge(meant) > 40);
    CHECK(inkAtEdge(meant) < 150);                               // dashed
    CHECK(acts.copy(0, 2, 16, 16) != meant.copy(0, 2, 16, 16));  // an arrow and rings
}

TEST_CASE("The marks stand out on the list, on the quiet row and on the row of the keyboard, in both palettes")
{
    Appearance appearance;
    for (const Appearance::Theme theme : {Appearance::Theme::Light, Appearance::Theme::Dark}) {
        appearance.setTheme(theme);
        const QPalette palette = QApplication::palette();
        CHECK(contrast(partInk(palette, false), palette.color(QPalette::Active, QPalette::Base)) >= 4.5);
        CHECK(contrast(partInk(palette, false), quietGround(palette)) >= 4.5);
        CHECK(contrast(partInk(palette, true), palette.color(QPalette::Active, QPalette::Highlight)) >= 4.5);
    }
    appearance.setTheme(Appearance::Theme::Light);
}

TEST_CASE("In a shot the one acts and the other is meant, until the case is left")
{
    BattleDriver driver;
    driver.toFiring();
    for (int i = 0; i < 3; ++i) driver.press(Qt::Key_Return);
    CaseController& cases = *driver.page().caseController();
    REQUIRE(cases.isOpen());
    const auto* const view = driver.find<QTreeView>("armies");
    const auto marked = [&] {
        std::multiset<CasePart> all;
        for (QModelIndex row = view->model()->index(0, 0); row.isValid(); row = view->indexBelow(row)) {
            const auto part = static_cast<CasePart>(row.data(ArmyModel::PartRole).toInt());
            if (part != CasePart::None) all.insert(part);
        }
        return all;
    };
    CHECK(marked() == std::multiset<CasePart>{CasePart::Acts, CasePart::Meant});
    driver.press(Qt::Key_Escape);
    CHECK(marked().empty());
}

}  // namespace part_mark_test
