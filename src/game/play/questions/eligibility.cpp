#include "drumhead/game/play/questions/eligibility.hpp"

#include "drumhead/resolve/relevance/relevance.hpp"
#include "game/play/battle_view.hpp"

#include <algorithm>

namespace drumhead {

namespace {

EntityId sideOf(const State& state, EntityId entity)
{
    return state.at(entity).kind == EntityKind::Side ? entity : state.at(entity).side;
}

/// The first entity in that role, or nobody.
EntityId holderOf(const std::string& role, const std::vector<RoleBinding>& roles)
{
    for (const RoleBinding& each : roles) {
        if (each.role == role && !each.entities.empty()) return each.entities.front();
    }
    return nobody;
}

/// Whether the unit or group is under that leader's command.
bool isUnder(const State& state, EntityId entity, EntityId leader)
{
    const EntityId command = state.at(leader).group;
    if (command == nobody) return sideOf(state, entity) == sideOf(state, leader);
    EntityId group = entity;
    for (std::size_t depth = 0; group != nobody && depth < state.entities.size(); ++depth) {
        if (group == command) return true;
        group = state.at(group).group;
    }
    return false;
}

std::string whyNotUnder(const Texts& texts, const State& state, EntityId entity, EntityId leader)
{
    if (entity == nobody || leader == nobody || isUnder(state, entity, leader)) return {};
    return texts.say("ineligible.not-under", "{who} is not under the command of {leader}",
                     {{"who", state.at(entity).name}, {"leader", state.at(leader).name}});
}

std::string whyNotSameUnit(const Texts& texts, const State& state, EntityId entity, EntityId other)
{
    if (entity == nobody || other == nobody) return {};
    if (entity == other) return texts.say("ineligible.both", "{who} can't be both", {{"who", state.at(entity).name}});
    if (wholeOf(state, entity) == wholeOf(state, other)) return {};
    return texts.say("ineligible.never-one", "{who} was never one unit with {other}",
                     {{"who", state.at(entity).name}, {"other", state.at(other).name}});
}

std::string whyAbsent(const Texts& texts, const BattleView& view, const ProgramRole& role, EntityId entity)
{
    const Entity& who = view.state().at(entity);
    if (!who.onTable) return texts.say("ineligible.absent", "{who} is not on the table", {{"who", who.name}});
    if (!role.gone && !view.isOnTable(entity))
        return texts.say("ineligible.gone", "{who} is no longer on the table", {{"who", who.name}});
    return {};
}

}  // namespace

std::string whyIneligible(const GameRules& rules, const State& state, const Program& program, const ProgramRole& role,
                          EntityId entity, const std::vector<RoleBinding>& others)
{
    if (entity == nobody) return {};
    const Texts& texts = *rules.ruleset.texts;
    if (std::string absent = whyAbsent(texts, BattleView(rules, state), role, entity); !absent.empty()) return absent;
    const auto against = [&](const std::string& other, bool isSame) -> std::string {
        const EntityId holder = other.empty() ? nobody : holderOf(other, others);
        if (holder == nobody || holder == entity || (sideOf(state, holder) == sideOf(state, entity)) == isSame)
            return {};
        const TextArguments with = {{"who", state.at(entity).name}, {"other", state.at(holder).name}};
        return isSame ? texts.say("ineligible.not-same-side", "{who} is not on the side of {other}", with)
                      : texts.say("ineligible.same-side", "{who} is on the same side as {other}", with);
    };
    // The rule stands at one of the two roles, and binds both.
    if (std::string why = against(role.enemyOf, false); !why.empty()) return why;
    if (std::string why = against(role.allyOf, true); !why.empty()) return why;
    if (std::string why = whyNotUnder(texts, state, entity, holderOf(role.ledBy, others)); !why.empty()) return why;
    if (const EntityId other = holderOf(role.sameUnitAs, others); !role.sameUnitAs.empty()) {
        if (std::string why = whyNotSameUnit(texts, state, entity, other); !why.empty()) return why;
    }
    for (const ProgramRole& each : program.roles) {
        std::string why = each.enemyOf == role.name ? against(each.name, false)
            : each.allyOf == role.name              ? against(each.name, true)
            : each.ledBy == role.name               ? whyNotUnder(texts, state, holderOf(each.name, others), entity)
            : each.sameUnitAs == role.name          ? whyNotSameUnit(texts, state, holderOf(each.name, others), entity)
                                                    : std::string();
        if (!why.empty()) return why;
    }
    return {};
}

namespace {

/// Somebody who may have that role beside the others; nobody where nobody may.
EntityId candidateFor(const GameRules& rules, const State& state, const Program& program, const ProgramRole& role,
                      const std::vector<RoleBinding>& others)
{
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const auto entity = static_cast<EntityId>(i);
        const bool isTaken = std::any_of(others.begin(), others.end(), [&](const RoleBinding& each) {
            return std::find(each.entities.begin(), each.entities.end(), entity) != each.entities.end();
        });
        if (state.at(entity).kind == role.kind && !isTaken
            && whyIneligible(rules, state, program, role, entity, others).empty())
            return entity;
    }
    return nobody;
}

}  // namespace

std::vector<EntityId> thoseMeant(const GameRules& rules, const State& state, const ProgramRole& role,
                                 std::vector<EntityId> candidates, const std::vector<RoleBinding>& others)
{
    if (role.meant < 0) return candidates;
    BattleView view(rules, state);
    std::vector<EntityId> meant;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(meant),
                 [&](EntityId each) { return view.isMeant(role, each, others); });
    return meant.empty() ? candidates : meant;
}

namespace {

bool isChosenRole(const ProgramRole& role)
{
    return role.of.empty() && role.is == Who::Any && role.kind != EntityKind::Game && !(role.many && role.least == 0);
}

/// Whether something that the procedure does happens to whoever has that role.
bool isChanged(const Program& program, int role)
{
    return std::any_of(program.effects.begin(), program.effects.end(), [&](const EffectDetail& effect) {
        return std::any_of(effect.changes.begin(), effect.changes.end(),
                           [&](const Change& each) { return program.slot(each.slot).owner == role; })
            || std::any_of(effect.attachments.begin(), effect.attachments.end(),
                           [&](const Attachment& each) { return each.leader == role || each.unit == role; })
            || std::any_of(effect.divisions.begin(), effect.divisions.end(),
                           [&](const Division& each) { return each.unit == role || each.into == role; });
    });
}

}  // namespace

bool isDoneAlike(const Program& program, int role)
{
    if (role < 0 || program.role(role).many || !isChosenRole(program.role(role))) return false;
    const bool isThrown = std::any_of(program.code.begin(), program.code.end(),
                                      [](const Instruction& each) { return each.op == Op::Roll; });
    if (isThrown) return false;
    for (int other = 0; other < static_cast<int>(program.roles.size()); ++other) {
        const ProgramRole& info = program.role(other);
        if (other != role && isChosenRole(info) && (info.many || isChanged(program, other))) return false;
    }
    return true;
}

bool mayMatter(const GameRules& rules, const State& state, const Procedure& procedure, int role,
               const std::vector<RoleBinding>& others)
{
    const ProgramRole& asked = procedure.program.role(role);
    const EntityId candidate = candidateFor(rules, state, procedure.program, asked, others);
    if (candidate == nobody) return false;
    std::vector<RoleBinding> roles = others;
    roles.push_back({asked.name, {candidate}});
    const Result<GameCase> made = makeCase(rules, state, procedure.id, roles);
    if (!made) return true;
    const Program& program = made->situation.program();
    const auto isOfRole = [&](SlotId slot) { return program.slot(slot).owner == role; };
    // A role that nothing is asked of can still be changed by the steps.
    if (std::none_of(program.questions.begin(), program.questions.end(), isOfRole)) return true;
    const std::vector<FactRef> questions = whatMatters(made->situation).questions;
    return std::any_of(questions.begin(), questions.end(), [&](const FactRef& fact) { return isOfRole(fact.slot); });
}

std::vector<std::pair<const Attribute*, Value>> tallies(const GameRules& rules, const State& state, EntityId entity)
{
    std::vector<std::pair<const Attribute*, Value>> found;
    BattleView view(rules, state);
    for (const auto& attribute : rules.ruleset.attributes) {
        if (attribute->tally && attribute->kind == ownerKind(state.at(entity).kind))
            found.emplace_back(attribute.get(), view.value(*attribute, entity));
    }
    return found;
}

}  // namespace drumhead
