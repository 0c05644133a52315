#pragma once

#include "app/battle/session/battle.hpp"
#include "drumhead/game/play/questions/obligations.hpp"

#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;

namespace drumhead::app {

/// What the rules demand next, and troops whose turn has come: each is done, waived with a reason, or put off until the
/// next turn. With nothing to do it is a line.
class ObligationsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ObligationsPanel(QWidget* parent = nullptr);

    void setBattle(Battle* battle);
    void focusList();
    /// Whether anything stands in the list, be it troops who may come.
    [[nodiscard]] bool hasAny() const { return !m_all.empty(); }
    /// Whether a case is due before the present step is left.
    [[nodiscard]] bool hasDueHere() const;
    /// Whether nothing is due; troops that may come on are no duty.
    [[nodiscard]] bool isEmpty() const;
    /// What is due here already and is taken up by another way (as an offer of the step): it is settled by it. 0:
    /// nothing.
    [[nodiscard]] int settledBy(const QString& procedure, const std::vector<RoleBinding>& roles) const;
    /// Opens the first, or brings it on.
    void takeFirst();
    /// Opens what has to be done here, where that is one thing alone, or the first of several that are due.
    void takeDemanded();
    /// The one of the due items from `first` on that has to be settled here. 0: none, or several.
    [[nodiscard]] int onlyDueSince(int first) const;
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// With all lines of its buttons, at the width it has.
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void dueWanted(int id);
    /// A procedure that the step demands is to be done; `only`: by whom, where nobody else has to.
    void demandWanted(const QString& procedure, drumhead::EntityId only);
    /// An obligation was waived or put off, or troops were brought on.
    void settled();
    /// Something stands in the list for the first time, or nothing any more: it needs more room, or only a line.
    void filled();
    void failed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showButtons();
    void take();
    void waive();
    void putOff();
    void execute(const Command& command);
    /// Null: none is chosen.
    [[nodiscard]] const Obligation* current() const;
    [[nodiscard]] QString text(const Obligation& open) const;
    [[nodiscard]] QStringList remarksOn(const Obligation& open) const;

    Battle* m_battle = nullptr;
    std::vector<Obligation> m_all;
    QLabel* m_heading = nullptr;
    QListWidget* m_list = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_waive = nullptr;
    QPushButton* m_later = nullptr;
};

}  // namespace drumhead::app
