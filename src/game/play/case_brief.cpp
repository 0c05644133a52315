#include "drumhead/game/play/case_brief.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead {

namespace {

/// Whether he is only there for a side that takes part itself: a side's senior leader.
bool standsForSide(const Program& program, int role)
{
    const int with = program.findRole(program.role(role).allyOf);
    return with >= 0 && program.role(with).kind == EntityKind::Side;
}

/// The entities chosen for a case, role by role; each is named once.
std::vector<std::vector<std::string>> namesByRole(const GameRules& rules, const State& state,
                                                  const ResolveCommand& command)
{
    std::vector<std::vector<std::string>> all;
    const Procedure* const procedure = rules.ruleset.findProcedure(command.procedure);
    std::vector<EntityId> named;
    for (const auto& [role, ids] : command.roles) {
        const int at = procedure ? procedure->program.findRole(role) : -1;
        if (at < 0 || !procedure->program.role(at).of.empty() || standsForSide(procedure->program, at)) continue;
        std::vector<std::string> names;
        for (const std::string& id : ids) {
            const EntityId who = state.find(id);
            const bool isNamed = std::find(named.begin(), named.end(), who) != named.end();
            if (who == nobody || isNamed || state.at(who).kind == EntityKind::Side) continue;
            named.push_back(who);
            names.push_back(state.at(who).name);
        }
        if (role == command.alike.first && !command.alike.second.empty())
            names = {namesAlike(*rules.ruleset.texts, state, command)};
        if (!names.empty()) all.push_back(std::move(names));
    }
    return all;
}

/// A word of the verdict, and those of whom it is said.
struct SharedWord {
    std::string word;
    std::vector<std::string> who;
};

std::vector<SharedWord> sharedWords(const Verdict& verdict)
{
    std::vector<SharedWord> words;
    for (const VerdictOutcome& each : verdict.outcomes) {
        const auto same =
            std::find_if(words.begin(), words.end(), [&](const SharedWord& other) { return other.word == each.word; });
        if (same == words.end()) words.push_back({each.word, {each.who}});
        else if (std::find(same->who.begin(), same->who.end(), each.who) == same->who.end())
            same->who.push_back(each.who);
    }
    return words;
}

/// " (2nd Guard)", " (2nd Guard and 5 more)".
std::string namesInBrackets(const Texts& texts, const SharedWord& word)
{
    const std::size_t more = word.who.size() - 1;
    if (more < 2) return " (" + texts.allOf(word.who) + ")";
    return " ("
        + texts.count("names.and-more", static_cast<std::int64_t>(more), "{name} and {n} more|{name} and {n} more",
                      {{"name", word.who.front()}})
        + ")";
}

/// Of one command for several: the name of the first, whose result it tells.
std::string firstAlike(const State& state, const ResolveCommand& command)
{
    for (const auto& [role, ids] : command.roles) {
        const bool isAlike = !command.alike.second.empty() && role == command.alike.first && !ids.empty();
        if (const EntityId one = isAlike ? state.find(ids.front()) : nobody; one != nobody) return state.at(one).name;
    }
    return "";
}

}  // namespace

ResolveCommand carriedOut(ResolveCommand command, const Decision& decision)
{
    const auto isLeftOut = [&](const std::string& id) {
        return std::find(decision.leftOut.begin(), decision.leftOut.end(), id) != decision.leftOut.end();
    };
    std::vector<std::string>& others = command.alike.second;
    std::erase_if(others, isLeftOut);
    for (auto& [role, ids] : command.roles) {
        const bool isFirst = role == command.alike.first && ids.size() == 1 && !others.empty();
        if (!isFirst || !isLeftOut(ids.front())) continue;
        ids = {others.front()};
        others.erase(others.begin());
    }
    return command;
}

std::string namesAlike(const Texts& texts, const State& state, const ResolveCommand& command)
{
    std::vector<EntityId> all;
    for (const auto& [role, ids] : command.roles) {
        if (role == command.alike.first && !ids.empty()) all.push_back(state.find(ids.front()));
    }
    for (const std::string& id : command.alike.second) all.push_back(state.find(id));
    std::erase(all, nobody);
    if (all.empty()) return "";
    const Entity& first = state.at(all.front());
    if (all.size() == 1) return first.name;
    const bool isOfOne = first.kind == EntityKind::Unit && first.group != nobody
        && std::all_of(all.begin(), all.end(), [&](EntityId each) { return state.at(each).group == first.group; });
    const auto count = static_cast<std::int64_t>(all.size());
    if (isOfOne)
        return texts.count("names.group", count, "{group} ({n} unit)|{group} ({n} units)",
                           {{"group", state.at(first.group).name}});
    return texts.count("names.and-more", count - 1, "{name} and {n} more|{name} and {n} more", {{"name", first.name}});
}

std::string namesInCase(const GameRules& rules, const State& state, const ResolveCommand& command)
{
    std::string text;
    for (const std::vector<std::string>& names : namesByRole(rules, state, command))
        appendPart(text, " → ", rules.ruleset.texts->allOf(names));
    return text;
}

std::string caseBrief(const GameRules& rules, const State& state, const ResolveCommand& command, const Verdict& verdict,
                      std::size_t mostWords)
{
    const std::string who = namesInCase(rules, state, command);
    const std::string words = caseWords(rules, state, command, verdict, mostWords);
    return who.empty() ? words : who + ": " + words;
}

std::string caseWords(const GameRules& rules, const State& state, const ResolveCommand& command, const Verdict& verdict,
                      std::size_t mostWords)
{
    const std::vector<std::vector<std::string>> names = namesByRole(rules, state, command);
    // Of one against one the words are about the one who was shot at, charged or tested.
    const std::string about = !names.empty() && names.back().size() == 1 ? names.back().front() : std::string();
    const std::string first = firstAlike(state, command);
    std::string words;
    std::vector<SharedWord> all = sharedWords(verdict);
    if (all.size() > mostWords) all.resize(mostWords);
    const auto isOfOne = [&](const SharedWord& each) { return each.who == all.front().who; };
    const bool isOfSeveral = !std::all_of(all.begin(), all.end(), isOfOne);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const SharedWord& each = all[i];
        const bool isNamedNext = i + 1 < all.size() && all[i + 1].who == each.who;
        const bool isPlain = each.who.front().empty()
            || (!isOfSeveral
                && (each.who.front() == capitalised(about)
                    || (!first.empty() && each.who.front() == capitalised(first))));
        appendPart(words, ", ",
                   (isPlain && each.who.size() == 1) || isNamedNext
                       ? each.word
                       : each.word + namesInBrackets(*rules.ruleset.texts, each));
    }
    return words.empty() ? verdictInBrief(verdict) : words;
}

OverruledWords overruledWords(const OverruleRecord& record, const std::optional<Verdict>& verdict)
{
    OverruledWords words{record.kind == Overrule::Kind::Modifier ? record.modifier : record.step, record.value};
    if (!verdict) return words;
    const auto isMeant = [&](const VerdictModifier& each) {
        return each.id == record.modifier && each.step == record.step;
    };
    const auto modifier = std::find_if(verdict->modifiers.begin(), verdict->modifiers.end(), isMeant);
    const auto thrown = std::find_if(verdict->dice.begin(), verdict->dice.end(),
                                     [&](const VerdictDice& each) { return each.step == record.step; });
    const auto value = std::find_if(verdict->values.begin(), verdict->values.end(),
                                    [&](const VerdictValue& each) { return each.name == record.step; });
    switch (record.kind) {
    case Overrule::Kind::Modifier:
        if (modifier != verdict->modifiers.end()) words.what = modifier->label;
        break;
    case Overrule::Kind::Die:
        if (thrown != verdict->dice.end()) words.what = thrown->title;
        break;
    case Overrule::Kind::Value:
        if (value == verdict->values.end()) break;
        words = {value->label, value->text};
        break;
    }
    return words;
}

}  // namespace drumhead
