#include "cli/input/case_arguments.hpp"

#include "cli/input/library.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/relevance/unread_answers.hpp"

#include <map>

namespace drumhead::cli {

namespace {

/// What an option was given for so far, with the value: nothing may be told twice.
class Told {
public:
    explicit Told(std::string option) : m_option(std::move(option)) {}

    Result<void> add(const std::string& name, const std::string& value)
    {
        const auto [at, isNew] = m_values.emplace(name, value);
        if (isNew) return {};
        const std::string twice = at->second == value ? "twice" : "twice, as " + at->second + " and as " + value;
        return Error{"--" + m_option + " gives \"" + name + "\" " + twice + "; leave one of them out"};
    }

private:
    std::string m_option;
    std::map<std::string, std::string> m_values;
};

}  // namespace

Result<void> fillSituation(Situation& situation, const Arguments& arguments)
{
    for (const auto& [option, isRuling] : {std::pair{"set", false}, {"ruling", true}}) {
        Told told(option);
        for (const std::string& text : arguments.values(option)) {
            const auto assignment = parseAssignment(option, text);
            if (!assignment) return Error{assignment.error()};
            const Result<FactRef> fact =
                isRuling ? Result<FactRef>(Error{}) : findFact(situation.program(), assignment->first);
            const std::string name = fact ? factName(situation.program(), *fact) : assignment->first;
            if (const Result<void> once = told.add(name, assignment->second); !once) return once;
            const Result<void> done = isRuling ? situation.rule(assignment->first, assignment->second)
                                               : situation.set(assignment->first, assignment->second);
            if (!done) return done;
        }
    }
    return {};
}

UnreadArguments unreadArguments(const Situation& situation, const Arguments& arguments)
{
    std::vector<std::string> given;
    for (const std::string& text : arguments.values("set")) {
        if (const auto assignment = parseAssignment("set", text)) given.push_back(assignment->first);
    }
    const std::vector<FactRef> unread = unreadAnswers(situation, given);
    UnreadArguments told{{}, unreadText(situation, unread)};
    for (const FactRef fact : unread) told.names.push_back(factName(situation.program(), fact));
    return told;
}

std::string missingFacts(const Situation& situation, FactRef first)
{
    std::string text = "\"" + factName(situation.program(), first) + "\" has to be given with --set";
    std::vector<std::string> others;
    for (const FactRef fact : whatMatters(situation).questions) {
        const Slot& slot = situation.program().slot(fact.slot);
        const bool open = situation.given(fact).isUnknown() && !situation.hasDefault(slot);
        if (open && !(fact == first)) others.push_back(factName(situation.program(), fact));
    }
    if (!others.empty()) text += "; not known yet either: " + joined(others, "and");
    return text;
}

std::optional<OpenedCase> openCase(const Arguments& arguments, Streams streams)
{
    OpenedCase opened;
    opened.ruleset = loadForPlay(arguments.words[0], streams);
    if (!opened.ruleset) return std::nullopt;
    const Procedure* procedure = findProcedure(*opened.ruleset, arguments.words[1], streams);
    if (!procedure) return std::nullopt;
    opened.situation = std::make_unique<Situation>(*opened.ruleset, *procedure);
    if (const Result<void> filled = fillSituation(*opened.situation, arguments); !filled) {
        badInput(streams, filled.error());
        return std::nullopt;
    }
    return opened;
}

namespace {

const Example* findExample(const Ruleset& ruleset, const std::string& id, Streams streams)
{
    std::vector<std::string> ids;
    for (const Example& each : ruleset.examples) {
        if (each.id == id) return &each;
        ids.push_back(each.id);
    }
    const std::string guess = nearest(id, ids);
    badInput(streams,
             "\"" + ruleset.id + "\" has no example \"" + id + "\""
                 + (guess.empty() ? "" : "; did you mean \"" + guess + "\"?"));
    return nullptr;
}

}  // namespace

std::optional<OpenedCase> openExample(const Arguments& arguments, std::vector<int>& dice, Streams streams)
{
    OpenedCase opened;
    opened.ruleset = loadForPlay(arguments.words[0], streams);
    const Example* const example =
        opened.ruleset ? findExample(*opened.ruleset, arguments.value("example"), streams) : nullptr;
    if (!example) return std::nullopt;
    opened.situation = std::make_unique<Situation>(*opened.ruleset, *opened.ruleset->findProcedure(example->procedure));
    Result<void> filled;
    for (const Example::Given& each : example->given) {
        if (filled) filled = opened.situation->set(each.name, each.value);
    }
    for (const Example::Given& each : example->rulings) {
        if (filled) filled = opened.situation->rule(each.name, each.value);
    }
    if (filled) filled = fillSituation(*opened.situation, arguments);
    if (!filled) {
        badInput(streams, filled.error());
        return std::nullopt;
    }
    dice = example->dice;
    return opened;
}

}  // namespace drumhead::cli
