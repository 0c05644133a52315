#pragma once

#include "app/battle/session/battle.hpp"

#include <QDialog>

class QSpinBox;

namespace drumhead::app {

/// The points that each side has for each objective of the scenario.
class PointsDialog : public QDialog {
    Q_OBJECT

public:
    explicit PointsDialog(const Battle& battle, QWidget* parent = nullptr);

    /// What was changed.
    [[nodiscard]] std::vector<ScoreCommand> commands() const;

private:
    struct Field {
        std::string objective;
        EntityId side = nobody;
        std::optional<int> before;
        QSpinBox* box = nullptr;
    };

    QSpinBox* addField(const std::string& objective, EntityId side);

    const Battle& m_battle;
    std::vector<Field> m_fields;
};

}  // namespace drumhead::app
