#pragma once

#include "app/battle/armies/armies_panel.hpp"

#include <QObject>

namespace drumhead::app {

/// Goes through the roles of a procedure that a person has to fill from the armies, one after the other. Those that
/// follow from others, that only one can take or that may stay empty are not asked.
class RolePicker : public QObject {
    Q_OBJECT

public:
    RolePicker(ArmiesPanel& armies, QObject* parent = nullptr);

    void setBattle(Battle* battle);
    /// Begins; `offer` may be null where the procedure is not one that the step offers. `first`: who takes the offer's
    /// role, where that is known.
    void begin(const Procedure& procedure, const TurnOffer* offer, EntityId first = nobody);
    /// For a due item: the roles in `given` are settled, those that the rules leave open are chosen.
    void beginDue(const Procedure& procedure, const std::vector<RoleBinding>& given);
    /// Whether somebody would have to be chosen for a due item. Only while nobody is being chosen.
    [[nodiscard]] bool asksFor(const Procedure& procedure, const std::vector<RoleBinding>& given);
    /// The same for what the turn offers.
    [[nodiscard]] bool asksFor(const Procedure& procedure, const TurnOffer& offer);
    /// Who joins in a case that is open, in a role that may stay empty.
    void beginJoining(const GameCase& made, int role);
    void leave();
    [[nodiscard]] bool isPicking() const { return m_procedure != nullptr; }
    /// Whether a person chose anybody since it began.
    [[nodiscard]] bool hasAsked() const { return m_hasAsked; }
    /// The facts of the offer that was taken up.
    [[nodiscard]] const std::vector<NamedText>& with() const { return m_offer.with; }

Q_SIGNALS:
    /// `alike`: those for whom the same is done in one command, besides the first of that role.
    void picked(const QString& procedure, const std::vector<drumhead::RoleBinding>& roles,
                const drumhead::RoleBinding& alike);
    void left();
    /// Who joins in was chosen: all in that role of the case.
    void joined(const drumhead::RoleBinding& chosen);
    void joiningLeft();

private:
    void join(const RoleBinding& chosen);
    void leaveIfElsewhere();
    void noteWhere();
    void takeUp(const Procedure& procedure, const std::vector<RoleBinding>& given);
    void takeUpOffer(const Procedure& procedure, const TurnOffer* offer);
    [[nodiscard]] bool wouldAsk();
    [[nodiscard]] bool findOpenRole();
    [[nodiscard]] static bool isOnlyOne(const ArmyChoice& choice);
    void next();
    void ask(const ArmyChoice& choice);
    void take(const std::vector<EntityId>& entities);
    void fillOffered();
    [[nodiscard]] bool fillsItself(std::size_t role);
    [[nodiscard]] std::vector<EntityId> sidesLeft() const;
    [[nodiscard]] EntityId firstChosen() const;
    [[nodiscard]] EntityId startOf(const ArmyChoice& choice, const ProgramRole& info) const;
    [[nodiscard]] EntityId nextInTurn(const std::vector<EntityId>& candidates) const;
    [[nodiscard]] QString titleFor(const ProgramRole& info) const;
    [[nodiscard]] ArmyChoice choiceFor(std::size_t role) const;
    [[nodiscard]] std::vector<EntityId> everybodyOf(EntityKind kind) const;
    [[nodiscard]] EntityId sideOfPartner(int role) const;
    [[nodiscard]] std::string chosenFor(int role) const;
    [[nodiscard]] QString textOf(const std::string& plain, const Phrase& parts) const;

    ArmiesPanel& m_armies;
    Battle* m_battle = nullptr;
    const Procedure* m_procedure = nullptr;
    int m_turn = 0;  ///< in which it began
    TurnPlace m_place;
    std::size_t m_entities = 0;
    TurnOffer m_offer;
    std::size_t m_role = 0;
    std::vector<RoleBinding> m_roles;
    RoleBinding m_alike;
    bool m_hasAsked = false;
    bool m_isJoining = false;
};

}  // namespace drumhead::app
