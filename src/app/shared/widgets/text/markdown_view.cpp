#include "app/shared/widgets/text/markdown_view.hpp"

#include <QEvent>
#include <QImage>
#include <QTextDocument>

namespace drumhead::app {

MarkdownView::MarkdownView(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setTabChangesFocus(true);
}

void MarkdownView::setText(const QString& markdown, QTextDocument::MarkdownFeature dialect)
{
    m_markdown = markdown;
    m_dialect = dialect;
    document()->setMarkdown(markdown, QTextDocument::MarkdownFeatures(dialect) | QTextDocument::MarkdownNoHTML);
    moveCursor(QTextCursor::Start);
}

QVariant MarkdownView::loadResource(int, const QUrl&)
{
    // Where it is given nothing, Qt reads the file itself: a device or a pipe would never end.
    QImage none(1, 1, QImage::Format_ARGB32);
    none.fill(Qt::transparent);
    return none;
}

void MarkdownView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange && !m_markdown.isEmpty()) setText(m_markdown, m_dialect);
}

}  // namespace drumhead::app
