#include "app/editor/fields/markdown_edit.hpp"

#include "app/shared/widgets/text/markdown_view.hpp"

#include <QBoxLayout>
#include <QPlainTextEdit>
#include <QSignalBlocker>

namespace drumhead::app {

MarkdownEdit::MarkdownEdit(const QString& name, const QString& objectName, QWidget* parent)
    : QWidget(parent), m_edit(new QPlainTextEdit(this)), m_preview(new MarkdownView(this))
{
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->addWidget(m_edit, 1);
    m_layout->addWidget(m_preview, 1);
    m_edit->setObjectName(objectName);
    m_edit->setAccessibleName(name);
    m_edit->setTabChangesFocus(true);
    m_edit->setPlaceholderText(tr("Markdown: **bold**, *slanted*, - a list"));
    m_preview->setAccessibleName(tr("%1 as it reads").arg(name));
    m_preview->setFocusPolicy(Qt::ClickFocus);
    setFocusProxy(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        preview();
        Q_EMIT edited();
    });
}

/// Beside one another as long as both have lines of some words.
void MarkdownEdit::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int fewLetters = 56;
    const bool isNarrow = width() < fewLetters * fontMetrics().averageCharWidth();
    m_layout->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QString MarkdownEdit::text() const { return m_edit->toPlainText(); }

void MarkdownEdit::setText(const QString& text)
{
    if (text == m_edit->toPlainText()) return;
    const QSignalBlocker quiet(m_edit);
    m_edit->setPlainText(text);
    preview();
}

/// Markup that is no Markdown is shown as it was typed.
void MarkdownEdit::preview() { m_preview->setText(m_edit->toPlainText(), QTextDocument::MarkdownDialectGitHub); }

}  // namespace drumhead::app
