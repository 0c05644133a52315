#pragma once

#include "app/shared/widgets/text/markdown_view.hpp"
#include "drumhead/game/scenario/scenario.hpp"

namespace drumhead::app {

/// A scenario to be read.
class ScenarioView : public MarkdownView {
    Q_OBJECT

public:
    explicit ScenarioView(QWidget* parent = nullptr);

    void show(const Scenario& scenario);
};

}  // namespace drumhead::app
