#include "app/battle/turn/way_button.hpp"

#include "app/shared/layout/two_lines.hpp"
#include "app/shared/qt_text.hpp"

#include <QEvent>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int wayMargins = 16;  // pixels left and right of the text

int widthOf(const QStringList& lines, const QFontMetrics& metrics)
{
    int width = 0;
    for (const QString& each : lines) width = std::max(width, metrics.horizontalAdvance(each));
    return width;
}

}  // namespace

QString longestFitting(const QStringList& texts, const QFontMetrics& metrics, int width)
{
    for (const QString& each : texts) {
        if (metrics.horizontalAdvance(each) <= width) return each;
    }
    return texts.isEmpty() ? QString() : texts.back();
}

WayButton::WayButton(QWidget* parent) : QPushButton(parent)
{
    setAutoDefault(true);  // Return presses it
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void WayButton::setWay(const QString& form, const QString& title, const QString& side)
{
    m_form = form;
    m_title = title;
    m_side = side;
    setAccessibleName(whole());
    fit();
}

QString WayButton::withTitle(const QString& title) const { return m_form.contains(u'%') ? m_form.arg(title) : m_form; }

QString WayButton::whole() const { return withTitle(m_title); }

/// The longest first: where it leads comes before the word that it leads on, and before the key.
QStringList WayButton::forms() const
{
    const QString place = QStringLiteral("%1");
    return m_form.contains(place) ? QStringList{whole(), m_title + m_form.section(place, 1), m_title}
                                  : QStringList{m_form};
}

void WayButton::setCompact(bool compact)
{
    m_isCompact = compact;
    fit();
}

void WayButton::fit()
{
    const QFontMetrics metrics = fontMetrics();
    setFixedHeight((m_isCompact ? 1 : 2) * metrics.lineSpacing() + 10);
    const int room = width() - wayMargins;
    QStringList shown;
    for (const QString& each : forms()) {
        shown = {each};
        if (widthOf(shown, metrics) > room && !m_isCompact) shown = inTwoLines(each, metrics);
        if (widthOf(shown, metrics) <= room) return setText(withoutMnemonic(shown.join(u'\n')));
    }
    const QString side = QStringLiteral(": ") + m_side;
    if (!m_side.isEmpty() && m_title.endsWith(side)) shown = cutBefore(side, metrics, room);
    if (widthOf(shown, metrics) > room) shown = cutBefore({}, metrics, room);
    setText(withoutMnemonic(shown.join(u'\n')));
}

/// The title cut as little as can be, with that end of it whole.
QStringList WayButton::cutBefore(const QString& end, const QFontMetrics& metrics, int room) const
{
    QStringList shown;
    for (qsizetype letters = m_title.size() - end.size() - 1; letters > 3; --letters) {
        const QString cut = withTitle(m_title.left(letters).trimmed() + QStringLiteral("…") + end);
        shown = m_isCompact ? QStringList{cut} : inTwoLines(cut, metrics);
        if (widthOf(shown, metrics) <= room) break;
    }
    return shown.isEmpty() ? QStringList{whole()} : shown;
}

void WayButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    fit();
}

void WayButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) fit();
}

}  // namespace drumhead::app
