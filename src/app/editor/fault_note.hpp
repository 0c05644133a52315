#pragma once

#include "app/editor/scenario_document.hpp"

#include <QLabel>

#include <functional>

namespace drumhead::app {

/// What is wrong with a field, right beneath it and told with it. Not to be seen while nothing is.
class FaultNote : public QLabel {
    Q_OBJECT

public:
    /// The faults that it tells, of those that the document has found.
    using Faults = std::function<std::vector<ScenarioProblem>()>;
    FaultNote(const ScenarioDocument& document, QWidget* field, Faults faults, QWidget* parent);

    void refresh();

private:
    QWidget* m_field;
    Faults m_faults;
};

/// A field with what is wrong with it beneath. Field and caption have to be of the same parent, or the caption is not told with the field.
[[nodiscard]] QLayout* withFaults(const ScenarioDocument& document, QWidget* field, FaultNote::Faults faults);

}  // namespace drumhead::app
