#pragma once

#include "app/battle/armies/choice_bar.hpp"

#include <QWidget>

#include <memory>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTreeView;

namespace drumhead::app {

class ArmyColumnWidths;
class ChipDelegate;
class ArmyTree;
class NameDelegate;
class ArmyFilter;
class ArmyFolds;
class ArmyFoot;
class ArmyModel;

/// The two armies with strength and state, searched and sorted, and where who acts and who is acted upon is chosen.
class ArmiesPanel : public QWidget {
    Q_OBJECT

public:
    explicit ArmiesPanel(QWidget* parent = nullptr);
    ~ArmiesPanel() override;

    void setBattle(Battle* battle);
    /// Starts a choice; `chosen` reports it.
    void choose(const ArmyChoice& choice);
    /// Takes those who are marked where nobody need be; false where somebody has to be chosen.
    bool finishChoosing();
    void stopChoosing();
    [[nodiscard]] bool isChoosing() const { return m_choice->isChoosing(); }

    [[nodiscard]] EntityId current() const;
    void select(EntityId entity);
    /// Keeps which branches are open, until `restoreFolds`; what was kept before stays.
    void keepFolds();
    /// Opens and folds the branches as they were kept; nothing while units are being chosen or searched for.
    void restoreFolds();
    /// Whether a case is in hand: it names those concerned in full.
    void setCaseInHand(bool inHand);
    /// Marks who acts in the case in hand and who is meant by it.
    void setParts(const std::vector<EntityId>& acting, const std::vector<EntityId>& meant);
    void focusSearch();
    /// Puts the keyboard on the list.
    void focusView();
    [[nodiscard]] QTreeView* view() const;
    [[nodiscard]] QLineEdit* search() const { return m_search; }
    /// Whether all are shown beside a case, not only those whom it concerns.
    [[nodiscard]] QCheckBox* everybody() const;
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void chosen(const std::vector<drumhead::EntityId>& entities);
    void choosingLeft();
    /// A choice has begun or is over.
    void choosingChanged();
    /// A row was activated while nothing is being chosen: Return or a double click.
    void opened(drumhead::EntityId entity);
    void menuWanted(drumhead::EntityId entity, const QPoint& place);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeView();
    void activated();
    void take();
    [[nodiscard]] bool stepToCandidate(int key);
    [[nodiscard]] bool goToGroup();
    void showDetail();
    void measure();
    void fitRoom();
    void openTree();
    void searched(const QString& text);
    void goToMatch();
    void goTo(const QModelIndex& row);
    [[nodiscard]] bool searchKey(int key);
    void keepBranches();
    void restoreBranches();

    Battle* m_battle = nullptr;
    ArmyModel* m_model;
    ArmyFilter* m_filter;
    ChoiceBar* m_choice = nullptr;
    ArmyFoot* m_foot = nullptr;
    QLineEdit* m_search = nullptr;
    ArmyTree* m_view = nullptr;
    NameDelegate* m_names = nullptr;
    ChipDelegate* m_states = nullptr;
    ArmyColumnWidths* m_columns = nullptr;
    QLabel* m_detail = nullptr;
    std::unique_ptr<ArmyFolds> m_folds;
    bool m_isOtherBattle = false;
    bool m_isCaseInHand = false;
};

}  // namespace drumhead::app
