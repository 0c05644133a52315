#pragma once

#include <QWidget>

class QBoxLayout;
class QPlainTextEdit;

namespace drumhead::app {

class MarkdownView;

/// A text in Markdown, and beside it, where it is narrow below it, how it reads.
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

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void preview();

    QBoxLayout* m_layout;
    QPlainTextEdit* m_edit;
    MarkdownView* m_preview;
};

}  // namespace drumhead::app
