#pragma once

#include "app/battle/session/battle.hpp"

#include <QDialog>

class QTreeWidget;

namespace drumhead::app {

/// Shows what would come out differently if an earlier command had been another, before it is kept.
class RewindDialog : public QDialog {
    Q_OBJECT

public:
    RewindDialog(const Battle& battle, EntryId entry, const Command& changed, QWidget* parent = nullptr);

    [[nodiscard]] const Game::Rewind& rewind() const { return m_rewind; }

private:
    void showDifferences(const Battle& battle, QTreeWidget* tree) const;

    Game::Rewind m_rewind;
};

}  // namespace drumhead::app
