#pragma once

#include "app/battle/session/battle.hpp"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace drumhead::app {

/// What the rules demand next, and troops whose turn has come. What is due opens as a case, ready filled; what the
/// referee waives goes with a reason; troops are brought on.
class DuePanel : public QWidget {
    Q_OBJECT

public:
    explicit DuePanel(QWidget* parent = nullptr);

    void setBattle(Battle* battle);
    void focusList();
    /// Whether anything stands in the list, be it troops who may come.
    [[nodiscard]] bool hasAny() const;
    /// Whether something has to be done before the present step is left.
    [[nodiscard]] bool hasAnyHere() const;
    /// Whether nothing is due; troops that may come on are no duty.
    [[nodiscard]] bool isEmpty() const;
    /// What is due here already and is taken up by another way (as an offer of the step): it is settled by it. 0:
    /// nothing.
    [[nodiscard]] int settledBy(const QString& procedure, const std::vector<RoleBinding>& roles) const;
    /// Opens the first, or brings it on.
    void takeFirst();
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void dueWanted(int id);
    /// An obligation was waived, or troops were brought on.
    void settled();
    void failed(const QString& sentence);

private:
    /// Before the step is left; whenever one likes (troops that may come on); with a step to come.
    enum class When { Here, AnyTime, Later };

    void refresh();
    [[nodiscard]] When whenOf(const DueItem& due) const;
    /// Reinforcements that may not come on in this step.
    [[nodiscard]] bool isStillToCome(const DueItem& due) const;
    void showButtons();
    void take();
    void waive();
    [[nodiscard]] int current() const;
    /// Whether the current item is troops that may come on.
    [[nodiscard]] bool isArrival() const;
    [[nodiscard]] QString text(const DueItem& due) const;

    Battle* m_battle = nullptr;
    QLabel* m_heading = nullptr;
    QListWidget* m_list = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_waive = nullptr;
};

}  // namespace drumhead::app
