#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace drumhead::app {

/// The manual, chapter by chapter.
class ManualDialog : public QDialog {
    Q_OBJECT

public:
    /// `markdown`: the manual as it lies in docs/manual.md.
    ManualDialog(const QString& markdown, QWidget* parent);

private:
    void listChapters();
    void showChapter(int chapter);
    void findNext();

    QListWidget* m_chapters;
    QTextBrowser* m_text;
    QLineEdit* m_find;
    QList<int> m_places;  ///< of each chapter, the number of its block
};

}  // namespace drumhead::app
