#pragma once

#include "drumhead/game/state/entity.hpp"

#include <QModelIndex>
#include <QObject>

#include <vector>

namespace drumhead::app {

class ArmiesPanel;
class CaseController;

/// While a case is in hand only the branches of those concerned are open in the armies, and the row is that of the
/// last of them: who is shot at or charged. With the end of the case all is as it was.
class CaseBranches : public QObject {
    Q_OBJECT

public:
    CaseBranches(CaseController& cases, ArmiesPanel& armies);

private:
    void fold();
    void unfold();
    void foldBelow(const QModelIndex& index);
    [[nodiscard]] bool isConcerned(const QModelIndex& index) const;

    CaseController& m_cases;
    ArmiesPanel& m_armies;
    std::vector<EntityId> m_concerned;
};

}  // namespace drumhead::app
