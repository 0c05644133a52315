#include "drumhead/game/play/case_from_command.hpp"

#include "drumhead/base/text.hpp"
#include "game/play/unlisted_name.hpp"

#include <algorithm>

namespace drumhead {

std::vector<FactRef> knownFacts(const GameCase& made, const GameRules& rules)
{
    std::vector<FactRef> known = made.known;
    const Program& program = made.situation.program();
    const Resolution start(made.situation);
    for (const SlotId question : program.questions) {
        const Slot& slot = program.slot(question);
        if (!slot.attribute || slot.owner < 0 || rules.stored.find(slot.attribute) < 0) continue;
        const int rows = slot.manyRole < 0 ? 1 : made.situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{question, row};
            if (made.entity(slot.owner, row) != nobody && !start.value(fact).isUnknown() && !made.knows(fact))
                known.push_back(fact);
        }
    }
    return known;
}

namespace {

std::string noEntity(const Texts& texts, const State& state, const std::string& id)
{
    std::vector<std::string> known;
    for (const Entity& each : state.entities) known.push_back(each.id);
    const std::string meant = nearest(id, known);
    return texts.say("refused.nobody-in-battle", "there is no \"{id}\" in the battle{hint}",
                     {{"id", id}, {"hint", texts.didYouMean(meant)}});
}

Result<std::vector<RoleBinding>> rolesOf(const Texts& texts, const State& state, const ResolveCommand& command)
{
    std::vector<RoleBinding> roles;
    for (const auto& [role, ids] : command.roles) {
        RoleBinding& binding = roles.emplace_back(RoleBinding{role, {}});
        for (const std::string& id : ids) {
            const EntityId entity = id.empty() ? nobody : state.find(id);
            if (entity == nobody && !id.empty()) return Error{noEntity(texts, state, id)};
            binding.entities.push_back(entity);
        }
    }
    return roles;
}

}  // namespace

const DueItem* dueOfCommand(const State& state, const ResolveCommand& command)
{
    const DueItem* const due = command.settles == 0 ? nullptr : state.findDue(command.settles);
    return due && due->procedure == command.procedure ? due : nullptr;
}

Result<GameCase> caseOfCommand(const GameRules& rules, const State& state, const ResolveCommand& command)
{
    const Result<std::vector<RoleBinding>> roles = rolesOf(*rules.ruleset.texts, state, command);
    if (!roles) return Error{roles.error()};
    const DueItem* const due = dueOfCommand(state, command);
    if (!due) return makeCase(rules, state, command.procedure, *roles);
    DueItem asked = *due;
    for (const RoleBinding& given : *roles) {
        std::erase_if(asked.roles, [&](const RoleBinding& each) { return each.role == given.role; });
        asked.roles.push_back(given);
    }
    return makeDueCase(rules, state, asked);
}

std::vector<std::string> restoreCommand(CaseInHand& session, const ResolveCommand& command)
{
    std::vector<std::string> answers;
    for (const auto& [name, value] : command.answers) answers.push_back(name + "=" + value);
    std::vector<std::string> faults = session.prefill(answers);
    for (const OverruleRecord& each : command.overrules) {
        Result<Overrule> overrule = overruleOf(session.situation(), each);
        if (overrule) session.overrule(std::move(*overrule));
        else faults.push_back(capitalised(overrule.error()));
    }
    if (!command.dice.empty()) session.acceptDice(command.dice);
    return faults;
}

namespace {

/// One or two names in full, else the first and how many more: the form names them all.
std::string shortened(const Texts& texts, const std::vector<std::string>& names)
{
    if (names.empty()) return "";
    if (names.size() == 1) return names.front();
    if (names.size() == 2) return names[0] + ", " + names[1];
    return texts.count("names.and-more", static_cast<std::int64_t>(names.size()) - 1,
                       "{name} and {n} more|{name} and {n} more", {{"name", names.front()}});
}

std::string joinedBy(const std::string& separator, const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& each : parts) text += (text.empty() ? "" : separator) + each;
    return text;
}

/// The sides that a case without units is about: the first, and those that an outcome is about.
std::vector<std::string> sidesOf(const State& state, const GameCase& made)
{
    std::vector<std::string> names;
    const Program& program = made.situation.program();
    for (const RoleBinding& binding : made.roles) {
        const int role = program.findRole(binding.role);
        const bool hasOutcome = std::any_of(program.outcomes.begin(), program.outcomes.end(),
                                            [role](const OutcomeDetail& each) { return each.role == role; });
        if (!names.empty() && !hasOutcome) continue;
        for (const EntityId each : binding.entities) {
            if (each != nobody && state.at(each).kind == EntityKind::Side) names.push_back(state.at(each).name);
        }
    }
    return names;
}

}  // namespace

std::string caseHeading(const State& state, const GameCase& made)
{
    std::vector<std::string> who;
    const Program& program = made.situation.program();
    const Texts& texts = *made.situation.ruleset().texts;
    for (const RoleBinding& binding : made.roles) {
        const int role = program.findRole(binding.role);
        // Found from an entity that is named already.
        if (role >= 0 && !program.role(role).of.empty()) continue;
        std::vector<std::string> names;
        for (const EntityId each : binding.entities) {
            const bool isNamed =
                each != nobody && state.at(each).kind != EntityKind::Side && state.at(each).kind != EntityKind::Game;
            std::string name = isNamed ? state.at(each).name : "";
            if (each == nobody && role >= 0) name = unlistedName(texts, program.role(role));
            if (!name.empty()) names.push_back(std::move(name));
        }
        const std::string together = shortened(texts, names);
        if (!together.empty() && std::find(who.begin(), who.end(), together) == who.end()) who.push_back(together);
    }
    const std::string about = who.empty() ? joinedBy(", ", sidesOf(state, made)) : joinedBy(" → ", who);
    const std::string& title = made.situation.procedure().title;
    return about.empty() ? title : title + ": " + about;
}

}  // namespace drumhead
