#pragma once

#include "app/battle/session/battle.hpp"

#include <QObject>
#include <QPointer>

class QWidget;

namespace drumhead::app {

class WhyDialog;

/// What is asked and shown about a battle in windows of their own, and what comes of it.
class BattleDialogs : public QObject {
    Q_OBJECT

public:
    explicit BattleDialogs(QWidget* page);

    void setBattle(Battle* battle) { m_battle = battle; }
    /// Asks for a remark for the log.
    void note();
    void edit(EntityId entity);
    void openEntry(EntryId entry);
    /// Shows what would come out differently if an entry were ruled so, and keeps it if that is wanted.
    void ruleAgain(EntryId entry, const Command& command);
    /// All lines of play, to go to the end of any.
    void showLines();
    /// Asks before an unapplied case is discarded.
    void discard(int unapplied);
    /// Whether a command is to be played though the battle went on from here; `steps`: how far.
    [[nodiscard]] Battle::Branching askBranching(int steps);
    void endBattle();
    /// Asks for the points of the objectives.
    void enterPoints();
    void showScenario();
    /// How this battle goes where the print is unclear, from here on.
    void rule();
    /// Why something stands on the page.
    void explain(const QString& what, ElementId element);

Q_SIGNALS:
    void failed(const QString& sentence);
    /// A correction was applied.
    void corrected();

private:
    void carryOut(const Command& command);

    QWidget* m_page;
    Battle* m_battle = nullptr;
    QPointer<WhyDialog> m_why;
};

}  // namespace drumhead::app
