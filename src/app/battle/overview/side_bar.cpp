#include "app/battle/overview/side_bar.hpp"

#include "app/battle/session/battle.hpp"
#include "app/shared/look/side_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

QString pointsText(int points) { return Battle::tr("%n point(s)", nullptr, points); }

}  // namespace

/// Name, bar and figures in a line.
class SideBar::Bar : public QWidget {
public:
    using QWidget::QWidget;

    void show(const SideStanding& standing)
    {
        m_standing = standing;
        QStringList spoken{standing.name};
        if (!standing.figures.isEmpty()) spoken << Battle::tr("strength %1").arg(standing.figures);
        if (standing.points) spoken << pointsText(*standing.points);
        setAccessibleName(spoken.join(QStringLiteral(", ")));
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return {240, 2 * fontMetrics().height() + 10}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        QFont bold = font();
        bold.setBold(true);
        const int line = fontMetrics().height();
        const QString points = m_standing.points ? pointsText(*m_standing.points) : QString();
        painter.setFont(bold);
        painter.setPen(palette().color(QPalette::WindowText));
        const int pointsWidth = QFontMetrics(bold).horizontalAdvance(points);
        painter.drawText(QRect(0, 0, width() - pointsWidth - 8, line), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(bold).elidedText(m_standing.name, Qt::ElideMiddle, width() - pointsWidth - 8));
        painter.drawText(QRect(0, 0, width(), line), Qt::AlignRight | Qt::AlignVCenter, points);
        if (m_standing.figures.isEmpty() || m_standing.start <= 0) return;
        painter.setFont(font());
        const int figures = fontMetrics().horizontalAdvance(m_standing.figures);
        const QRect box(0, line + 4, std::max(width() - figures - 10, 20), line);
        drawBar(painter, box);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(box.right() + 8, box.top(), figures + 4, line), Qt::AlignLeft | Qt::AlignVCenter,
                         m_standing.figures);
    }

private:
    void drawBar(QPainter& painter, const QRect& box) const
    {
        const QColor colour = sideColour(m_standing.look, palette());
        QRect filled = box;
        filled.setWidth(static_cast<int>(box.width() * std::clamp(m_standing.now / m_standing.start, 0.0, 1.0)));
        painter.fillRect(box, palette().color(QPalette::Base));
        painter.fillRect(filled, sideBrush(m_standing.look, palette()));
        painter.setPen(QPen(colour, 2));
        painter.drawLine(filled.topRight(), filled.bottomRight());
        painter.setPen(colour);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(0, 0, -1, -1));
    }

    SideStanding m_standing;
};

SideBar::SideBar(QWidget* parent)
    : QWidget(parent), m_bar(new Bar(this)), m_trouble(plainLabel(QStringLiteral("sideTrouble"), this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_bar);
    column->addWidget(m_trouble);
}

void SideBar::show(const SideStanding& standing, bool names)
{
    m_standing = standing;
    m_names = names;
    m_bar->show(standing);
    showTrouble(names);
}

/// A line for each state, with its sign before its word.
void SideBar::showTrouble(bool names)
{
    constexpr qsizetype mostNames = 4, mostLetters = 80;
    const auto line = [&](const QString& sign, const QString& word, const QStringList& units) {
        const QString count = Battle::tr("%1 %2 %3").arg(sign).arg(units.size()).arg(word);
        if (!names) return QString(count).replace(u' ', QChar::Nbsp);  // a line ends between two of them
        QStringList shown;
        for (const QString& each : units.mid(0, mostNames)) shown << shortened(each, mostLetters);
        const auto more = static_cast<int>(units.size() - shown.size());
        if (more > 0) shown << Battle::tr("%n more", nullptr, more);
        return Battle::tr("%1: %2").arg(count, listedNames(shown));
    };
    QStringList lines;
    for (const Trouble& each : m_standing.trouble)
        lines << line(each.tone == OutcomeTone::Bad ? QStringLiteral("✗") : QStringLiteral("!"), each.word, each.units);
    if (!m_standing.gone.isEmpty()) lines << line(QStringLiteral("✝"), Battle::tr("gone"), m_standing.gone);
    m_trouble->setText(lines.join(names ? QStringLiteral("\n") : QStringLiteral("   ")));
    m_trouble->setVisible(!lines.isEmpty());
}

void SideBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) m_bar->update();
}

}  // namespace drumhead::app
