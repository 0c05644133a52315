#pragma once

#include "drumhead/game/play/questions/targets.hpp"

#include <QPointer>

namespace drumhead::app {

class CaseController;
class TargetsDialog;

/// Against whom the case in hand could be as well.
class TargetChoice {
public:
    explicit TargetChoice(CaseController& controller);

    /// The case with each unit that may be its target; empty where it has none.
    [[nodiscard]] std::vector<CaseAgainst> casesAgainstEach() const;
    /// The unit in the role of the target, or nobody.
    [[nodiscard]] EntityId target() const;
    /// Whether no dice lie and it is no earlier case.
    [[nodiscard]] bool mayChange() const;
    /// Goes on with the case that `command` asks for, one of `casesAgainstEach`.
    void change(const ResolveCommand& command);
    /// Opens the list of targets. Empty, or the sentence that says why it can't.
    [[nodiscard]] QString compare();

private:
    CaseController& m_controller;
    QPointer<TargetsDialog> m_dialog;
};

}  // namespace drumhead::app
