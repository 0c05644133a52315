#include "app/combat/dice/face_strip.hpp"

#include "app/combat/dice/die_look.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/percent.hpp"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int cellGap = 4;
constexpr int cellPad = 8;

QString rangeText(const FaceMeaning& meaning)
{
    if (meaning.face == meaning.until) return QString::number(meaning.face).replace(u'-', u'−');
    const QString between = meaning.face < 0 ? FaceStrip::tr("%1 to %2") : QStringLiteral("%1-%2");
    return between.arg(QString::number(meaning.face).replace(u'-', u'−'),
                       QString::number(meaning.until).replace(u'-', u'−'));
}

QString chanceText(const FaceMeaning& meaning)
{
    return typeset(spokenTexts()->withPoint(roughPercent(meaning.chance)));
}

/// "1-5 ● hits  50 %".
QString cellText(const FaceMeaning& meaning, const QString& sign)
{
    const QString text = sign.isEmpty()
        ? QStringLiteral("%1  %2").arg(rangeText(meaning), typeset(meaning.words))
        : QStringLiteral("%1  %2 %3").arg(rangeText(meaning), sign, typeset(meaning.words));
    return meaning.chance < 0 ? text : text + QStringLiteral("  ") + chanceText(meaning);
}

QString spokenStrip(const std::vector<FaceStrip::Line>& lines)
{
    QStringList all;
    for (const FaceStrip::Line& line : lines) {
        QStringList cells;
        for (const FaceMeaning& each : line.meanings) {
            const QString chance = each.chance < 0 ? QString() : QStringLiteral(" (%1)").arg(chanceText(each));
            cells << rangeText(each) + u' ' + typeset(each.words) + chance;
        }
        all << FaceStrip::tr("%1: %2").arg(line.caption, cells.join(QStringLiteral(", ")));
    }
    return all.join(QStringLiteral("; "));
}

}  // namespace

FaceStrip::FaceStrip(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("faceStrip"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    hide();
}

void FaceStrip::setLines(std::vector<Line> lines)
{
    m_lines = std::move(lines);
    setAccessibleName(spokenStrip(m_lines));
    setToolTip(tipText(accessibleName()));
    updateGeometry();
    update();
}

QSize FaceStrip::sizeHint() const
{
    const int usual = fontMetrics().averageCharWidth() * 60;
    return {usual, walk(std::max(usual, width()), nullptr)};  // no higher than it is in the room it has
}

QSize FaceStrip::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 20, fontMetrics().height()}; }

int FaceStrip::walk(int width, QPainter* painter) const
{
    const int high = fontMetrics().height() + cellPad;
    int y = 0;
    for (const Line& line : m_lines) {
        int x = 0;
        if (!line.caption.isEmpty()) {
            const int caption = fontMetrics().horizontalAdvance(line.caption) + cellPad;
            if (painter) {
                painter->setPen(palette().color(QPalette::WindowText));
                painter->drawText(QRect(0, y, caption, high), Qt::AlignLeft | Qt::AlignVCenter, line.caption);
            }
            x = caption;
        }
        for (const FaceMeaning& each : line.meanings) {
            const QString text = cellText(each, lookOf(each.kind, palette()).sign);
            const int wide = std::min(fontMetrics().horizontalAdvance(text) + 2 * cellPad, width);
            if (x > 0 && x + wide > width) {
                x = 0;
                y += high + cellGap;
            }
            if (painter) paintCell(*painter, QRect(x, y, wide, high), text, each);
            x += wide + cellGap;
        }
        y += high + cellGap;
    }
    return std::max(y - cellGap, 0);
}

void FaceStrip::paintCell(QPainter& painter, const QRect& box, const QString& text, const FaceMeaning& meaning) const
{
    const DieLook look = lookOf(meaning.kind, palette());
    painter.setPen(QPen(look.edge, 1, look.dashed ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(look.fill.isValid() ? QBrush(look.fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setPen(look.ink);
    painter.drawText(box.adjusted(cellPad, 0, -cellPad, 0), Qt::AlignCenter,
                     fontMetrics().elidedText(text, Qt::ElideRight, box.width() - 2 * cellPad + 2));
}

void FaceStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    walk(width(), &painter);
}

void FaceStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

namespace {

bool saysTheSame(const std::vector<FaceMeaning>& one, const std::vector<FaceMeaning>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const auto& a, const auto& b) {
        return a.face == b.face && a.until == b.until && a.words == b.words && a.kind == b.kind;
    });
}

/// A throw that is read for several and means the same for all of them is told once.
std::vector<FaceStrip::Line> lineForAll(const PlannedThrow& planned)
{
    const std::vector<ThrowReading>& readings = planned.readings;
    if (planned.counts || readings.size() < 2) return {};
    std::vector<FaceMeaning> first = faceMeanings(planned, readings.front(), *spokenTexts());
    const bool isSame = std::all_of(readings.begin() + 1, readings.end(), [&](const ThrowReading& each) {
        return each.added == readings.front().added && saysTheSame(first, faceMeanings(planned, each, *spokenTexts()));
    });
    if (!isSame || first.empty()) return {};
    const auto many = static_cast<int>(readings.size());
    return {{FaceStrip::tr("For all %n", nullptr, many), std::move(first)}};
}

}  // namespace

std::vector<FaceStrip::Line> stripLines(const PlannedThrow& planned)
{
    std::vector<FaceStrip::Line> lines = lineForAll(planned);
    if (!lines.empty()) return lines;
    for (const ThrowReading& reading : planned.readings) {
        std::vector<FaceMeaning> meanings = faceMeanings(planned, reading, *spokenTexts());
        const QString numbers = planned.deck                  ? FaceStrip::tr("Card")
            : planned.counts                                  ? FaceStrip::tr("Each die")
            : planned.dice == 1 && reading.added == Number(0) ? FaceStrip::tr("Die")
                                                              : FaceStrip::tr("Total");
        const QString caption = reading.whose.empty()
            ? numbers
            : FaceStrip::tr("%1, %2").arg(raised(toQt(reading.whose)),
                                          spokenTexts()->isEnglish() ? numbers.toLower() : numbers);
        if (!meanings.empty() && (!planned.counts || lines.empty())) lines.push_back({caption, std::move(meanings)});
        if (!planned.counts || reading.bands.empty()) continue;
        const QString many = toQt(planned.title);
        lines.push_back({reading.whose.empty() ? many : FaceStrip::tr("%1, %2").arg(raised(toQt(reading.whose)), many),
                         countMeanings(planned, reading)});
    }
    return lines;
}

}  // namespace drumhead::app
