#include "drumhead/game/autoplay/trial_player.hpp"
#include "drumhead/game/play/questions/obligations.hpp"

#include "drumhead/game/play/questions/eligibility.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include "game/play/due_items.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int attempts = 6;
constexpr int mostOfAStep = 120;  // commands in one step: then it goes on whatever is open

/// Keeps the faces that were thrown.
class NotedDice final : public DiceSource {
public:
    explicit NotedDice(DiceSource& source) : m_source(source) {}
    [[nodiscard]] bool roll(int count, int sides, int* faces) override
    {
        if (!m_source.roll(count, sides, faces)) return false;
        thrown.insert(thrown.end(), faces, faces + count);
        return true;
    }
    [[nodiscard]] bool draw(const CardsLeft& cards, int& card) override
    {
        if (!m_source.draw(cards, card)) return false;
        thrown.push_back(card);
        return true;
    }
    std::vector<int> thrown;

private:
    DiceSource& m_source;
};

bool isGiven(const std::vector<RoleBinding>& roles, const std::string& role)
{
    return std::any_of(roles.begin(), roles.end(),
                       [&](const RoleBinding& each) { return each.role == role && !each.entities.empty(); });
}

EntityId sideOf(const State& state, EntityId entity)
{
    return state.at(entity).kind == EntityKind::Side ? entity : state.at(entity).side;
}

/// The side of the first entity given.
EntityId firstSide(const State& state, const std::vector<RoleBinding>& roles)
{
    for (const RoleBinding& role : roles) {
        if (!role.entities.empty() && role.entities.front() != nobody) return sideOf(state, role.entities.front());
    }
    return nobody;
}

}  // namespace

int TrialPlayer::pick(int count)
{
    int face = 1;
    static_cast<void>(m_chance.roll(1, std::max(count, 2), &face));
    return std::min(face, count) - 1;
}

void TrialPlayer::notePlace(const State& state)
{
    if (state.turn == m_turn && state.place == m_place) return;
    m_turn = state.turn;
    m_place = state.place;
    m_left = m_besides;
    m_commands = 0;
    m_tried.clear();
}

Command TrialPlayer::next(const GameRules& rules, const State& state)
{
    notePlace(state);
    const Asked asked{rules, state};
    if (m_edits > 0 && pick(m_edits) == 0) {
        if (std::optional<Command> command = edit(asked)) return *command;
    }
    if (++m_commands <= mostOfAStep && !(state.place.levels.empty() && !rules.ruleset.sequence.steps.empty())) {
        if (std::optional<Command> command = settleDue(asked)) return *command;
        const std::vector<TurnOffer> offers = turnOffers(rules, state);
        if (std::optional<Command> command = must(asked, offers)) return *command;
        if (std::optional<Command> command = may(asked, offers)) return *command;
    }
    AdvanceCommand on;
    if (!outstanding(rules, state).empty()) on.reason = "As things stand it can't be done.";
    return on;
}

EntityId TrialPlayer::comrade(const State& state, EntityId of, EntityKind kind)
{
    std::vector<EntityId> found;
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const Entity& each = state.entities[i];
        if (each.kind == kind && each.side == state.at(of).side && each.onTable)
            found.push_back(static_cast<EntityId>(i));
    }
    return found.empty() ? nobody : found[static_cast<std::size_t>(pick(static_cast<int>(found.size())))];
}

std::optional<Command> TrialPlayer::edit(const Asked& asked)
{
    const auto chosen = static_cast<EntityId>(pick(static_cast<int>(asked.state.entities.size())));
    const Entity& who = asked.state.at(chosen);
    const bool isUnit = who.kind == EntityKind::Unit;
    if ((!isUnit && who.kind != EntityKind::Leader) || who.joined != nobody) return std::nullopt;
    EditCommand command;
    command.entity = who.id;
    const RosterKind* const roster = rosterOf(asked.rules.ruleset, who.kind);
    if (!who.onTable) command.changes = {{EntityField::OnTable, "true"}};
    else if (pick(3) == 0) command.changes = {{EntityField::OnTable, "false"}};
    else if (pick(3) == 0 && roster && roster->gone) command.changes = {{roster->gone->id, "true"}};
    else {
        const EntityId other = comrade(asked.state, chosen, isUnit ? EntityKind::Group : EntityKind::Unit);
        command.changes = {{isUnit ? EntityField::Group : EntityField::AttachedTo,
                            other == nobody || pick(4) == 0 ? std::string() : asked.state.at(other).id}};
    }
    return command;
}

std::optional<Command> TrialPlayer::settleDue(const Asked& asked)
{
    for (const DueItem& due : asked.state.due) {
        if (!isDueHere(asked.rules, asked.state, due) || isMoot(asked.rules, asked.state, due)) continue;
        if (due.isArrival()) return BringOnCommand{due.id, ""};
        if (std::optional<Command> done = attempt(asked, due.procedure, due.roles, &due)) return done;
        return DismissCommand{due.id, "As things stand it can't be done."};
    }
    return std::nullopt;
}

std::optional<Command> TrialPlayer::must(const Asked& asked, const std::vector<TurnOffer>& offers)
{
    for (const TurnOffer& offer : offers) {
        std::vector<EntityId> who = offer.must;
        if (offer.onceMust) who = offer.candidates.empty() ? std::vector<EntityId>{nobody} : offer.candidates;
        for (const EntityId entity : who) {
            if (isGivenUp(offer.procedure->id, entity)) continue;
            std::vector<RoleBinding> roles;
            if (entity != nobody) roles.push_back({offer.role, {entity}});
            if (std::optional<Command> command =
                    attempt(asked, offer.procedure->id, std::move(roles), nullptr, offer.with))
                return command;
        }
    }
    return std::nullopt;
}

std::optional<Command> TrialPlayer::may(const Asked& asked, const std::vector<TurnOffer>& offers)
{
    while (m_left-- > 0 && !offers.empty()) {
        const TurnOffer& offer = offers[static_cast<std::size_t>(pick(static_cast<int>(offers.size())))];
        std::vector<RoleBinding> roles;
        if (!offer.candidates.empty())
            roles.push_back(
                {offer.role,
                 {offer.candidates[static_cast<std::size_t>(pick(static_cast<int>(offer.candidates.size())))]}});
        else if (!offer.once || offer.onceDone) continue;
        if (std::optional<Command> command = attempt(asked, offer.procedure->id, std::move(roles), nullptr, offer.with))
            return command;
    }
    return std::nullopt;
}

std::optional<Command> TrialPlayer::attempt(const Asked& asked, const std::string& procedure,
                                            std::vector<RoleBinding> roles, const DueItem* due,
                                            const std::vector<NamedText>& with)
{
    const Procedure* found = asked.rules.ruleset.findProcedure(procedure);
    for (int i = 0; found && i < attempts; ++i) {
        if (std::optional<Command> command = put(asked, procedure, filled(asked, *found, roles, i % 2 == 0), due, with))
            return command;
    }
    return std::nullopt;
}

std::optional<Command> TrialPlayer::put(const Asked& asked, const std::string& procedure,
                                        const std::vector<RoleBinding>& roles, const DueItem* due,
                                        const std::vector<NamedText>& with)
{
    DueItem wanted;
    if (due) wanted = *due;
    wanted.roles = roles;
    const Result<GameCase> made = due ? makeDueCase(asked.rules, asked.state, wanted)
                                      : makeCase(asked.rules, asked.state, procedure, roles, with);
    if (!made) return std::nullopt;
    Resolution resolution(made->situation);
    NotedDice dice(m_chance);
    Pause pause = resolution.run(dice);
    for (int count = 0; pause.kind == Pause::Kind::Answer && count < 1000; ++count) {
        resolution.answer(pause.fact,
                          answer(asked.rules.ruleset, made->situation.program().slot(pause.fact.slot).shape));
        pause = resolution.run(dice);
    }
    if (pause.kind != Pause::Kind::Finished || resolution.refused()) return std::nullopt;
    return commandOf(asked.rules, asked.state, *made, resolution.situation(), dice.thrown, due ? due->id : 0);
}

std::vector<RoleBinding> TrialPlayer::filled(const Asked& asked, const Procedure& procedure,
                                             std::vector<RoleBinding> roles, bool enemyFirst)
{
    for (const ProgramRole& role : procedure.program.roles) {
        const bool isFound = !role.of.empty() || role.is != Who::Any || role.kind == EntityKind::Game;
        if (isFound || isGiven(roles, role.name) || (role.many && role.least == 0 && pick(2) == 0)) continue;
        const bool enemy = enemyFirst && (role.kind == EntityKind::Unit || role.kind == EntityKind::Side);
        std::vector<EntityId> who;
        for (int row = 0; row < std::max(role.least, 1); ++row) {
            if (const std::optional<EntityId> found = chosen(asked, procedure.program, role, roles, enemy))
                who.push_back(*found);
        }
        if (!who.empty()) roles.push_back({role.name, std::move(who)});
    }
    return roles;
}

std::optional<EntityId> TrialPlayer::chosen(const Asked& asked, const Program& program, const ProgramRole& role,
                                            const std::vector<RoleBinding>& roles, bool enemy)
{
    const BattleView view(asked.rules, asked.state);
    const EntityId side = firstSide(asked.state, roles);
    std::vector<EntityId> candidates;
    for (std::size_t i = 0; i < asked.state.entities.size(); ++i) {
        const auto entity = static_cast<EntityId>(i);
        if (asked.state.at(entity).kind != role.kind || !view.isOnTable(entity)) continue;
        if (!whyIneligible(asked.rules, asked.state, program, role, entity, roles).empty()) continue;
        if (side != nobody && (sideOf(asked.state, entity) != side) != enemy) continue;
        const bool isTaken = std::any_of(roles.begin(), roles.end(), [&](const RoleBinding& each) {
            return std::find(each.entities.begin(), each.entities.end(), entity) != each.entities.end();
        });
        if (!isTaken) candidates.push_back(entity);
    }
    if (candidates.empty()) return std::nullopt;
    return candidates[static_cast<std::size_t>(pick(static_cast<int>(candidates.size())))];
}

Value TrialPlayer::answer(const Ruleset& ruleset, const Shape& shape)
{
    if (shape.kind == ValueKind::Flag) return Value::flag(pick(4) == 0);
    if (shape.kind == ValueKind::Choice) {
        const std::vector<Choice>& choices = ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices;
        if (choices.empty()) return Value::none();
        return Value::choice(choices[static_cast<std::size_t>(pick(static_cast<int>(choices.size())))].id);
    }
    return std::clamp(shape.least + Number(pick(6) * (1 + pick(3))), shape.least, shape.most);
}

}  // namespace drumhead
