#pragma once

#include "app/battle/session/battle.hpp"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace drumhead::app {

/// All that was played, as a tree: each line under the one it parts from, named by its first difference. Any of them
/// can be gone back to.
class LinesDialog : public QDialog {
    Q_OBJECT

public:
    LinesDialog(const Battle& battle, QWidget* parent = nullptr);

    /// The last entry of the chosen line, or 0.
    [[nodiscard]] EntryId chosen() const;

private:
    QTreeWidget* makeTree();
    void fill(const Battle& battle);
    void fitButton();

    EntryId m_head;
    QTreeWidget* m_tree;
    QPushButton* m_go = nullptr;
};

}  // namespace drumhead::app
