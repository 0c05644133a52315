#pragma once

#include "drumhead/game/journal/journal.hpp"

#include <QTreeWidget>

namespace drumhead::app {

/// A table of what changes: what, as it was, as it is now; in groups under headings over all columns.
class ChangesTree : public QTreeWidget {
    Q_OBJECT

public:
    explicit ChangesTree(QWidget* parent = nullptr);

    /// A heading with its changes beneath, those of the arithmetic in a group of their own.
    void add(const QString& heading, const std::vector<Game::Change>& changes = {});
    /// A heading with whole lines beneath.
    void addLines(const QString& heading, const QStringList& lines);

private:
    QTreeWidgetItem* addHeading(const QString& text);
};

}  // namespace drumhead::app
