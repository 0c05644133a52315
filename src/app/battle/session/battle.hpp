#pragma once

#include "drumhead/game/journal/journal.hpp"
#include "drumhead/game/journal/lines_of_play.hpp"
#include "drumhead/game/journal/retelling.hpp"
#include "drumhead/game/journal/unapplied_cases.hpp"
#include "drumhead/game/play/questions/obligations.hpp"
#include "drumhead/game/play/turn.hpp"
#include "drumhead/storage/file/game_file.hpp"

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace drumhead::app {

class BattleClock;
class EntitySummaries;

/// A battle in hand: its rules, all that has happened, and the way to let something happen. Everything in the window
/// that shows the battle listens to `changed`.
class Battle : public QObject {
    Q_OBJECT

public:
    /// `file` keeps what happens; without one it stays in memory.
    Battle(std::shared_ptr<const Ruleset> ruleset, Game game, std::unique_ptr<GameFile> file,
           QObject* parent = nullptr);
    ~Battle() override;

    [[nodiscard]] const Ruleset& ruleset() const { return *m_ruleset; }
    [[nodiscard]] std::shared_ptr<const Ruleset> sharedRuleset() const { return m_ruleset; }
    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] Game& game() { return m_game; }
    [[nodiscard]] const State& state() const { return m_game.state(); }
    [[nodiscard]] GameRules rules() const { return m_game.rules(); }
    [[nodiscard]] GameFile* file() const { return m_file.get(); }
    /// Whether it was opened for reading: one can go to and fro in it, but nothing more happens.
    [[nodiscard]] bool isReadOnly() const { return m_file && m_file->readOnly(); }
    /// What is seen of everybody without asking.
    [[nodiscard]] EntitySummaries& summaries() const { return *m_summaries; }
    /// The time that the battle takes.
    [[nodiscard]] BattleClock& clock() const { return *m_clock; }
    /// Changed entities and their ancestors; valid during `changed`.
    [[nodiscard]] const std::vector<EntityId>& lastChanged() const { return m_lastChanged; }

    /// What may be done in the present step, and what is open.
    [[nodiscard]] const std::vector<TurnOffer>& offers() const;
    [[nodiscard]] const std::vector<Obligation>& obligations() const;

    [[nodiscard]] QString name(EntityId entity) const;
    /// The value of a stored attribute as a person reads it, with the default where nothing was said.
    [[nodiscard]] QString valueText(EntityId entity, int attribute) const;
    /// Its value, or what the troop type or the default gives; unknown if nothing does.
    [[nodiscard]] Value value(EntityId entity, int attribute) const;
    /// The same of any attribute that its lists show, tallies and derived ones included.
    [[nodiscard]] Value value(EntityId entity, const Attribute& attribute) const;

    /// How a person answers who gives a command although the battle has gone on from here.
    enum class Branching { PlayOn, ReturnToEnd, Cancel };
    /// `ask` gets the number of steps that were played from here on.
    void setBranchingQuestion(std::function<Branching(int)> ask) { m_askBranching = std::move(ask); }
    /// Asks, if the battle has gone on from here, whether it is to be played otherwise. A single undone command needs
    /// no question. False: nothing is to happen now.
    [[nodiscard]] bool mayPlayHere();
    /// How many entries of the present line come after the one at which the battle stands.
    [[nodiscard]] int stepsBack() const { return drumhead::stepsBack(m_game); }
    void returnToEnd();

    /// Lets something happen. The error is one sentence for the person who asked for it. `unapplied`: the waiting case
    /// that is applied by it, or 0.
    Result<Decision> execute(const Command& command, int unapplied = 0);
    void undo();
    void redo();
    void goTo(EntryId entry);
    Result<void> keep(Game::Rewind rewind);

    /// Cases that were thrown but not applied; the game file keeps them.
    [[nodiscard]] const UnappliedCases& unapplied() const { return m_unapplied; }
    /// As `UnappliedCases::put`.
    int putUnapplied(UnappliedCase unapplied);
    void removeUnapplied(int id);

Q_SIGNALS:
    /// The state is another one.
    void changed();
    void unappliedChanged();
    /// What was said so far is told in the language of the window; what happened is the same.
    void retold();
    /// Something could not be done, or not be kept: one sentence.
    void failed(const QString& sentence);

private:
    void tellAnew(std::chrono::milliseconds budget);
    void report(const Result<void>& done);
    void keepUnapplied();
    void foldWhenIdle();
    void keepClock();
    void tellChanged();
    void forgetStep();

    std::shared_ptr<const Ruleset> m_ruleset;
    Game m_game;
    Retelling m_retelling;
    std::unique_ptr<GameFile> m_file;
    SeededDice m_dice;
    std::unique_ptr<EntitySummaries> m_summaries;
    std::vector<EntityId> m_lastChanged;
    mutable std::optional<std::vector<TurnOffer>> m_offers;  ///< of the state as it is, once asked for
    mutable std::optional<std::vector<Obligation>> m_obligations;
    UnappliedCases m_unapplied;
    std::unique_ptr<BattleClock> m_clock;
    std::function<Branching(int)> m_askBranching;
    bool m_mayBranch = false;  ///< the next command is not asked about: one undone command, or the answer was given
};

}  // namespace drumhead::app
