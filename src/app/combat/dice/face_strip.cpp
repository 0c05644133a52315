#include "app/combat/dice/face_strip.hpp"

#include "app/combat/dice/die_look.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/base/percent.hpp"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int cellGap = 4;
constexpr int cellPad = 8;
constexpr int denseGap = 2;
constexpr int densePad = 4;

QString rangeText(const FaceMeaning& meaning)
{
    const QString face = QString::number(meaning.face);
    return meaning.face == meaning.until ? face : QStringLiteral("%1-%2").arg(face).arg(meaning.until);
}

QString chanceText(const FaceMeaning& meaning)
{
    return typeset(spokenTexts()->withPoint(roughPercent(meaning.chance)));
}

/// "1-5 ● hits  50 %".
QString cellText(const FaceMeaning& meaning, const QString& sign, bool withChance)
{
    const QString text = sign.isEmpty()
        ? QStringLiteral("%1  %2").arg(rangeText(meaning), typeset(meaning.words))
        : QStringLiteral("%1  %2 %3").arg(rangeText(meaning), sign, typeset(meaning.words));
    return !withChance || meaning.chance < 0 ? text : text + QStringLiteral("  ") + chanceText(meaning);
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
    const QString told = spokenStrip(m_lines);
    QStringList notes;
    for (const Line& each : m_lines) {
        if (!each.note.isEmpty() && !notes.contains(each.note)) notes << each.note;
    }
    setAccessibleName(told);
    setToolTip(tipText((QStringList{told} + notes).join(u'\n')));
    updateGeometry();
    update();
}

QSize FaceStrip::sizeHint() const
{
    const int usual = fontMetrics().averageCharWidth() * 60;
    return {usual, walk(std::max(usual, width()), nullptr)};  // no higher than it is in the room it has
}

QSize FaceStrip::minimumSizeHint() const { return {fontMetrics().averageCharWidth() * 20, fontMetrics().height()}; }

QString FaceStrip::captionAt(const Line& line, int width) const
{
    return fontMetrics().elidedText(line.caption, Qt::ElideMiddle, width / 2);
}

int FaceStrip::cellWidth(const FaceMeaning& meaning, bool withChance) const
{
    const QString text = cellText(meaning, lookOf(meaning.kind, palette()).sign, withChance);
    return fontMetrics().horizontalAdvance(text) + 2 * cellPad;
}

/// Chances are told where the line keeps to one row with them: else the results come first, and Odds has the chances.
bool FaceStrip::hasChances(const Line& line, int width) const
{
    int wide = line.caption.isEmpty() ? 0 : fontMetrics().horizontalAdvance(captionAt(line, width)) + cellPad;
    for (const FaceMeaning& each : line.meanings) wide += cellWidth(each, true) + cellGap;
    return wide - cellGap <= width;
}

/// A line for each of many units stands closer.
int FaceStrip::rowHeight() const { return fontMetrics().height() + (isDense() ? densePad : cellPad); }

int FaceStrip::wholeRows(int height) const
{
    const int gap = isDense() ? denseGap : cellGap;
    const int row = rowHeight() + gap;
    return std::max((height + gap) / row, 1) * row - gap;
}

int FaceStrip::walk(int width, QPainter* painter) const
{
    const int high = rowHeight();
    const int below = isDense() ? denseGap : cellGap;
    const int indent = isDense() ? 4 * cellGap : 0;  // what goes on belongs to the line above
    int y = 0;
    for (const Line& line : m_lines) {
        int x = 0;
        if (!line.caption.isEmpty()) {
            const QString text = captionAt(line, width);
            const int caption = fontMetrics().horizontalAdvance(text) + cellPad;
            if (painter) {
                painter->setPen(palette().color(QPalette::WindowText));
                painter->drawText(QRect(0, y, caption, high), Qt::AlignLeft | Qt::AlignVCenter, text);
            }
            x = caption;
        }
        const bool withChance = hasChances(line, width);
        for (const FaceMeaning& each : line.meanings) {
            const int wide = std::min(cellWidth(each, withChance), width - indent);
            if (x > indent && x + wide > width) {
                x = indent;
                y += high + below;
            }
            if (painter)
                paintCell(*painter, QRect(x, y, wide, high),
                          cellText(each, lookOf(each.kind, palette()).sign, withChance), each);
            x += wide + cellGap;
        }
        y += high + below;
    }
    return std::max(y - below, 0);
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

/// What the numbers are.
QString numbersOf(const PlannedThrow& planned, const ThrowReading& reading)
{
    if (planned.deck) return FaceStrip::tr("Card");
    if (planned.counts) return FaceStrip::tr("Each die");
    const bool isOne = planned.dice == 1;
    if (reading.added == Number(0)) return isOne ? FaceStrip::tr("Die") : FaceStrip::tr("Total");
    return isOne ? FaceStrip::tr("On the die") : FaceStrip::tr("On the dice");
}

QString noteOf(const PlannedThrow& planned, const ThrowReading& reading)
{
    if (planned.counts || reading.added == Number(0)) return {};
    const QString amount = toQt(withMinus(spokenTexts()->signedNumber(reading.added)));
    return reading.whose.empty()
        ? FaceStrip::tr("Modifiers of %1 are allowed for.").arg(amount)
        : FaceStrip::tr("%1: modifiers of %2 are allowed for.").arg(raised(toQt(reading.whose)), amount);
}

/// Of a throw that is read for several: those for whom it means the same stand in one line.
std::vector<FaceStrip::Line> linesOfSeveral(const PlannedThrow& planned)
{
    std::vector<FaceStrip::Line> lines;
    std::vector<std::vector<std::string>> names;
    for (const ThrowReading& reading : planned.readings) {
        std::vector<FaceMeaning> meanings = faceMeanings(planned, reading, *spokenTexts());
        if (meanings.empty()) continue;
        const auto same = std::find_if(lines.begin(), lines.end(), [&](const FaceStrip::Line& each) {
            return saysTheSame(each.meanings, meanings);
        });
        const auto at = static_cast<std::size_t>(same - lines.begin());
        if (same == lines.end()) {
            lines.push_back({{}, std::move(meanings), {}});
            names.emplace_back();
        }
        names[at].push_back(reading.whose);
        const QString note = noteOf(planned, reading);
        if (!note.isEmpty()) lines[at].note += (lines[at].note.isEmpty() ? QString() : QStringLiteral("\n")) + note;
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto many = static_cast<int>(names[i].size());
        lines[i].caption = lines.size() == 1 && many > 1 ? FaceStrip::tr("For all %n", nullptr, many)
                                                         : raised(toQt(spokenTexts()->allOf(names[i])));
    }
    return lines;
}

}  // namespace

std::vector<FaceStrip::Line> stripLines(const PlannedThrow& planned)
{
    if (!planned.counts && planned.readings.size() > 1) return linesOfSeveral(planned);
    std::vector<FaceStrip::Line> lines;
    for (const ThrowReading& reading : planned.readings) {
        std::vector<FaceMeaning> meanings = faceMeanings(planned, reading, *spokenTexts());
        const QString numbers = numbersOf(planned, reading);
        const QString caption = reading.whose.empty()
            ? numbers
            : FaceStrip::tr("%1, %2").arg(raised(toQt(reading.whose)),
                                          spokenTexts()->isEnglish() ? numbers.toLower() : numbers);
        if (!meanings.empty() && (!planned.counts || lines.empty()))
            lines.push_back({caption, std::move(meanings), noteOf(planned, reading)});
        if (!planned.counts || reading.bands.empty()) continue;
        const QString many = toQt(planned.title);
        lines.push_back({reading.whose.empty() ? many : FaceStrip::tr("%1, %2").arg(raised(toQt(reading.whose)), many),
                         countMeanings(planned, reading), QString()});
    }
    return lines;
}

}  // namespace drumhead::app
