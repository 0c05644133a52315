#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <functional>

class QFormLayout;

namespace drumhead::app {

/// What is wrong with a field, right beneath it and told with it. Not to be seen while nothing is.
class FaultNote : public PlainLabel {
    Q_OBJECT

public:
    /// Which of the document's faults the note shows.
    using Faults = std::function<std::vector<ScenarioProblem>()>;
    FaultNote(const ScenarioDocument& document, QWidget* field, Faults faults, QWidget* parent);

    void refresh();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit(int width);

    QWidget* m_field;
    Faults m_faults;
};

/// A row with a field, and beneath it what is wrong with it. A caption has to be of the field's parent, or it is not
/// told with the field; null: the field takes the whole row.
void addRowWithFaults(QFormLayout& form, const ScenarioDocument& document, QWidget* caption, QWidget* field,
                      FaultNote::Faults faults);

}  // namespace drumhead::app
