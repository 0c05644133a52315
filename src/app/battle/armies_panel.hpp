#pragma once

#include "app/battle/battle.hpp"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace drumhead::app {

class ArmyFilter;
class ArmyModel;

/// What shall be chosen from the armies.
struct ArmyChoice {
    QString title;                     ///< "Who fires?"
    std::vector<EntityId> candidates;  ///< who may be chosen
    std::vector<EntityId> must;        ///< who has to do it
    EntityId startAt = nobody;         ///< where the keyboard begins
    bool many = false;                 ///< several may be chosen
    int least = 1;
    int most = 1;
    bool optional = false;             ///< somebody who is in no list may be meant
};

/// The two armies with strength and state, searched and sorted, and where who acts and who is acted upon is chosen.
class ArmiesPanel : public QWidget {
    Q_OBJECT

public:
    explicit ArmiesPanel(QWidget* parent = nullptr);

    void setBattle(Battle* battle);
    /// Lets somebody be chosen: `chosen` tells who.
    void choose(const ArmyChoice& choice);
    void stopChoosing();
    [[nodiscard]] bool isChoosing() const { return m_choosing; }

    [[nodiscard]] EntityId current() const;
    void select(EntityId entity);
    void focusSearch();
    /// Puts the keyboard on the list.
    void focusView();
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void chosen(const std::vector<drumhead::EntityId>& entities);
    void choosingLeft();
    /// A choice has begun or is over.
    void choosingChanged();
    /// Somebody was asked for outside of a choice: Return or a double click.
    void opened(drumhead::EntityId entity);
    void menuWanted(drumhead::EntityId entity, const QPoint& place);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeChoiceBar();
    QLayout* makeTreeBar();
    void makeView();
    void activated();
    void take();
    void toggleCurrent();
    void showChoice();
    void showDetail();
    void fitRoom();
    void fitColumns();
    void measureNames();
    void rememberColumns();
    void openTree();
    [[nodiscard]] std::vector<EntityId> picked() const { return m_picked; }

    Battle* m_battle = nullptr;
    ArmyModel* m_model;
    ArmyFilter* m_filter;
    ArmyChoice m_choice;
    std::vector<EntityId> m_picked;
    bool m_choosing = false;
    QWidget* m_choiceBar = nullptr;
    QLabel* m_choiceTitle = nullptr;
    QLabel* m_pickedLabel = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_somebody = nullptr;
    QPushButton* m_leave = nullptr;
    QCheckBox* m_everybody = nullptr;
    QCheckBox* m_gone = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_detail = nullptr;
    QList<QWidget*> m_treeButtons;
    int m_nameWidth = 0;      ///< that shows every name whole
    bool m_fitting = false;   ///< the columns get their widths from here, not from a person
};

}  // namespace drumhead::app
