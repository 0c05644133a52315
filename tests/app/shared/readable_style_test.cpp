// Boxes to tick, in large type and dark colours.
#include "support/catch.hpp"

#include "app/contrast.hpp"
#include "app/shared/look/appearance.hpp"
#include "app/shared/look/primary_button.hpp"
#include "app/shared/look/quiet_selection.hpp"
#include "app/shared/look/readable_style.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>
#include <cmath>

namespace readable_style_test {

using namespace drumhead::app;
using testing::contrast;

namespace {

/// How far the lightest spot within the box stands out from the dark ground, in steps of 255.
template <typename Button>
int outlineOf(Button& button)
{
    const QColor ground(0x1b, 0x1e, 0x23);
    QPalette dark(QColor(0x3a, 0x3f, 0x49), ground);
    dark.setColor(QPalette::Base, QColor(0x2a, 0x2e, 0x36));
    dark.setColor(QPalette::PlaceholderText, QColor(0xa9, 0xac, 0xb3));
    button.setPalette(dark);
    button.resize(button.sizeHint());
    const QImage shown = button.grab().toImage();
    int most = 0;
    for (int x = 0; x < 10; ++x)
        most = std::max(most, shown.pixelColor(x, shown.height() / 2).lightness() - ground.lightness());
    return most;
}

}  // namespace

TEST_CASE("Markup in a label is text, unless the label asks for rich text")
{
    ReadableStyle style;
    const auto formatOf = [&style](Qt::TextFormat format) {
        QLabel label(QStringLiteral("men <img src=\"file:///dev/zero\">"));
        label.setTextFormat(format);
        label.setStyle(&style);
        label.ensurePolished();
        return label.textFormat();
    };
    CHECK(formatOf(Qt::AutoText) == Qt::PlainText);
    CHECK(formatOf(Qt::RichText) == Qt::RichText);
}

TEST_CASE("Fields can be told from a dark ground without the keyboard's ring")
{
    const auto standsOut = [](QWidget& field) {
        const QColor ground(0x1e, 0x20, 0x22);
        QPalette dark(QColor(0x26, 0x29, 0x2c), ground);
        dark.setColor(QPalette::Base, QColor(0x26, 0x29, 0x2c));
        dark.setColor(QPalette::Text, QColor(0xec, 0xec, 0xe6));
        static ReadableStyle style;
        field.setStyle(&style);
        field.setPalette(dark);
        field.resize(160, 60);
        const QImage shown = field.grab().toImage();
        int most = 0;
        for (int x = 0; x < 3; ++x) most = std::max(most, shown.pixelColor(x, shown.height() / 2).lightness());
        return most >= 0x70;  // 3 to 1
    };
    QLineEdit line;
    QPlainTextEdit text;
    QSpinBox number;
    QComboBox choice;
    QPlainTextEdit report;
    report.setReadOnly(true);
    CHECK(standsOut(line));
    CHECK(standsOut(text));
    CHECK(standsOut(number));
    CHECK(standsOut(choice));
    CHECK_FALSE(standsOut(report));
}

TEST_CASE("Boxes to tick can be told from a dark ground, and grow with the type")
{
    ReadableStyle style;
    QCheckBox box(QStringLiteral(" "));
    QRadioButton button(QStringLiteral(" "));
    box.setStyle(&style);
    button.setStyle(&style);
    CHECK(outlineOf(box) > 60);
    CHECK(outlineOf(button) > 60);
    const int usual = style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &box);
    QFont large = box.font();
    large.setPointSizeF(large.pointSizeF() * 3);
    box.setFont(large);
    CHECK(style.pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &box) >= 2 * usual);
    CHECK(style.pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, nullptr, &box) >= 2 * usual);
}

namespace {

/// The colour of a button beside its text.
QColor groundOf(QPushButton& button)
{
    button.resize(120, 30);
    return button.grab().toImage().pixelColor(10, 15);
}

}  // namespace

TEST_CASE("The primary action is filled in both palettes, its text stands out, and disabled it looks like any other")
{
    Appearance appearance;
    for (const Appearance::Theme theme : {Appearance::Theme::Light, Appearance::Theme::Dark}) {
        appearance.setTheme(theme);
        QPushButton usual(QStringLiteral("Ok"));
        QPushButton button(QStringLiteral("Ok"));
        setPrimary(button, true);
        const QColor fill = button.palette().color(QPalette::Active, QPalette::Highlight);
        CHECK(groundOf(button) == fill);
        CHECK(groundOf(usual) != fill);
        CHECK(contrast(fill, button.palette().color(QPalette::Active, QPalette::HighlightedText)) >= 4.5);
        CHECK(contrast(fill, button.palette().color(QPalette::Window)) >= 3);  // seen as a button
        button.setEnabled(false);
        usual.setEnabled(false);
        CHECK(groundOf(button) == groundOf(usual));
    }
    appearance.setTheme(Appearance::Theme::System);
}

TEST_CASE("What is chosen in a list without the keyboard is marked quietly, and still read")
{
    ReadableStyle style;
    QListWidget list;
    list.setStyle(&style);
    list.addItem(QStringLiteral("chosen"));
    list.setCurrentRow(0);
    CHECK(isQuiet(&list));
    QStyleOptionViewItem row;
    row.initFrom(&list);
    row.widget = &list;
    row.state |= QStyle::State_Selected;
    quietSelection(row);
    CHECK_FALSE(row.state.testFlag(QStyle::State_Selected));
    const QColor ground = quietGround(list.palette());
    CHECK(row.backgroundBrush.color() == ground);
    const QColor base = list.palette().color(QPalette::Base), loud = list.palette().color(QPalette::Highlight);
    CHECK(ground != base);
    CHECK(std::abs(ground.lightness() - base.lightness()) < std::abs(ground.lightness() - loud.lightness()));
    list.setWindowFlag(Qt::Popup);
    CHECK_FALSE(isQuiet(&list));
}

TEST_CASE("Arrows and scroll bars grow with the type, and the text beside them keeps its room")
{
    ReadableStyle style;
    QComboBox box;
    box.addItem(QStringLiteral("Musketeers"));
    box.setStyle(&style);
    const auto arrow = [&] {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.rect = QRect(QPoint(), box.sizeHint());
        return style.subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxArrow, &box).width();
    };
    QScrollBar bar(Qt::Vertical);
    bar.setStyle(&style);
    const int arrowBefore = arrow();
    const int barBefore = bar.sizeHint().width();
    const int room = box.sizeHint().width() - box.fontMetrics().horizontalAdvance(box.currentText());
    QFont large = box.font();
    large.setPointSizeF(large.pointSizeF() * 3);
    box.setFont(large);
    bar.setFont(large);
    CHECK(arrow() >= arrowBefore * 4 / 3);
    CHECK(bar.sizeHint().width() >= barBefore * 3 / 2);
    CHECK(box.sizeHint().width() - box.fontMetrics().horizontalAdvance(box.currentText())
          >= room + arrow() - arrowBefore);
}

TEST_CASE("A heading that has no room ends in dots")
{
    ReadableStyle style;
    const auto drawn = [&](const QString& text) {
        QImage image(60, 24, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionHeader heading;
        heading.rect = image.rect();
        heading.text = text;
        style.drawControl(QStyle::CE_HeaderLabel, &heading, &painter, nullptr);
        return image;
    };
    const QImage probe(60, 24, QImage::Format_RGB32);
    const QString cut =
        QFontMetrics(QApplication::font(), &probe).elidedText(QStringLiteral("How it stands now"), Qt::ElideRight, 60);
    REQUIRE(cut.endsWith(QStringLiteral("…")));
    CHECK(drawn(QStringLiteral("How it stands now")) == drawn(cut));
    CHECK(drawn(QStringLiteral("How")) != drawn(QStringLiteral("H")));
}

}  // namespace readable_style_test
