// What wraps begins beneath its text, not beneath the mark before it.
#include "support/catch.hpp"

#include "app/shared/look/hanging_delegate.hpp"

#include <QListWidget>
#include <QTextLayout>

namespace hanging_delegate_test {

using namespace drumhead::app;

TEST_CASE("All lines but the first begin beneath the text of a row")
{
    const QString text = QStringLiteral("▶ Beschuss · Österreich fires first, in Side A");
    const QFontMetricsF metrics{QFont()};
    QTextLayout layout(text, QFont());
    const double width = metrics.horizontalAdvance(text) / 2.5;
    const QSizeF size = layOutHanging(layout, 2, width);
    REQUIRE(layout.lineCount() > 2);
    CHECK(layout.lineAt(0).x() == 0);
    for (int i = 1; i < layout.lineCount(); ++i) {
        CHECK(layout.lineAt(i).x() == Approx(metrics.horizontalAdvance(text.left(2))));
        CHECK(layout.lineAt(i).x() + layout.lineAt(i).naturalTextWidth() <= width + 1);
    }
    CHECK(size.height() == Approx(layout.lineAt(0).height() * layout.lineCount()));
}

TEST_CASE("A row is as high as its lines in the width of its list")
{
    QListWidget list;
    list.setWordWrap(true);
    list.setItemDelegate(new HangingDelegate(&list));
    list.addItem(QStringLiteral("✓ Beschuss"));
    list.addItem(QStringLiteral("▶ Beschuss der Seite, die zuerst an der Reihe ist"));
    for (int row = 0; row < 2; ++row) list.item(row)->setData(HangingDelegate::leadRole, 2);
    list.resize(list.fontMetrics().averageCharWidth() * 24, 300);
    list.show();
    list.doItemsLayout();
    const int one = list.visualItemRect(list.item(0)).height();
    CHECK(list.visualItemRect(list.item(1)).height() >= one + 2 * list.fontMetrics().height() - 4);
    CHECK(list.visualItemRect(list.item(1)).width() <= list.viewport()->width());
}

}  // namespace hanging_delegate_test
