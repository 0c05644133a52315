#include "app/battle/case/scenario_view.hpp"

#include "app/battle/case/scenario_text.hpp"

#include <QEvent>
#include <QTextDocument>

namespace drumhead::app {

ScenarioView::ScenarioView(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("scenarioView"));
    setAccessibleName(tr("The scenario"));
    setOpenLinks(false);
    setTabChangesFocus(true);
    document()->setDocumentMargin(12);
}

void ScenarioView::show(const Scenario& scenario)
{
    m_markdown = scenarioMarkdown(scenario);
    fill();
}

void ScenarioView::fill()
{
    document()->setMarkdown(m_markdown,
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectCommonMark)
                                | QTextDocument::MarkdownNoHTML);
    moveCursor(QTextCursor::Start);
}

QVariant ScenarioView::loadResource(int, const QUrl&) { return {}; }

/// Headings get their size when they are read in, so another size of type reads them anew.
void ScenarioView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_markdown.isEmpty()) fill();
}

}  // namespace drumhead::app
