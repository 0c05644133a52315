#include "app/combat/form/reminder_bar.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"

#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace drumhead::app {

ReminderBar::ReminderBar(QWidget* parent) : QWidget(parent), m_line(new QToolButton(this)), m_all(new QLabel(this))
{
    m_line->setObjectName(QStringLiteral("remindersLine"));
    m_line->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_line->setArrowType(Qt::RightArrow);
    m_line->setAutoRaise(true);
    m_line->setCheckable(true);
    m_line->setFocusPolicy(Qt::TabFocus);  // the shortcut does not move the focus
    m_line->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_line->setMinimumHeight(lineOfButtons(*this));
    m_all->setObjectName(QStringLiteral("reminders"));
    m_all->setTextFormat(Qt::PlainText);
    m_all->setWordWrap(true);
    m_all->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_all->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_line);
    layout->addWidget(m_all);
    hide();
    // With or without reminders, what stands beneath keeps its place.
    QSizePolicy policy = sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    setSizePolicy(policy);
    connect(m_line, &QToolButton::toggled, this, [this](bool open) {
        m_line->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_all->setVisible(open);
        updateText();
    });
}

QWidget* ReminderBar::line() const { return m_line; }

void ReminderBar::setReminders(const QStringList& reminders)
{
    setVisible(!reminders.isEmpty());
    if (reminders == m_reminders) return;
    m_reminders = reminders;
    QStringList all;
    for (const QString& each : reminders) all << QStringLiteral("• ") + each;
    m_all->setText(all.join(u'\n'));
    m_line->setToolTip(tipText(all.join(u'\n')) + tr(" (Alt+M)"));
    m_line->setAccessibleName(tr("Remember (%1): %2").arg(reminders.size()).arg(reminders.join(u' ')));
    updateText();
}

/// One that fits is read at once; of several, half a sentence helps nobody: they are opened, or read in the tip.
void ReminderBar::updateText()
{
    const QString head = m_reminders.size() == 1 ? tr("Remember") : tr("Remember (%1)").arg(m_reminders.size());
    const int room = width() - 3 * fontMetrics().height();  // the arrow and the margins
    const QString line = m_reminders.size() == 1 ? tr("%1: %2").arg(head, m_reminders.front()) : head;
    const bool isShort = !m_line->isChecked() && fontMetrics().horizontalAdvance(line) <= room;
    m_line->setText(withoutMnemonic(isShort ? line : head));
    m_line->setShortcut(QKeySequence(tr("Alt+M")));  // setText clears it
}

void ReminderBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateText();
}

void ReminderBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    m_line->setMinimumHeight(lineOfButtons(*this));
    updateText();
}

}  // namespace drumhead::app
