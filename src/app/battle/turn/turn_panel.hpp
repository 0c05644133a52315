#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/game/play/questions/next_step_preview.hpp"
#include "drumhead/game/play/questions/obligations.hpp"

#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace drumhead::app {

class ClockButton;
class WayButton;
class WhoseStep;

/// The turn: where the battle stands in it, what may be done here, what to think of, and the way on.
class TurnPanel : public QWidget {
    Q_OBJECT

public:
    explicit TurnPanel(QWidget* parent = nullptr);

    void setBattle(Battle* battle);
    void focusOffers();
    /// The offer by which others may do what the last case did, volley after volley, or -1.
    [[nodiscard]] int offerGoingOn() const;
    /// Where there is little room the lists may be as low as a row.
    void setCompact(bool compact);
    /// While a case is in hand what the step reminds of gives way: the case has its own reminders.
    void setCaseInHand(bool inHand);
    /// How far the way on leads at a time.
    enum class Stride { ToWork, OneStep };
    /// On to the next step at which something can be done, or one step only; asks for a reason where something is left
    /// undone.
    void advance(Stride stride = Stride::ToWork);
    [[nodiscard]] const std::vector<TurnOffer>& offers() const { return m_offers; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// One of `offers` was taken.
    void offerWanted(int offer);
    /// Another procedure than those that the step offers.
    void otherWanted();
    /// Why a step, an offer or a reminder stands here.
    void whyWanted(const QString& what, drumhead::ElementId element);
    void failed(const QString& sentence);
    /// The battle went on to the next step.
    /// The way on was asked for; `isElsewhere`: another step has begun.
    void advanced(bool isElsewhere);
    /// A button of the way on was pressed.
    void advanceWanted(drumhead::app::TurnPanel::Stride stride);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void showWay();
    void showSteps();
    void scrollToNow();
    void showOffers();
    void showReminders();
    [[nodiscard]] int rowOfOffer(const Procedure* picked) const;
    [[nodiscard]] QString offerHeading() const;
    void whyCurrent(QListWidget* list);
    void silenceCurrent();
    [[nodiscard]] QListWidget* addList(const QString& heading, const QString& name, int share,
                                       QLabel** label = nullptr);
    void fitHeight(QListWidget* list, int most) const;

    Battle* m_battle = nullptr;
    std::vector<TurnOffer> m_offers;
    std::vector<TurnReminder> m_reminders;
    std::vector<Obligation> m_asked;  ///< before the step is left
    NextStepPreview m_way;
    bool m_compact = false;
    bool m_isLow = false;  ///< too low for the list of steps: the heading of the offers tells the step
    bool m_isCaseInHand = false;
    bool m_keepsRoom = true;  ///< the reminders do, while they are away
    int m_shownTurn = 0;      ///< of the step whose offers are shown
    TurnPlace m_shownPlace;
    QLabel* m_turn = nullptr;
    WhoseStep* m_whose = nullptr;
    ClockButton* m_clock = nullptr;
    QListWidget* m_steps = nullptr;
    QLabel* m_offerHeading = nullptr;
    QListWidget* m_offerList = nullptr;
    QPushButton* m_other = nullptr;
    QLabel* m_reminderHeading = nullptr;
    QListWidget* m_reminderList = nullptr;
    WayButton* m_next = nullptr;
    QPushButton* m_oneStep = nullptr;
};

}  // namespace drumhead::app
