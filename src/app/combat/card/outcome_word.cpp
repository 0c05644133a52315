#include "app/combat/card/outcome_word.hpp"

#include "app/combat/card/outcome_sign.hpp"
#include "app/shared/look/tone_colours.hpp"
#include "app/shared/look/verdict_size.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/base/minus.hpp"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace drumhead::app {

namespace {

/// Letters become this narrow before a second line is begun.
constexpr double narrowEnough = 0.78;

/// The words divided into that many lines, the widest as short as possible.
QStringList spread(const QStringList& words, qsizetype lines, const QFontMetricsF& metrics)
{
    if (lines >= words.size()) return words;
    QStringList best;
    double bestWidth = -1;
    for (qsizetype first = 1; first <= words.size() - (lines - 1); ++first) {
        QStringList tried{words.mid(0, first).join(u' ')};
        if (lines > 1) tried << spread(words.mid(first), lines - 1, metrics);
        else if (first < words.size()) continue;
        double widest = 0;
        for (const QString& each : tried) widest = std::max(widest, metrics.horizontalAdvance(each));
        if (bestWidth >= 0 && widest >= bestWidth) continue;
        bestWidth = widest;
        best = tried;
    }
    return best;
}

}  // namespace

OutcomeWord::OutcomeWord(QWidget* parent) : QLabel(parent)
{
    setObjectName(QStringLiteral("outcome"));
    setTextFormat(Qt::PlainText);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);  // may be two lines high
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    fit();
}

void OutcomeWord::setOutcome(const VerdictOutcome& outcome, const QString& spoken)
{
    setText(spoken);
    setAccessibleName(spoken);
    m_word = toQt(withMinus(outcome.word)).toUpper();
    m_sign = outcome.sign;
    m_tone = outcome.tone;
    fit();
}

void OutcomeWord::setCapitals(int pixels)
{
    m_wanted = pixels;
    fit();
}

void OutcomeWord::setTight(bool tight)
{
    if (std::exchange(m_isTight, tight) != tight) fit();
}

/// Those with which the word takes one line, if these are not much smaller.
int OutcomeWord::fittingCapitals(int usual) const
{
    constexpr double smallEnough = 0.6;
    const double wordPerCapital = QFontMetricsF(m_letters).horizontalAdvance(m_word) * narrowEnough / usual;
    const double signPerCapital = m_sign == OutcomeSign::None ? 0 : 1.5;
    const auto fitting = static_cast<int>(width() / std::max(wordPerCapital + signPerCapital, 1.0));
    return fitting < usual * smallEnough ? usual : std::min(fitting, usual);
}

void OutcomeWord::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    if (m_isTight) fit();
}

void OutcomeWord::fit()
{
    QFont bold = font();
    bold.setBold(true);
    m_capitals = m_wanted > 0 ? m_wanted : verdictCapitals();
    m_letters = withCapitals(bold, m_capitals);
    if (m_isTight) m_capitals = fittingCapitals(m_capitals);
    m_letters = withCapitals(bold, m_capitals);
    updateGeometry();
    update();
}

bool OutcomeWord::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == verdictSizeChanged) fit();
    return QLabel::event(event);
}

int OutcomeWord::signRoom() const { return m_sign == OutcomeSign::None ? 0 : m_capitals * 3 / 2; }

/// With room for the tail of a J and the accent of a capital.
int OutcomeWord::lineHeight() const { return static_cast<int>(std::lround(m_capitals * 1.7)); }

OutcomeWord::Place OutcomeWord::placeAt(int width) const
{
    const QFontMetricsF metrics(m_letters);
    const QStringList words = m_word.split(u' ', Qt::SkipEmptyParts);
    const double room = std::max(width - signRoom(), 1);
    Place place;
    for (qsizetype lines = 1; lines <= std::max<qsizetype>(words.size(), 1); ++lines) {
        place.lines = spread(words, lines, metrics);
        double widest = 1;
        for (const QString& each : place.lines) widest = std::max(widest, metrics.horizontalAdvance(each));
        place.squeeze = std::min(room / widest, 1.0);
        if (place.squeeze >= narrowEnough) break;
    }
    return place;
}

int OutcomeWord::heightForWidth(int width) const
{
    return static_cast<int>(std::max<qsizetype>(placeAt(width).lines.size(), 1)) * lineHeight();
}

QSize OutcomeWord::sizeHint() const
{
    const double width = QFontMetricsF(m_letters).horizontalAdvance(m_word);
    return {signRoom() + static_cast<int>(std::ceil(width)), lineHeight()};
}

QSize OutcomeWord::minimumSizeHint() const { return {m_capitals * 4, lineHeight()}; }

void OutcomeWord::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = toneColours(m_tone, palette()).ink;
    const int high = lineHeight();
    const double side = m_capitals * 1.25;
    paintOutcomeSign(painter, QRectF(0, (high - side) / 2, side, side), m_sign, ink);
    painter.setPen(ink);
    painter.setFont(m_letters);
    const Place place = placeAt(width());
    double baseline = (high + m_capitals) / 2.0;
    for (const QString& line : place.lines) {
        painter.save();
        painter.translate(signRoom(), baseline);
        painter.scale(place.squeeze, 1);
        painter.drawText(QPointF(0, 0), line);
        painter.restore();
        baseline += high;
    }
}

}  // namespace drumhead::app
