#pragma once

#include <QObject>
#include <QString>

class QAbstractItemView;

namespace drumhead::app {

/// The rows of a list, tree or table as tab-separated text, with its headings: all of them, or those that are marked.
/// What is hidden is left out; what is folded is not. In a tree two spaces stand for each level.
[[nodiscard]] QString tableText(const QAbstractItemView& view, bool isWhole);

/// Ctrl+C in any list or table copies the marked rows, the key of CopyTable all of them, in dialogs as well.
class TableCopy : public QObject {
    Q_OBJECT

public:
    explicit TableCopy(QObject* parent);

    /// The whole table that has the keyboard; false: no table has it.
    bool copyWhole();

Q_SIGNALS:
    void copied(int rows);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void copy(const QAbstractItemView& view, bool isWhole);
};

}  // namespace drumhead::app
