#pragma once

#include <QTextBrowser>
#include <QTextDocument>

namespace drumhead::app {

/// Shows Markdown that others wrote. It stays text: no HTML, no picture or other file is read, no link is followed.
class MarkdownView : public QTextBrowser {
    Q_OBJECT

public:
    explicit MarkdownView(QWidget* parent = nullptr);

    void setText(const QString& markdown, QTextDocument::MarkdownFeature dialect);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    /// Headings get their size when they are read in, so another size of type reads them anew.
    void changeEvent(QEvent* event) override;

private:
    QString m_markdown;
    QTextDocument::MarkdownFeature m_dialect = QTextDocument::MarkdownDialectCommonMark;
};

}  // namespace drumhead::app
