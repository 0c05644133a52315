#pragma once

#include "drumhead/game/state/entity.hpp"

#include <QModelIndex>
#include <QObject>

#include <vector>

namespace drumhead::app {

class ArmiesPanel;
class CaseController;

/// While a case is in hand the armies show those concerned and those in trouble beside them; the branches of others are
/// folded, and the row is that of the last concerned: who is shot at or charged. With the end of the case, with a
/// search or when all are asked for all is as it was.
class CaseBranches : public QObject {
    Q_OBJECT

public:
    CaseBranches(CaseController& cases, ArmiesPanel& armies);

private:
    void fold();
    void unfold();
    void foldBelow(const QModelIndex& index);
    void hideOthers(const QModelIndex& index);
    void showOthers();
    [[nodiscard]] bool isConcerned(const QModelIndex& index) const;

    CaseController& m_cases;
    ArmiesPanel& m_armies;
    std::vector<EntityId> m_concerned;
    std::vector<QPersistentModelIndex> m_hidden;
};

}  // namespace drumhead::app
