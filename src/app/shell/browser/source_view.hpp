#pragma once

#include <QPlainTextEdit>

namespace drumhead::app {

/// A file of rules to be read, with one place marked.
class SourceView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit SourceView(QWidget* parent = nullptr);

    /// Shows the file at that line, counted from 1; says so where it can't be read.
    void showPlace(const QString& file, int line);

private:
    QString m_file;
};

}  // namespace drumhead::app
