// How the parts of a case share the room there is.
#include "app/combat/case_page.hpp"

#include "app/combat/form/case_form.hpp"
#include "app/combat/modifiers/modifier_panel.hpp"
#include "app/combat/session/case_session.hpp"
#include "app/combat/verdict/verdict_panel.hpp"
#include "app/odds/odds_side.hpp"
#include "app/shared/widgets/kept_splitter.hpp"

#include <QApplication>
#include <QScrollArea>
#include <QTimer>

namespace drumhead::app {

namespace {

constexpr int whole = 10000;

}  // namespace

QString CasePage::nameOfRoom() const
{
    return m_room == Room::Wide  ? QStringLiteral("wide")
        : m_room == Room::Narrow ? QStringLiteral("narrow")
                                 : QStringLiteral("low");
}

bool CasePage::isForVerdict() const { return m_session && !m_atForm && m_session->pause().kind != Pause::Kind::Answer; }

/// The larger the type, the more of the height belongs to the verdict: that is what has to be read from afar.
/// On the other side the modifiers need half of it until there is a verdict, and then odds and arithmetic more.
void CasePage::shareHeight()
{
    const bool large = fontMetrics().height() > 24;
    const bool finished = m_session && m_session->isFinished();
    const bool narrow = m_room == Room::Narrow;
    const QList<int> columns = !narrow              ? QList<int>{5400, 4600}
        : needsMore(m_columns->height() * 72 / 100) ? QList<int>{8000, 2000}
                                                    : QList<int>{7200, 2800};
    if (m_room != Room::Low) m_columns->share(QStringLiteral("case.columns.") + nameOfRoom(), columns);
    const QString what = isForVerdict() ? QStringLiteral("verdict") : QStringLiteral("questions");
    m_left->share(QStringLiteral("case.%1.%2").arg(nameOfRoom(), what),
                  leftShares(m_left->height() - m_left->handleWidth()));
    if (m_room == Room::Wide)
        m_right->share(QStringLiteral("case.side"),
                       !large         ? QList<int>{5200, 4800}
                           : finished ? QList<int>{4200, 5800}
                                      : QList<int>{5000, 5000});
}

/// Whether the verdict, and what of the form stands above it, would not fit into so much.
bool CasePage::needsMore(int room) const
{
    return isForVerdict()
        && m_verdict->wantedHeight() + std::min(m_form->wantedHeight(), usualForm() * room / whole) > room;
}

/// What the form has of ten thousand while it is being answered.
int CasePage::usualForm() const
{
    const bool large = fontMetrics().height() > 24;
    const bool finished = m_session && m_session->isFinished();
    if (m_room == Room::Low) return 4000;
    if (m_room == Room::Narrow) return large ? 4000 : finished ? 5000 : 5600;
    return large ? 4400 : 5700;
}

/// A verdict has what it needs, as long as some lines of the form are left to come back to; where room is scarce also
/// what the form does not need.
QList<int> CasePage::leftShares(int room) const
{
    const int usual = usualForm();
    const int least = std::min(m_form->fontMetrics().lineSpacing() * 3, room / 5);
    if (!isForVerdict() || room <= least) return {usual, whole - usual};
    int form = std::min(usual * room / whole, std::max(least, room - m_verdict->wantedHeight()));
    // What comes of sharing in whole pixels.
    if (m_room != Room::Wide && m_session->isFinished()) form = std::min(form, m_form->wantedHeight() + 4);
    return {form, room - form};
}

void CasePage::takeForm(bool inHand)
{
    m_atForm = inHand;
    shareHeightSoon();
}

/// Once all is laid out as it is now, and the mouse has let go: what is being pressed stays where it is.
void CasePage::shareHeightSoon()
{
    if (std::exchange(m_sharesSoon, true)) return;
    const bool isBusy = QApplication::mouseButtons() != Qt::NoButton || QApplication::activePopupWidget();
    QTimer::singleShot(isBusy ? 60 : 0, this, [this] {
        m_sharesSoon = false;
        if (QApplication::mouseButtons() != Qt::NoButton || QApplication::activePopupWidget()) return shareHeightSoon();
        shareHeight();
    });
}

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
