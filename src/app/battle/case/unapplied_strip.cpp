#include "app/battle/case/unapplied_strip.hpp"

#include "app/shared/actions/key_follower.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/game/journal/waiting_cases.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace drumhead::app {

QString textOf(const UnappliedCase& unapplied)
{
    const QString heading = toQt(unapplied.heading);
    if (!unapplied.outcome.empty())
        return UnappliedStrip::tr("%1: %2").arg(heading, toQt(withMinus(unapplied.outcome)));
    QStringList faces;
    for (const int face : unapplied.command.dice) faces << QString::number(face);
    return UnappliedStrip::tr("%1: thrown so far %2").arg(heading, faces.join(u' '));
}

UnappliedStrip::UnappliedStrip(QWidget* parent)
    : QFrame(parent), m_label(new QLabel(this)), m_resume(new QPushButton(tr("Resume"), this)),
      m_discard(new QPushButton(tr("Discard…"), this)), m_more(new QToolButton(this)), m_menu(new QMenu(m_more))
{
    setObjectName(QStringLiteral("unappliedStrip"));
    setFrameShape(QFrame::Box);
    m_label->setObjectName(QStringLiteral("unappliedText"));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_resume->setObjectName(QStringLiteral("resumeUnapplied"));
    m_resume->setAccessibleName(tr("Resume the unapplied case"));
    followKeys(*m_resume, [this] {
        m_resume->setToolTip(WindowActions::tip(tr("Back to the case as it was thrown"), WindowAction::ResumeCase));
    });
    m_resume->setAutoDefault(true);
    m_discard->setObjectName(QStringLiteral("discardUnapplied"));
    m_discard->setAccessibleName(tr("Discard the unapplied case"));
    m_discard->setAutoDefault(true);
    m_more->setObjectName(QStringLiteral("moreUnapplied"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setMenu(m_menu);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 2, 4, 2);
    layout->setSpacing(4);
    layout->addWidget(m_label, 1);
    for (QWidget* each : QList<QWidget*>{m_resume, m_discard, m_more}) layout->addWidget(each);
    connect(m_resume, &QPushButton::clicked, this, [this] { Q_EMIT resumeWanted(last()); });
    connect(m_discard, &QPushButton::clicked, this, [this] { Q_EMIT discardWanted(last()); });
    connect(m_menu, &QMenu::aboutToShow, this, &UnappliedStrip::fillMenu);
    hide();
}

void UnappliedStrip::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    m_inHand = 0;
    if (m_battle) {
        connect(m_battle, &Battle::unappliedChanged, this, &UnappliedStrip::refresh);
        connect(m_battle, &Battle::changed, this, &UnappliedStrip::refresh);
        connect(m_battle, &Battle::retold, this, &UnappliedStrip::refresh);
    }
    refresh();
}

void UnappliedStrip::setInHand(int unapplied)
{
    m_inHand = unapplied;
    refresh();
}

void UnappliedStrip::refresh()
{
    m_waiting.clear();
    m_aside.clear();
    if (m_battle) {
        for (const UnappliedCase& each : m_battle->unapplied().all()) {
            if (each.id != m_inHand) (isWaiting(each, m_battle->game()) ? m_waiting : m_aside).push_back(each.id);
        }
    }
    setVisible(!m_waiting.empty());
    if (m_waiting.empty()) return;
    m_label->setText(tr("Unapplied: %1").arg(textOf(*m_battle->unapplied().find(m_waiting.back()))));
    const int others = static_cast<int>(m_waiting.size() + m_aside.size()) - 1;
    m_more->setText(tr("%1 more").arg(others));
    m_more->setAccessibleName(tr("%1 more unapplied").arg(others));
    m_more->setVisible(others > 0);
}

/// The latest first.
void UnappliedStrip::fillMenu()
{
    m_menu->clear();
    for (auto id = m_waiting.rbegin(); id < m_waiting.rend(); ++id) {
        if (*id != m_waiting.back()) addToMenu(*id, tr("Resume: %1"));
    }
    for (auto id = m_aside.rbegin(); id < m_aside.rend(); ++id) addToMenu(*id, tr("Set aside: %1"));
}

void UnappliedStrip::addToMenu(int id, const QString& text)
{
    const UnappliedCase& each = *m_battle->unapplied().find(id);
    connect(m_menu->addAction(withoutMnemonic(text.arg(textOf(each)))), &QAction::triggered, this,
            [this, id] { Q_EMIT resumeWanted(id); });
}

int UnappliedStrip::last() const
{
    if (!m_waiting.empty()) return m_waiting.back();
    return m_aside.size() == 1 ? m_aside.front() : 0;
}

bool UnappliedStrip::offerAside()
{
    if (!m_waiting.empty() || m_aside.empty()) return false;
    m_menu->popup(parentWidget()->mapToGlobal(QPoint(8, 8)));
    m_menu->setActiveAction(m_menu->actions().value(0));
    return true;
}

QList<QWidget*> UnappliedStrip::tabChain() const { return {m_resume, m_discard, m_more}; }

}  // namespace drumhead::app
