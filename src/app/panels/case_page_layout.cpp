// How the parts of a case share the room there is.
#include "app/panels/case_page.hpp"

#include "app/case_session.hpp"
#include "app/panels/case_form.hpp"
#include "app/panels/modifier_panel.hpp"
#include "app/panels/odds_side.hpp"

#include <QApplication>
#include <QScrollArea>
#include <QSplitter>
#include <QTimer>

namespace drumhead::app {

/// The larger the type, the more of the height belongs to the verdict: that is what has to be read from afar.
/// On the other side the modifiers need half of it until there is a verdict, and then odds and arithmetic more.
void CasePage::shareHeight()
{
    const bool large = fontMetrics().height() > 24;
    const bool finished = m_session && m_session->isFinished();
    m_sharedFinished = finished;
    if (m_room == Room::Low) return shareLeft(finished ? 1500 : 4000);
    m_columns->setSizes(m_room == Room::Narrow ? QList<int>{7200, 2800} : QList<int>{5400, 4600});
    if (m_room == Room::Narrow) return shareLeft(large || finished ? 4000 : 5200);
    shareLeft(large ? 4400 : 5700);
    m_right->setSizes(!large ? QList<int>{5200, 4800} : finished ? QList<int>{4200, 5800} : QList<int>{5000, 5000});
}

/// Gives the form so much of ten thousand; once there is a verdict no more than it needs where room is scarce.
void CasePage::shareLeft(int form)
{
    constexpr int whole = 10000;
    const int room = m_left->height() - m_left->handleWidth();
    const int wanted = m_form->wantedHeight();
    const bool isScarce = m_sharedFinished && m_room != Room::Wide;
    if (isScarce && wanted < room * form / whole) m_left->setSizes({wanted, room - wanted});
    else m_left->setSizes({form, whole - form});
}

void CasePage::shareHeightSoon() { QTimer::singleShot(0, this, &CasePage::shareHeight); }

CasePage::Room CasePage::roomThereIs() const
{
    if (height() < fontMetrics().lineSpacing() * 19) return Room::Low;
    return width() < fontMetrics().averageCharWidth() * 118 ? Room::Narrow : Room::Wide;
}

void CasePage::arrange()
{
    const Room room = roomThereIs();
    if (room == m_room) return;
    QWidget* focused = isAncestorOf(QApplication::focusWidget()) ? QApplication::focusWidget() : nullptr;
    makeWide();
    if (room != Room::Wide) makeNarrow();
    if (room == Room::Low) makeLow();
    m_room = room;
    shareHeight();
    shareHeightSoon();
    if (focused) focused->setFocus(Qt::TabFocusReason);  // what stands in it is picked out again, to be typed over
    Q_EMIT tabOrderChanged();
}

void CasePage::makeWide()
{
    if (m_room == Room::Low) {
        m_side->removeTab(m_side->indexOf(m_left));
        m_columns->insertWidget(0, m_left);
        m_left->show();
        m_side->setVisible(!OddsSide::isFolded());
    }
    if (m_room == Room::Wide) return;
    m_side->removeTab(m_side->indexOf(m_modifiersPage));
    m_right->insertWidget(0, m_modifiersPage->takeWidget());
    m_modifiers->show();
    m_columns->setOrientation(Qt::Horizontal);
    m_room = Room::Wide;
}

void CasePage::makeNarrow()
{
    m_modifiersPage->setWidget(m_modifiers);
    m_side->addTab(m_modifiersPage, tr("Modifiers"));
    m_side->setTabToolTip(m_side->count() - 1, tr("F7"));
    m_side->setCurrentWidget(m_modifiersPage);
    m_columns->setOrientation(Qt::Vertical);
}

void CasePage::makeLow()
{
    m_side->insertTab(0, m_left, tr("Case"));
    m_side->setTabToolTip(0, tr("F6, F12"));
    m_side->setCurrentWidget(m_left);
    m_side->show();
}

}  // namespace drumhead::app
