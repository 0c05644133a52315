#pragma once

#include "app/combat/modifiers/modifier_rows.hpp"
#include "app/odds/odds_desk.hpp"

#include <QTabWidget>

class QScrollArea;

namespace drumhead::app {

class LeveragePanel;
class OddsPanel;

/// One above the other: the odds, what would move them, and the arithmetic of the verdict. It can be folded away.
class OddsSide : public QTabWidget {
    Q_OBJECT

public:
    OddsSide(QWidget* arithmetic, QWidget* parent);

    void setSession(CaseSession* session);
    void refresh() { m_desk.refresh(); }

    [[nodiscard]] OddsDesk& desk() { return m_desk; }
    [[nodiscard]] OddsPanel* odds() const { return m_odds; }
    [[nodiscard]] LeveragePanel* leverage() const { return m_leverage; }
    /// The tabs themselves and what stands on the one in front.
    [[nodiscard]] QList<QWidget*> tabChain(const QList<QWidget*>& arithmetic) const;

    void showOdds();
    void showLeverage();
    /// Pins the case in hand, or unpins, and shows it.
    void togglePin();
    void showArithmetic();
    /// Whether the referee wants it out of the way.
    [[nodiscard]] static bool isFolded();
    /// Folds all of it away, or brings it back.
    void fold();

Q_SIGNALS:
    void questionWanted(drumhead::FactRef fact);
    void overruleWanted(const drumhead::app::ModifierRow& row);
    void swapWanted();
    /// Another tab is in front.
    void frontChanged();
    /// There are other fields now: the tab order has to be set again.
    void rebuilt();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void keepFocusInSight();
    /// In large type a page scrolls as a whole, so that its list keeps some lines.
    QScrollArea* scrolled(QWidget* page);
    void bringToFront(QWidget* page, QWidget* focus);
    void watch();

    OddsDesk m_desk;
    OddsPanel* m_odds;
    LeveragePanel* m_leverage;
    QScrollArea* m_oddsPage;
    QScrollArea* m_leveragePage;
    QWidget* m_arithmetic;
};

}  // namespace drumhead::app
