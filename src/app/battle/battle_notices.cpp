#include "app/battle/battle_notices.hpp"

#include "app/battle/case/unapplied_strip.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/hint_bar.hpp"
#include "app/shared/widgets/passing_message.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace drumhead::app {

BattleNotices::BattleNotices(QWidget* parent)
    : QWidget(parent), m_warning(new QLabel(this)), m_message(new QLabel(this)),
      m_passing(new PassingMessage(*m_message)), m_correction(new HintBar(QStringLiteral("correction"), this)),
      m_back(new HintBar(QStringLiteral("stepsBack"), this)), m_unapplied(new UnappliedStrip(this))
{
    setObjectName(QStringLiteral("battleNotices"));
    for (QLabel* each : {m_warning, m_message}) {
        each->setTextFormat(Qt::PlainText);
        each->setWordWrap(true);
        each->setFrameShape(QFrame::Box);
        each->setMargin(5);
        each->hide();
    }
    m_warning->setObjectName(QStringLiteral("battleWarning"));
    m_warning->setStyleSheet(QStringLiteral("font-weight: bold"));  // whatever the type
    m_message->setObjectName(QStringLiteral("battleMessage"));
    for (HintBar* each : {m_correction, m_back}) each->emphasize();
    m_row = new QBoxLayout(QBoxLayout::TopToBottom, this);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    m_row->addWidget(m_warning, 3);
    m_row->addWidget(m_message, 3);
    m_row->addWidget(m_correction, 3);
    m_row->addWidget(m_back, 2);
    m_row->addWidget(m_unapplied, 4);
    for (QWidget* each : all()) each->installEventFilter(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

bool BattleNotices::isWide(int width) const
{
    constexpr int letters = 110;
    return width >= letters * fontMetrics().averageCharWidth();
}

void BattleNotices::tell(const QString& sentence) { m_passing->show(asSentence(sentence)); }

void BattleNotices::warn(const QString& sentence)
{
    m_warning->setText(sentence);
    m_warning->setVisible(!sentence.isEmpty());
}

QList<QWidget*> BattleNotices::all() const { return {m_warning, m_message, m_correction, m_back, m_unapplied}; }

bool BattleNotices::hasAny() const
{
    const QList<QWidget*> each = all();
    return std::any_of(each.begin(), each.end(), [](const QWidget* notice) { return !notice->isHidden(); });
}

QList<QWidget*> BattleNotices::tabChain() const
{
    return QList<QWidget*>{m_correction->button(), m_back->button()} + m_unapplied->tabChain();
}

bool BattleNotices::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent) {
        setVisible(hasAny());
        Q_EMIT changed();
    }
    return QWidget::eventFilter(watched, event);
}

/// Also of one that has just come, which the layout has not measured yet.
int BattleNotices::heightForWidth(int width) const
{
    QList<QWidget*> shown = all();
    shown.erase(std::remove_if(shown.begin(), shown.end(), [](const QWidget* each) { return each->isHidden(); }),
                shown.end());
    const bool beside = isWide(width);
    int height = 0;
    for (const QWidget* each : shown) {
        const int wrapped = each->heightForWidth(beside ? width / static_cast<int>(shown.size()) : width);
        const int own = std::max(wrapped > 0 ? wrapped : each->sizeHint().height(), m_back->leastHeight());
        height = beside ? std::max(height, own) : height + own + (height > 0 ? m_row->spacing() : 0);
    }
    return height;
}

/// Each as high as one with a button, so that the page stands still when one follows another; beside each other where
/// they have the width, so that what is below keeps its lines.
void BattleNotices::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int height = m_back->leastHeight();
    for (QWidget* each : QList<QWidget*>{m_warning, m_message, m_correction, m_back}) each->setMinimumHeight(height);
    m_row->setDirection(isWide(width()) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

}  // namespace drumhead::app
