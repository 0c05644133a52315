#pragma once

#include "app/combat/modifiers/modifier_rows.hpp"
#include "app/odds/odds_controller.hpp"

#include <QTabWidget>

class QScrollArea;

namespace drumhead::app {

class LeveragePanel;
class OddsPanel;

/// Tabs: the odds, what would change them, and the arithmetic of the verdict. It can be folded away.
class OddsSidePanel : public QTabWidget {
    Q_OBJECT

public:
    OddsSidePanel(QWidget* arithmetic, QWidget* parent);

    void setSession(CaseSession* session);
    void refresh() { m_controller.refresh(); }

    [[nodiscard]] OddsController& controller() { return m_controller; }
    [[nodiscard]] OddsPanel* odds() const { return m_odds; }
    [[nodiscard]] LeveragePanel* leverage() const { return m_leverage; }
    /// The tab bar and the widgets of the current tab.
    [[nodiscard]] QList<QWidget*> tabChain(const QList<QWidget*>& arithmetic) const;

    void showOdds();
    void showLeverage();
    /// Pins the case in hand, or unpins, and shows it.
    void togglePin();
    void showArithmetic();
    /// Whether the user has folded it away; kept in the settings.
    [[nodiscard]] static bool isFolded();
    /// Hides it, or shows it again.
    void fold();

Q_SIGNALS:
    /// The user asked for one of its pages.
    void wanted();
    void questionWanted(drumhead::FactRef fact);
    void overruleWanted(const drumhead::app::ModifierRow& row);
    void swapWanted();
    /// The current tab changed.
    void frontChanged();
    /// Fields were created anew: the tab order has to be set again.
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

    OddsController m_controller;
    OddsPanel* m_odds;
    LeveragePanel* m_leverage;
    QScrollArea* m_oddsPage;
    QScrollArea* m_leveragePage;
    QWidget* m_arithmetic;
};

}  // namespace drumhead::app
