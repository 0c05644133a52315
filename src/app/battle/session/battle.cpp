#include "app/battle/session/battle.hpp"

#include "app/battle/session/battle_clock.hpp"
#include "app/battle/session/entity_summary.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/journal/waiting_cases.hpp"
#include "drumhead/game/play/questions/shown_value.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <QDateTime>
#include <QElapsedTimer>
#include <QTimer>

#include <chrono>

namespace drumhead::app {

namespace {

using namespace std::chrono_literals;

constexpr const char* unappliedSetting = "unapplied";
constexpr auto beforeItIsSeen = 100ms;  // an evening's commands
constexpr auto atATime = 8ms;

/// The clock as the file keeps it.
TurnClock keptClock(const GameFile* file)
{
    if (!file) return {};
    const auto kept = file->content().settings.find(turnClockSetting);
    return kept == file->content().settings.end() ? TurnClock() : TurnClock::fromJson(kept->second);
}

}  // namespace

Battle::Battle(std::shared_ptr<const Ruleset> ruleset, Game game, std::unique_ptr<GameFile> file, QObject* parent)
    : QObject(parent), m_ruleset(std::move(ruleset)), m_game(std::move(game)), m_retelling(m_game),
      m_file(std::move(file)), m_dice(SeededDice::freshSeed()), m_summaries(std::make_unique<EntitySummaries>(*this))
{
    m_game.setClock([] { return QDateTime::currentDateTime().toString(Qt::ISODate).toStdString(); });
    if (m_file) {
        const auto kept = m_file->content().settings.find(unappliedSetting);
        if (kept != m_file->content().settings.end()) m_unapplied = UnappliedCases::fromJson(kept->second);
    }
    tellAnew(beforeItIsSeen);
    m_clock = std::make_unique<BattleClock>(*this, keptClock(m_file.get()), nullptr);
    connect(this, &Battle::changed, m_clock.get(), &BattleClock::tick);
    if (!m_file || isReadOnly()) return;
    m_file->playWith(*m_ruleset);
    m_game.keepIn(m_file.get());
    foldWhenIdle();
}

/// What was decided in another language is told in this one: a short battle before it is seen, a long one while it is.
void Battle::tellAnew(std::chrono::milliseconds budget)
{
    QElapsedTimer timer;
    timer.start();
    bool goesOn = true;
    while (goesOn && !timer.hasExpired(budget.count())) goesOn = m_retelling.next();
    if (goesOn) {
        QTimer::singleShot(0, this, [this] { tellAnew(atATime); });
        return;
    }
    for (const UnappliedCase& each : std::vector<UnappliedCase>(m_unapplied.all()))
        m_unapplied.put(toldAnew(each, m_game));
    if (m_retelling.hasChanged()) Q_EMIT retold();
}

/// So that a copy of the file made between two commands is complete.
void Battle::foldWhenIdle()
{
    auto* idle = new QTimer(this);
    idle->setSingleShot(true);
    idle->setInterval(1s);
    connect(idle, &QTimer::timeout, this, [this] { m_file->fold(); });
    connect(this, &Battle::changed, idle, qOverload<>(&QTimer::start));
    connect(this, &Battle::unappliedChanged, idle, qOverload<>(&QTimer::start));
}

Battle::~Battle()
{
    if (m_file && !isReadOnly() && !m_clock->spent().isEmpty() && keptClock(m_file.get()) != m_clock->spent())
        static_cast<void>(m_file->set(turnClockSetting, m_clock->spent().toJson()));
    m_game.keepIn(nullptr);
}

/// In the transaction of the next command: the clock costs no wait for the disk of its own.
void Battle::keepClock()
{
    if (m_file && !m_clock->spent().isEmpty()) m_file->setWithNext(turnClockSetting, m_clock->spent().toJson());
}

QString Battle::name(EntityId entity) const { return entity == nobody ? QString() : toQt(state().at(entity).name); }

Value Battle::value(EntityId entity, int attribute) const
{
    const Entity& who = state().at(entity);
    const StoredAttributes& stored = rules().stored;
    return valueOrDefault(*m_ruleset, stored, who, *stored.of(who.kind)[static_cast<std::size_t>(attribute)]);
}

Value Battle::value(EntityId entity, const Attribute& attribute) const
{
    return shownValue(rules(), state(), entity, attribute);
}

QString Battle::valueText(EntityId entity, int attribute) const
{
    const Attribute& info = *rules().stored.of(state().at(entity).kind)[static_cast<std::size_t>(attribute)];
    const Value now = value(entity, attribute);
    return now.isUnknown() ? QString() : toQt(m_ruleset->valueText(info.shape, now));
}

bool Battle::mayPlayHere()
{
    const int steps = stepsBack();
    if (steps == 0 || m_mayBranch || !m_askBranching) return true;
    const Branching answer = m_askBranching(steps);
    if (answer == Branching::ReturnToEnd) returnToEnd();
    m_mayBranch = answer == Branching::PlayOn;
    return m_mayBranch;
}

void Battle::returnToEnd() { goTo(endOfLine(m_game)); }

Result<Decision> Battle::execute(const Command& command, int unapplied)
{
    if (isReadOnly())
        return Error{tr("this battle is open read-only. Save a copy (%1) and open that to play on.")
                         .arg(WindowActions::keyText(WindowAction::SaveCopy))
                         .toStdString()};
    if (!mayPlayHere()) return Error{tr("nothing was changed.").toStdString()};
    const UnappliedCases before = m_unapplied;
    if (unapplied != 0) {
        m_unapplied.remove(unapplied);
        if (m_file) m_file->setWithNext(unappliedSetting, m_unapplied.toJson());
    }
    keepClock();
    DecisionResult decision = m_game.execute(command, m_dice);
    if (!decision) {
        m_unapplied = before;
        if (m_file) m_file->setWithNext(unappliedSetting, m_unapplied.toJson());
        return Error{decision.error().message};
    }
    m_mayBranch = false;
    tellChanged();
    if (unapplied != 0) Q_EMIT unappliedChanged();
    return std::move(*decision);
}

int Battle::putUnapplied(UnappliedCase unapplied)
{
    const UnappliedCase* const before = m_unapplied.find(unapplied.id);
    if (before && *before == unapplied) return unapplied.id;
    const int id = m_unapplied.put(std::move(unapplied));
    keepUnapplied();
    return id;
}

void Battle::removeUnapplied(int id)
{
    if (!m_unapplied.find(id)) return;
    m_unapplied.remove(id);
    keepUnapplied();
}

/// What can't be written now is written with the next command; the file says that it lacks something.
void Battle::keepUnapplied()
{
    if (m_file && !isReadOnly()) static_cast<void>(m_file->set(unappliedSetting, m_unapplied.toJson()));
    Q_EMIT unappliedChanged();
}

void Battle::report(const Result<void>& done)
{
    if (!done) Q_EMIT failed(raised(toQt(done.error())));
    tellChanged();
}

const std::vector<TurnOffer>& Battle::offers() const
{
    if (!m_offers) m_offers = joinedOffers(turnOffers(rules(), state()));
    return *m_offers;
}

const std::vector<Obligation>& Battle::obligations() const
{
    if (!m_obligations) m_obligations = drumhead::obligations(rules(), state(), offers());
    return *m_obligations;
}

void Battle::forgetStep()
{
    m_offers.reset();
    m_obligations.reset();
}

void Battle::tellChanged()
{
    forgetStep();
    m_lastChanged = m_summaries->update();
    Q_EMIT changed();
}

void Battle::undo()
{
    if (!m_game.canUndo()) return;
    m_mayBranch = !m_game.canRedo();
    report(m_game.undo());
}

void Battle::redo()
{
    if (!m_game.canRedo()) return;
    m_mayBranch = false;
    report(m_game.redo());
}

void Battle::goTo(EntryId entry)
{
    m_mayBranch = false;
    report(m_game.goTo(entry));
}

Result<void> Battle::keep(Game::Rewind rewind)
{
    if (isReadOnly()) return Error{tr("this battle is open read-only, so nothing can be ruled again").toStdString()};
    Result<void> kept = m_game.keep(std::move(rewind));
    if (kept) tellChanged();
    return kept;
}

}  // namespace drumhead::app
