#pragma once

#include "app/combat/session/case_session.hpp"

#include <QString>

#include <vector>

namespace drumhead::app {

/// A modifier as the window shows it: as things stand, or as in the verdict.
struct ModifierRow {
    enum class State { Applies, DoesNot, Open };
    State state = State::Open;
    std::string step;
    std::string id;
    int row = 0;
    std::string whose;  ///< "firer 2", "4th Foot", or empty
    QString label;      ///< of several units with whose it is in front: "Firer 2: shaken"
    QString sum;        ///< title of its sum
    bool amountKnown = false;
    Number amount;
    Number offered;  ///< what an overruling begins with: the amount, or the printed one where it does not apply
    QString because;
    std::vector<int> cites;
    Status status = Status::Printed;
    bool overruled = false;
    QString reason;  ///< of the overruling

    /// The overruling of this line, without value and reason.
    [[nodiscard]] Overrule overruling() const;
};

/// The modifiers of the verdict if the case is finished, else those that may still matter. Those that apply come first,
/// then those that are open.
[[nodiscard]] std::vector<ModifierRow> modifierRows(const CaseSession& session);

/// "+2", "-1", "0".
[[nodiscard]] QString signedAmount(Number amount);

}  // namespace drumhead::app
