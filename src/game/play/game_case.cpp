#include "drumhead/game/play/game_case.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/values/kind_text.hpp"
#include "game/play/arrivals.hpp"
#include "game/play/battle_view.hpp"
#include "game/play/offer_candidates.hpp"
#include "game/play/taken_offers.hpp"
#include "game/play/turn_places.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool isMatch(const Entity& entity, const ProgramRole& role) { return entity.kind == role.kind; }

Result<void> checkRole(const Texts& texts, const State& state, const ProgramRole& role,
                       const std::vector<EntityId>& entities)
{
    const auto count = static_cast<int>(entities.size());
    if (count > role.most)
        return Error{
            texts.say("refused.too-many-named", "{number} were named for \"{role}\"; it takes {most} at the most",
                      {{"number", std::to_string(count)}, {"role", role.label}, {"most", std::to_string(role.most)}})};
    for (const EntityId entity : entities) {
        if (entity == nobody) continue;
        if (entity < 0 || static_cast<std::size_t>(entity) >= state.entities.size())
            return Error{texts.say("refused.no-number", "nobody of that number takes part in the battle")};
        if (!isMatch(state.at(entity), role))
            return Error{texts.say(
                "refused.other-kind", "{who} can't be the {role}: that is a {kind}",
                {{"who", state.at(entity).name}, {"role", role.label}, {"kind", kindText(texts, role.kind)}})};
    }
    return {};
}

Result<Cast> castOf(const Texts& texts, const BattleView& view, const Program& program,
                    const std::vector<RoleBinding>& roles)
{
    Cast cast(program.roles.size());
    for (const RoleBinding& binding : roles) {
        const int role = program.findRole(binding.role);
        if (role < 0) {
            std::vector<std::string> known;
            for (const ProgramRole& each : program.roles) known.push_back(each.name);
            const std::string guess = nearest(binding.role, known);
            return Error{texts.say("refused.no-role", "there is no role \"{role}\" in this procedure{hint}",
                                   {{"role", binding.role}, {"hint", texts.didYouMean(guess)}})};
        }
        cast[static_cast<std::size_t>(role)] = binding.entities;
    }
    view.complete(cast, program);
    for (std::size_t i = 0; i < cast.size(); ++i) {
        if (const Result<void> fits = checkRole(texts, view.state(), program.roles[i], cast[i]); !fits)
            return Error{fits.error()};
    }
    return cast;
}

/// The facts that the first offer of the present step gives the cases of those to whom it is made.
std::vector<CaseFact> factsOfOffers(const GameRules& rules, const State& state, const Procedure& procedure,
                                    const Cast& cast)
{
    const std::vector<const SequenceStep*> path = stepsOfPlace(rules.ruleset.sequence, state.place);
    for (std::size_t level = path.size(); level-- > 0;) {
        for (const SequenceOffer& offer : path[level]->offers) {
            if (offer.procedure != &procedure || offer.role < 0) continue;
            const std::vector<EntityId>& who = cast[static_cast<std::size_t>(offer.role)];
            if (who.empty() || who.front() == nobody) continue;
            if (OfferCandidates(rules, state).isOfferedTo(who.front(), offer, static_cast<int>(level)))
                return offer.with;
        }
    }
    return {};
}

/// The facts of the case that a step of the turn gives.
void answerStep(GameCase& made, const std::vector<CaseFact>& facts)
{
    const Program& program = made.situation.program();
    for (const CaseFact& fact : facts) {
        for (std::size_t i = 0; i < program.slots.size(); ++i) {
            if (program.slots[i].attribute != fact.attribute || program.slots[i].kind != SlotKind::Fact) continue;
            made.situation.answer({static_cast<SlotId>(i), 0}, fact.value);
            made.known.push_back({static_cast<SlotId>(i), 0});
        }
    }
}

/// Facts of the case, those aside that its procedure does not look at.
Result<void> answerAll(GameCase& made, const std::vector<NamedText>& answers)
{
    for (const auto& [name, value] : answers) {
        const SlotId slot = made.situation.program().findSlot(name);
        if (slot < 0) continue;
        if (const Result<void> set = made.situation.set(name, value); !set) return set;
        if (!made.knows({slot, 0})) made.known.push_back({slot, 0});
    }
    return {};
}

/// What earlier cases of the step have left to come for those who take part.
void expectWaiting(GameCase& made, const GameRules& rules, const State& state)
{
    const Program& program = made.situation.program();
    for (std::size_t i = 0; i < program.slots.size() && !state.waiting.empty(); ++i) {
        const Slot& slot = program.slots[i];
        if (!slot.attribute || slot.owner < 0 || slot.kind == SlotKind::Derived) continue;
        const int attribute = rules.stored.find(slot.attribute);
        for (int row = 0; row < made.situation.layout().rows(slot.owner); ++row) {
            for (const WaitingChange& change : state.waiting) {
                if (change.attribute == attribute && change.entity == made.entity(slot.owner, row) && change.by.isSet())
                    made.situation.expect({{static_cast<SlotId>(i), row}, change.until, change.by.number()});
            }
        }
    }
}

}  // namespace

EntityId GameCase::entity(int role, int row) const
{
    if (role < 0 || static_cast<std::size_t>(role) >= roles.size()) return nobody;
    const std::vector<EntityId>& rows = roles[static_cast<std::size_t>(role)].entities;
    return row < 0 || static_cast<std::size_t>(row) >= rows.size() ? nobody : rows[static_cast<std::size_t>(row)];
}

bool GameCase::knows(FactRef fact) const { return std::find(known.begin(), known.end(), fact) != known.end(); }

Result<GameCase> makeCase(const GameRules& rules, const State& state, const std::string& id,
                          const std::vector<RoleBinding>& roles, const std::vector<NamedText>& offered)
{
    const Procedure* procedure = rules.ruleset.findProcedure(id);
    if (!procedure) {
        std::vector<std::string> known;
        for (const auto& each : rules.ruleset.procedures) known.push_back(each->id);
        const std::string meant = nearest(id, known);
        const Texts& texts = *rules.ruleset.texts;
        return Error{texts.say("refused.no-procedure", "there is no procedure \"{id}\" in {ruleset}{hint}",
                               {{"id", id}, {"ruleset", rules.ruleset.title}, {"hint", texts.didYouMean(meant)}})};
    }
    BattleView view(rules, state);
    Result<Cast> cast = castOf(*rules.ruleset.texts, view, procedure->program, roles);
    if (!cast) return Error{cast.error()};
    GameCase made{Situation(rules.ruleset, *procedure), {}, {}};
    made.situation.watchOnlyNow();
    view.fill(made.situation, *cast, &made.known);
    answerStep(made, factsOfPlace(rules.ruleset.sequence, state.place));
    if (offered.empty()) answerStep(made, factsOfOffers(rules, state, *procedure, *cast));
    else if (const Result<void> answered = answerAll(made, offered); !answered) return Error{answered.error()};
    for (std::size_t i = 0; i < cast->size(); ++i) {
        (*cast)[i].resize(static_cast<std::size_t>(made.situation.layout().rows(static_cast<int>(i))), nobody);
        made.roles.push_back({procedure->program.roles[i].name, (*cast)[i]});
    }
    expectWaiting(made, rules, state);
    return made;
}

Result<GameCase> makeDueCase(const GameRules& rules, const State& state, const DueItem& due)
{
    if (due.isArrival())
        return Error{rules.ruleset.texts->say("refused.arrival",
                                              "{arrival}; that needs no case: bring them on, or strike it off",
                                              {{"arrival", arrivalTitle(*rules.ruleset.texts, state, due)}})};
    Result<GameCase> made = makeCase(rules, state, due.procedure, due.roles);
    if (!made) return made;
    if (const Result<void> answered = answerAll(*made, due.with); !answered) return Error{answered.error()};
    return made;
}

namespace {

/// The entities that the rules would not find again.
void nameRoles(ResolveCommand& command, const GameRules& rules, const State& state, const GameCase& made,
               const Situation& answered)
{
    const BattleView view(rules, state);
    const Program& program = answered.program();
    Cast cast;
    for (const RoleBinding& binding : made.roles) cast.push_back(binding.entities);
    for (std::size_t i = 0; i < cast.size(); ++i) {
        const ProgramRole& role = program.roles[i];
        std::vector<EntityId> entities = cast[i];
        entities.resize(static_cast<std::size_t>(answered.layout().rows(static_cast<int>(i))), nobody);
        const bool isFound = !role.of.empty() || role.is != Who::Any || role.kind == EntityKind::Game;
        std::vector<EntityId> found = isFound ? view.found(role, cast, program) : std::vector<EntityId>();
        if (!role.many && found.size() > 1) found.resize(1);
        if (found.size() < entities.size() && static_cast<int>(entities.size()) == std::max(role.least, 1))
            found.resize(entities.size(), nobody);
        if (isFound && found == entities) continue;
        auto& [name, ids] = command.roles.emplace_back(role.name, std::vector<std::string>());
        for (const EntityId entity : entities) ids.push_back(state.idOf(entity));
    }
}

void nameAnswers(ResolveCommand& command, const Situation& before, const Situation& answered)
{
    const Program& program = answered.program();
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        const bool isAnswer =
            slot.kind == SlotKind::Fact || slot.kind == SlotKind::Stat || (slot.kind == SlotKind::Result && slot.asked);
        const int rows = slot.manyRole < 0 ? 1 : answered.layout().rows(slot.manyRole);
        const int known = slot.manyRole < 0 ? 1 : before.layout().rows(slot.manyRole);
        for (int row = 0; row < rows && isAnswer; ++row) {
            const FactRef fact{static_cast<SlotId>(i), row};
            const Value was = row < known ? before.given(fact) : Value::unknown();
            if (answered.given(fact) != was)
                command.answers.emplace_back(factName(program, fact),
                                             answered.ruleset().valueId(slot.shape, answered.given(fact)));
        }
    }
}

/// The case that a command without answers makes: of several offers, that of the first.
Situation withoutAnswers(const GameRules& rules, const State& state, const GameCase& made, int settles)
{
    const std::string& procedure = made.situation.procedure().id;
    const std::vector<OfferHere> offers = offersHere(rules.ruleset, state, procedure);
    const auto hasFacts = [](const OfferHere& each) { return !each.offer->with.empty(); };
    if (settles != 0 || std::none_of(offers.begin(), offers.end(), hasFacts)) return made.situation;
    Result<GameCase> first = makeCase(rules, state, procedure, made.roles);
    return first ? std::move(first->situation) : made.situation;
}

}  // namespace

ResolveCommand commandOf(const GameRules& rules, const State& state, const GameCase& unanswered,
                         const Situation& answered, const std::vector<int>& dice, int settles)
{
    ResolveCommand command;
    command.procedure = answered.procedure().id;
    command.dice = dice;
    command.settles = settles;
    nameRoles(command, rules, state, unanswered, answered);
    nameAnswers(command, withoutAnswers(rules, state, unanswered, settles), answered);
    for (const Overrule& overrule : answered.overrules())
        command.overrules.push_back(overruleRecord(answered, overrule));
    return command;
}

}  // namespace drumhead
