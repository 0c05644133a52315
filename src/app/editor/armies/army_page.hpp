#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/editor/fields/list_page.hpp"

class QTreeView;

namespace drumhead::app {

class ArmyTreeModel;
class EntityForm;

/// Both armies as a tree, and beside it what is said of those who are chosen.
class ArmyPage : public ListPage {
    Q_OBJECT

public:
    ArmyPage(ScenarioDocument& document, QWidget* parent);

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] ArmyTreeModel* model() const { return m_model; }
    [[nodiscard]] EntityForm* form() const { return m_form; }
    [[nodiscard]] std::vector<int> chosen() const;

    /// A unit.
    void add() override { add(EntityKind::Unit); }
    void add(EntityKind kind);
    void addReinforcement();
    void duplicate() override;
    void remove() override;
    void shift(int by) override;
    [[nodiscard]] std::vector<QWidget*> places() const override;
    void show(int entity, const QString& key);
    void showReinforcement(int reinforcement);
    /// Asks for a place, and moves those who are chosen there.
    void moveElsewhere();

Q_SIGNALS:
    /// When and how they come stands elsewhere.
    void reinforcementWanted(int reinforcement);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeView();
    QWidget* makeButtons();
    [[nodiscard]] int widestIn(int column) const;
    void fitColumns();
    void showColumnsThatFit();
    [[nodiscard]] std::string groupWithoutLeader(int group) const;
    void choose(const std::vector<int>& entities);
    void chooseRow(const QModelIndex& row);
    void keepPlace();
    void restorePlace();
    void showChosen();

    ScenarioDocument& m_document;
    ArmyTreeModel* m_model;
    QTreeView* m_view;
    EntityForm* m_form;
    std::vector<std::string> m_kept;  ///< ids of those who are chosen while the tree is built again
    std::vector<std::string> m_folded;
    int m_keptAt = -1;  ///< and where the current one stood
};

}  // namespace drumhead::app
