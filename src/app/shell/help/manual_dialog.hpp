#pragma once

#include <QDialog>

class QLineEdit;
class QListWidget;
class QTextBrowser;

namespace drumhead::app {

/// The manual or another guide, chapter by chapter.
class ManualDialog : public QDialog {
    Q_OBJECT

public:
    /// `markdown`: a text with chapters, as docs/manual.md has them.
    ManualDialog(const QString& title, const QString& markdown, QWidget* parent);

    /// Goes to the chapter of that heading, if there is one.
    void showChapter(const QString& heading);

private:
    void listChapters();
    void showRow(int chapter);
    void findNext();

    QListWidget* m_chapters;
    QTextBrowser* m_text;
    QLineEdit* m_find;
    QList<int> m_places;  ///< of each chapter, the number of its block
};

}  // namespace drumhead::app
