#pragma once

#include "app/battle/session/battle.hpp"

#include <QDialog>

namespace drumhead::app {

class ChangesTree;

/// Shows what a corrected entry changes, and what falls away with it, before it is kept.
class RewindDialog : public QDialog {
    Q_OBJECT

public:
    RewindDialog(const Battle& battle, EntryId entry, const Command& changed, QWidget* parent = nullptr);

    [[nodiscard]] const Game::Rewind& rewind() const { return m_rewind; }

private:
    [[nodiscard]] QString headline() const;
    void showDifferences(const Battle& battle, ChangesTree* tree) const;

    Game::Rewind m_rewind;
};

}  // namespace drumhead::app
