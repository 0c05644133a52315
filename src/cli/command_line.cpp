#include "commands.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

struct Command {
    std::string name;
    std::string usage;
    std::string about;
    int (*run)(const std::vector<std::string>&, Streams);
};

const std::vector<Command>& commands()
{
    static const std::vector<Command> all = {
        {"rulesets", "rulesets [--json]", "the rulesets in the library", runRulesets},
        {"procedures", "procedures RULESET [--json]", "what a ruleset resolves", runProcedures},
        {"facts", "facts RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--json]", "what a procedure asks; with --set, what can still matter then", runFacts},
        {"resolve", "resolve RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--dice 3,5,… | --seed N] [--json]", "the verdict on one case", runResolve},
        {"odds", "odds RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--of NAME,…] [--weigh NAME=VALUE:WEIGHT,…]… [--json]", "the exact chance of everything that can come of a case", runOdds},
        {"check", "check [RULESET | FOLDER | FILE.scenario.json]… [--rules RULESET] [--json]", "the faults of rulesets and scenarios, and the worked examples", runCheck},
        {"cover", "cover [RULESET]… [--json]", "how each statement of the sources is supported", runCover},
        {"replay", "replay GAME [--rules today|RULESET] [--record FILE.battle.json] [--json]", "decides a recorded game again and compares", runReplay},
        {"sheet", "sheet (quick-reference RULESET | roster SCENARIO | scenario SCENARIO | labels SCENARIO) -o FILE.(pdf|html|md) [--paper a4|letter] [--rules RULESET]", "sheets to print for an evening: the rules at a glance, rosters, the scenario, labels for units", runSheet},
        {"report", "report GAME -o FILE.(pdf|html|md) [--paper a4|letter]", "the report of a battle", runReport},
    };
    return all;
}

void help(std::ostream& out)
{
    out << "drumhead-cli " << DRUMHEAD_VERSION << ": verdicts for horse-and-musket battles\n\n";
    for (const Command& command : commands()) out << "  drumhead-cli " << command.usage << "\n      " << command.about << "\n";
    out << "\nRULESET is an id or a folder. Exit codes: 0 done, 1 the rules or a check say no, 2 bad input.\n";
}

bool isHelp(const std::string& word) { return word == "--help" || word == "-h"; }

void help(const Command& command, std::ostream& out)
{
    out << "drumhead-cli " << command.usage << "\n    " << command.about << "\n";
}

}  // namespace

int badInput(Streams streams, const std::string& message)
{
    streams.err << "drumhead-cli: error: " << message << "\n";
    return BadInput;
}

int runCommandLine(const std::vector<std::string>& arguments, Streams streams)
{
    if (arguments.size() == 2 && arguments[0] == "help") return runCommandLine({arguments[1], "--help"}, streams);
    if (arguments.empty() || isHelp(arguments[0]) || arguments[0] == "help") {
        help(arguments.empty() ? streams.err : streams.out);
        return arguments.empty() ? BadInput : Done;
    }
    if (arguments[0] == "--version") {
        streams.out << "drumhead-cli " << DRUMHEAD_VERSION << "\n";
        return Done;
    }
    std::vector<std::string> names;
    const bool isAsked = std::any_of(arguments.begin() + 1, arguments.end(), isHelp);
    for (const Command& command : commands()) {
        if (command.name == arguments[0]) return isAsked ? (help(command, streams.out), Done) : command.run({arguments.begin() + 1, arguments.end()}, streams);
        names.push_back(command.name);
    }
    const std::string guess = nearest(arguments[0], names);
    return badInput(streams, "there is no command \"" + arguments[0] + "\"" + (guess.empty() ? "; there is " + joined(names, "and") : "; did you mean \"" + guess + "\"?"));
}

}  // namespace drumhead::cli
