#include "app/battle/case/scenario/scenario_view.hpp"

#include "app/battle/case/scenario/scenario_text.hpp"

namespace drumhead::app {

ScenarioView::ScenarioView(QWidget* parent) : MarkdownView(parent)
{
    setObjectName(QStringLiteral("scenarioView"));
    setAccessibleName(tr("The scenario"));
    document()->setDocumentMargin(12);
}

void ScenarioView::show(const Scenario& scenario)
{
    setText(scenarioMarkdown(scenario), QTextDocument::MarkdownDialectCommonMark);
}

}  // namespace drumhead::app
