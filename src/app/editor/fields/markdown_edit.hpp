#pragma once

#include <QWidget>

class QPlainTextEdit;

namespace drumhead::app {

class MarkdownView;

/// A text in Markdown, and beside it how it reads.
class MarkdownEdit : public QWidget {
    Q_OBJECT

public:
    /// `name`: what people call it; unique in the window.
    MarkdownEdit(const QString& name, const QString& objectName, QWidget* parent);

    [[nodiscard]] QString text() const;
    /// Shows another text; one that is there already stays as it is, with the cursor where it was.
    void setText(const QString& text);
    [[nodiscard]] QPlainTextEdit* edit() const { return m_edit; }

Q_SIGNALS:
    void edited();

private:
    void preview();

    QPlainTextEdit* m_edit;
    MarkdownView* m_preview;
};

}  // namespace drumhead::app
