#pragma once

#include "drumhead/game/scenario/editing/army_structure.hpp"

#include <QDialog>

class QListWidget;

namespace drumhead::app {

/// Asks where to move entities: to a side, into a group, or to a reinforcement.
class PlaceDialog : public QDialog {
    Q_OBJECT

public:
    PlaceDialog(const Scenario& scenario, QWidget* parent);
    [[nodiscard]] ArmyPlace place() const;

private:
    void add(const QString& name, const ArmyPlace& place);

    QListWidget* m_list;
    std::vector<ArmyPlace> m_places;
};

}  // namespace drumhead::app
