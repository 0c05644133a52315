#pragma once

#include <QWidget>

class QTabBar;

namespace drumhead::app {

class ArmiesPanel;
class CaseController;
class DuePanel;
class KeptSplitter;
class LogPanel;
class TurnPanel;

/// The panels of a battle.
struct BattlePanels {
    TurnPanel* turn = nullptr;
    CaseController* caseController = nullptr;
    ArmiesPanel* armies = nullptr;
    DuePanel* due = nullptr;
    LogPanel* log = nullptr;
};

/// What stands on the page of a battle: everything side by side, or in large type one thing at a time.
class BattleLayout : public QWidget {
    Q_OBJECT

public:
    enum class View { Turn, Armies, Log };

    BattleLayout(const BattlePanels& panels, QWidget* parent = nullptr);

    /// Shows what fits, after a case was opened or left, somebody is chosen, or the window is another size.
    void fit();
    /// What is seen of the three where one is seen at a time.
    void showView(View view);
    [[nodiscard]] QTabBar* tabs() const { return m_tabs; }

Q_SIGNALS:
    /// A person asked for one of the three.
    void viewWanted(drumhead::app::BattleLayout::View view);
    void tabOrderChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeRows();
    void makeTabs();
    void shareColumns();
    [[nodiscard]] bool isCompact() const;
    void setCompact(bool compact);
    void showOne();

    BattlePanels m_panels;
    QTabBar* m_tabs = nullptr;  ///< for one view at a time
    KeptSplitter* m_columns = nullptr;
    KeptSplitter* m_middle = nullptr;  ///< the case, and what is due where there is little room
    KeptSplitter* m_right = nullptr;   ///< the armies, and what is due elsewhere
    View m_view = View::Turn;
    bool m_compact = false;
};

}  // namespace drumhead::app
