#pragma once

#include <QWidget>

class QTabBar;

namespace drumhead::app {

class ArmiesPanel;
class BattleNotices;
class CaseController;
class KeptSplitter;
class LogPanel;
class ObligationsPanel;
class TurnPanel;

/// The panels of a battle.
struct BattlePanels {
    TurnPanel* turn = nullptr;
    CaseController* caseController = nullptr;
    ArmiesPanel* armies = nullptr;
    ObligationsPanel* due = nullptr;
    BattleNotices* notices = nullptr;
    LogPanel* log = nullptr;
};

/// Arranges the panels of a battle: side by side, or in large type one at a time.
class BattleLayout : public QWidget {
    Q_OBJECT

public:
    enum class View { Turn, Armies, Log };

    BattleLayout(const BattlePanels& panels, QWidget* parent = nullptr);

    /// Shows what fits: to be called when a case is opened or left, units are being chosen, or the size changes.
    void fit();
    /// Chooses the view where only one is shown at a time.
    void showView(View view);
    /// Whether turn, case and armies are seen at once.
    [[nodiscard]] bool isSideBySide() const { return !m_compact; }
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }

Q_SIGNALS:
    /// The user chose a tab.
    void viewWanted(drumhead::app::BattleLayout::View view);
    void tabOrderChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeRows();
    QWidget* makeBottom();
    void makeTabs();
    void shareColumns();
    void shareRows();
    void shareRight();
    [[nodiscard]] bool isCompact() const;
    void setCompact(bool compact);
    void showAll();
    void fitBottom();
    void showOne();

    BattlePanels m_panels;
    QTabBar* m_tabs = nullptr;  ///< for one view at a time
    KeptSplitter* m_rows = nullptr;
    KeptSplitter* m_columns = nullptr;
    KeptSplitter* m_middle = nullptr;  ///< the case, and what is due where there is little room
    KeptSplitter* m_right = nullptr;   ///< the armies, and what is due elsewhere
    QWidget* m_bottom = nullptr;       ///< the log, with the notices above it: it is the log that gives way to them
    View m_view = View::Turn;
    bool m_compact = false;
};

}  // namespace drumhead::app
