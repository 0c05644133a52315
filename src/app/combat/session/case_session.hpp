#pragma once

#include "drumhead/resolve/session/case_in_hand.hpp"

#include <QObject>
#include <QStringList>

namespace drumhead::app {

/// A case in hand that signals its changes to the window. The ruleset has to outlive it.
class CaseSession : public QObject, public CaseInHand {
    Q_OBJECT

public:
    CaseSession(const Ruleset& ruleset, const Procedure& procedure, QObject* parent = nullptr);
    /// A case of a battle: `known` are the facts that the battle has answered, which nobody is asked again.
    CaseSession(const Situation& situation, std::vector<FactRef> known, QObject* parent = nullptr);

    /// Sets answers written as "name=value". Returns a sentence for each that can't be set.
    QStringList prefill(const QStringList& answers);
    /// Rules on an unclear point; does nothing where there is no such ruling or choice.
    void rule(const QString& ruling, const QString& choice);

Q_SIGNALS:
    void changed();
    /// Rows were added or removed: what shows them has to be built again. `changed` follows.
    void rowsChanged();

private:
    void observe();
};

}  // namespace drumhead::app
