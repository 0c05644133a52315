// Who against whom takes the same height, however long the names are.
#include "support/catch.hpp"

#include "app/battle/case/case_heading.hpp"

namespace case_heading_test {

using drumhead::app::CaseHeading;

TEST_CASE("The heading of a case takes the same height whatever the names, and is read whole in its tip")
{
    CaseHeading heading(nullptr);
    heading.resize(420, 40);
    heading.showText(QStringLiteral("Firing: Kleist → Lika"));
    const int height = heading.minimumHeight();
    CHECK(heading.heightForWidth(420) <= height);
    CHECK(heading.text() == QStringLiteral("Firing: Kleist → Lika"));
    CHECK(heading.toolTip().isEmpty());
    const QString names = QStringLiteral("Firing: Musketeers, 1st battalion Alt-Kreytzen → Infantry regiment Harrach");
    heading.showText(names);
    CHECK(heading.text() == names);  // in two lines
    CHECK(heading.minimumHeight() == height);
    CHECK(heading.heightForWidth(420) <= height);
    const QString longNames =
        names
        + QStringLiteral(
            ", 1st battalion of the left wing, and all the guns of the reserve that stand on the road behind it");
    heading.showText(longNames);
    CHECK(heading.minimumHeight() == height);
    CHECK(heading.heightForWidth(420) <= height);
    CHECK(heading.text().endsWith(QStringLiteral("…")));
    CHECK(heading.toolTip().contains(QStringLiteral("behind it")));
    CHECK(heading.accessibleName() == longNames);
    heading.setCompact(true);
    CHECK(heading.text() == longNames);  // nothing stands beside it
}

}  // namespace case_heading_test
