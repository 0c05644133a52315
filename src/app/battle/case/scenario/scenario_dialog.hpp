#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <QDialog>

namespace drumhead::app {

class ScenarioView;

/// The scenario of the battle in hand, to look something up in while it is played.
class ScenarioDialog : public QDialog {
    Q_OBJECT

public:
    ScenarioDialog(const Scenario& scenario, QWidget* parent = nullptr);

private:
    QWidget* withMap(ScenarioView& view, const Scenario& scenario);
};

}  // namespace drumhead::app
