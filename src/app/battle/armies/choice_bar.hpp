#pragma once

#include "app/battle/session/battle.hpp"

#include <QFrame>

#include <optional>

class QCheckBox;
class QLabel;
class QPushButton;

namespace drumhead::app {

/// What shall be chosen from the armies.
struct ArmyChoice {
    QString title;                       ///< "Who fires?"
    std::vector<EntityId> candidates;    ///< who may be chosen
    std::vector<EntityId> must;          ///< who has to do it
    EntityKind kind = EntityKind::Unit;  ///< what is chosen
    EntityId startAt = nobody;           ///< where the keyboard begins
    bool many = false;                   ///< several may be chosen
    int least = 1;
    int most = 1;
    std::vector<EntityId> marked;  ///< of several: who is chosen so far
    bool optional = false;         ///< an unlisted unit can be chosen
    bool alike = false;            ///< a group or side stands for all of its candidates
};

/// Stands over the armies during a choice: what it is for, who is marked so far, and the ways out.
class ChoiceBar : public QFrame {
    Q_OBJECT

public:
    explicit ChoiceBar(QWidget* parent = nullptr);

    void begin(const ArmyChoice& choice, const Battle& battle);
    void end();
    [[nodiscard]] bool isChoosing() const { return m_battle != nullptr; }
    [[nodiscard]] const ArmyChoice& choice() const { return m_choice; }
    /// Whether those are shown too who may not here.
    [[nodiscard]] bool showsEverybody() const;
    /// Whether a group can be taken for all of its candidates.
    [[nodiscard]] bool marksGroups() const { return m_choice.alike || m_choice.many; }
    /// Whether the choice is complete with nobody marked.
    [[nodiscard]] bool mayBeNobody() const { return m_choice.many && m_choice.least == 0; }
    /// In a choice of several: marks an entity, or removes its mark.
    void toggle(EntityId who);
    /// Who is chosen when the keyboard stands on `who`; nothing where that is not enough, or not allowed.
    [[nodiscard]] std::optional<std::vector<EntityId>> take(EntityId who);
    /// Says why an entity can't be chosen.
    void refuse(EntityId who);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void takeWanted();
    /// An unlisted unit is meant.
    void somebodyTaken();
    void left();
    void everybodyToggled();

private:
    void refresh();
    [[nodiscard]] std::vector<EntityId> membersOf(EntityId who) const;

    const Battle* m_battle = nullptr;
    ArmyChoice m_choice;
    std::vector<EntityId> m_picked;
    QLabel* m_title = nullptr;
    QLabel* m_pickedLabel = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_somebody = nullptr;
    QPushButton* m_leave = nullptr;
    QCheckBox* m_everybody = nullptr;
};

}  // namespace drumhead::app
