#include "cli/commands.hpp"
#include "cli/output/man_and_completion.hpp"
#include "cli/output/plain_output.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

/// Each option of a command and what it does.
using Options = std::vector<std::pair<std::string, std::string>>;

struct Subcommand {
    std::string name;
    std::string usage;
    std::string about;
    int (*run)(const std::vector<std::string>&, Streams);
    Options options;     ///< told by COMMAND --help alone
    Options input = {};  ///< likewise: the lines that it reads, and what each does
};

const std::pair<std::string, std::string> asJson{"--json", "one JSON object on the output, and nothing else"};

/// What tells a case.
const Options caseOptions = {
    {"--set NAME=VALUE",
     "answers a question, named as \"facts\" lists it; where a role may be many, its rows are firer.1.figures=12, firer.2.figures=8"},
    {"--ruling NAME=VALUE", "how the club rules where the print is unclear"},
};

/// The lines that a battle is played by.
const Options commandLines = {
    {R"({"do":"advance"})",
     "goes on to the next step; the first of a battle enters the first step of the turn. \"onward\":true passes over steps in which nothing can be done"},
    {R"({"do":"resolve","procedure":"shooting","roles":[["shooter",["a-1"]],["target",["b-2"]]],"answers":[["distance","4"]],"dice":[6,2]})",
     "settles a case; what the battle knows need not be answered. A role that is found by the rules may be left out; [\"\"] is one who is in no list"},
    {R"({"do":"look"}, {"do":"lines"})", "what stands and can be done now; what was played"},
    {R"({"do":"undo"}, {"do":"redo"}, {"do":"go-to","entry":3})", "back and forth; entry 0 is the beginning"},
    {R"({"do":"edit","entity":"a-1","changes":[["figures","10"]],"reason":"…"})", "sets something by hand"},
    {R"({"do":"edit","settles":-1})", "brings on what is due to arrive"},
    {R"({"do":"dismiss","settles":2,"reason":"…"}, {"do":"put-off","settles":2})",
     "waives what is due, or puts it off to the next turn"},
    {R"({"do":"rule","answers":[["RULING","CHOICE"]]}, {"do":"note","text":"…"}, {"do":"end"})",
     "a ruling of the club, a note in the log, the end of the battle"},
};

const Options sheetOptions = {
    {"-o FILE", "where it is written; the ending tells the format: .pdf, .html or .md"},
    {"--paper a4|letter", "the paper of a PDF, A4 unless told otherwise"},
    {"--language CODE", "the language that it is written in: de, or en where none is given"},
};

Options both(Options first, const Options& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

const std::vector<Subcommand>& commands()
{
    static const std::vector<Subcommand> all = {
        {"rulesets",
         "rulesets [--json]",
         "the rulesets in your own folder and those shipped, and which of them hides another",
         runRulesets,
         {asJson}},
        {"procedures", "procedures RULESET [--json]", "what a ruleset resolves", runProcedures, {asJson}},
        {"facts", "facts RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--json]",
         "what a procedure asks; with --set or --ruling, what can still matter then", runFacts,
         both(caseOptions, {asJson})},
        {"resolve",
         "resolve RULESET (PROCEDURE | --example ID) [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--dice 3,5,… | --seed N] [--json]",
         "the verdict on one case", runResolve,
         both(
             caseOptions,
             {{"--example ID", "a worked example of the ruleset, with its dice; --set, --ruling and --dice change it"},
              {"--dice 3,5,…", "the faces thrown on the table, in the order in which the case asks for them"},
              {"--seed N",
               "rolls the same dice each time; without --dice and --seed they are rolled from a fresh seed, which is printed"},
              asJson})},
        {"odds",
         "odds RULESET PROCEDURE [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--of NAME,…] [--weigh NAME=VALUE:WEIGHT,…]… [--for-each NAME[=VALUE,…]]… [--seconds N] [--megabytes N] [--results] [--json [--exact]]",
         "the exact chance of everything that can come of a case", runOdds,
         both(
             caseOptions,
             {{"--of NAME,…",
               "which results, each combination of them; without it the one that tells most, with --json all that the procedure tells in its sentences"},
              {"--weigh NAME=VALUE:WEIGHT,…",
               "how likely each value is of a result that a person reads from a table and enters"},
              {"--seconds N", "gives up after so long (10 if left out)"},
              {"--megabytes N", "gives up when the states take more memory than that (256 if left out)"},
              {"--for-each NAME[=VALUE,…]",
               "the odds of one case for each of these values, or for all that the fact can have; given twice, for each combination"},
              {"--exact", "with --json: the fraction of each chance besides, as \"35/1296\""},
              {"--results", "lists the results that there are odds of, the most telling first, and computes nothing"},
              asJson})},
        {"check",
         "check [RULESET | FOLDER | FILE.scenario.json]… [--rules RULESET] [--untested] [--watch] [--json]",
         "the faults of rulesets and scenarios, and the worked examples",
         runCheck,
         {{"--rules RULESET", "checks the scenarios against rules that extend their own"},
          {"--untested",
           "tells also what no worked example touches, what is never looked at, and conditions that can never hold"},
          {"--watch", "checks again whenever a file changes, until it is stopped by Ctrl+C"},
          asJson}},
        {"new",
         "new FOLDER [--from RULESET]",
         "a complete tiny ruleset to begin from, or a copy of another",
         runNew,
         {{"FOLDER", "where it is made; its name becomes the id"},
          {"--from RULESET", "a copy of that ruleset, to be changed, instead of the tiny one"}}},
        {"explain",
         "explain RULESET [PROCEDURE]",
         "the rules in plain words, as a referee reads them aloud",
         runExplain,
         {}},
        {"across",
         "across [RULESET]… [--kind shooting|melee] [--set TERM=VALUE]… [--json]",
         "one engagement in plain terms under several rulesets, side by side",
         runAcross,
         {{"--kind shooting|melee", "what they do; shooting if left out"},
          {"--set TERM=VALUE",
           "attacker.arm, defender.arm (foot, light-foot, horse, guns), attacker.men, attacker.guns, attacker.formation, and so for the defender, distance (paces), ground (open, soft-cover, hard-cover)"}}},
        {"cover",
         "cover [RULESET]… [--tracked] [--diaries FOLDER] [--json]",
         "how each statement of the sources is supported",
         runCover,
         {{"--tracked", "only what a battle has to remember, each with every line of a diary that shows it"},
          {"--diaries FOLDER",
           "the diaries that show what a battle remembers; else those in tests/diaries beside the library"},
          asJson}},
        {"replay",
         "replay GAME [--rules today|RULESET] [--record FILE.battle.json] [--json]",
         "decides a recorded game again and compares",
         runReplay,
         {{"GAME", "a .drumhead file, or a .battle.json (a recorded game as text)"},
          {"--rules today|RULESET",
           "by the rules as they are installed today, or by others that extend them, instead of those that the game keeps"},
          {"--record FILE.battle.json", "writes the game as text"},
          asJson}},
        {"log",
         "log GAME [--language CODE] [--json]",
         "what was played, as it was told then; also of a game whose rules can no longer be played with",
         runLog,
         {{"GAME", "a .drumhead file, or a .battle.json"},
          {"--language CODE", "tells it anew in that language (de), as far as its rules can be played with"},
          asJson}},
        {"repair",
         "repair GAME -o NEW.drumhead [--rules today|RULESET] [--json]",
         "takes what is sound of a game that is cut off or damaged into a new one",
         runRepair,
         {{"GAME", "a .drumhead file; it stays as it is"},
          {"-o NEW.drumhead", "where what can be read is kept; nothing is written where the game is sound"},
          {"--rules today|RULESET",
           "goes on under the installed rules or others, also where the game is sound: for one whose own rules can no longer be played with"},
          asJson}},
        {"carry",
         "carry (GAME | SCENARIO) [LIST.scenario.json] -o NEW.scenario.json [--returned PERCENT]",
         "takes the losses of a battle into an army list, or the strengths of a list into a scenario",
         runCarry,
         {{"GAME", "a .drumhead file, or a .battle.json: its losses go into the list, unit by unit, by their ids"},
          {"SCENARIO", "its troops get the strengths that they have in the list"},
          {"LIST.scenario.json",
           "a scenario with the armies of a campaign; left out: the file that \"army-list\" of the scenario names, beside it or beside the game"},
          {"-o NEW.scenario.json", "where the outcome is written; a file that is there is not written over"},
          {"--returned PERCENT",
           "the share of the losses that comes back, of each unit, rounded down; 0 unless told"}}},
        {"play",
         "play SCENARIO|GAME [--rules RULESET] [-o GAME.drumhead] [--seed N]",
         "plays a battle: a JSON command a line in, a JSON object a line out",
         runPlay,
         {{"SCENARIO|GAME",
           "a scenario (its file, or the id of one that comes with the program) begins a battle; a .drumhead file or a .battle.json is taken up where it stands, and stays as it is unless -o names it"},
          {"--rules RULESET", "other rules than those of the scenario or the game"},
          {"-o GAME.drumhead", "keeps the battle there; each command is on the disk before its line is answered"},
          {"--seed N", "rolls the dice that a command does not give; without it they are asked for"}},
         commandLines},
        {"diary",
         "diary (FILE.diary | FOLDER)… [--json]",
         "plays battles written down from the source, and compares what has to be so",
         runDiary,
         {{"FILE.diary | FOLDER", "a diary, its scenario beside it; or all diaries below a folder"}, asJson}},
        {"sheet",
         "sheet (quick-reference RULESET | rules RULESET | plain-words RULESET | roster SCENARIO | scenario SCENARIO | labels SCENARIO) -o FILE.(pdf|html|md) [--paper a4|letter] [--language CODE] [--rules RULESET]; sheet army-list RULESET -o FILE.csv; sheet pack SCENARIO -o FOLDER [--html]",
         "sheets to print for an evening: the rules at a glance, rosters, the scenario, labels for units", runSheet,
         both({{"SCENARIO", "the id of one that comes with the program, or a file"}},
              both(sheetOptions,
                   {{"--rules RULESET", "the scenario as it is played by rules that extend its own"},
                    {"--html", "a pack as pages for a browser"}}))},
        {"report", "report GAME -o FILE.(pdf|html|md|csv) [--full | --dice] [--paper a4|letter] [--language CODE]",
         "the report of a battle", runReport,
         both({{"GAME", "a .drumhead file, or a .battle.json"},
               {"--full", "story, dice and arithmetic of every case too; a .csv is the log for a spreadsheet"},
               {"--dice", "only how the dice of the battle fell, against fair ones"}},
              sheetOptions)},
    };
    return all;
}

void help(std::ostream& out)
{
    out << "drumhead-cli " << DRUMHEAD_VERSION << ": verdicts for horse-and-musket battles\n\n";
    for (const Subcommand& command : commands())
        out << "  drumhead-cli " << command.usage << "\n      " << command.about << "\n";
    out << "\nRULESET is an id or a folder. Exit codes: 0 done, 1 the rules or a check say no, 2 bad input.\ndrumhead-cli COMMAND --help tells what each option does;\ndrumhead-cli help --as man, bash, zsh or fish gives the manual page or the completion of a shell.\n";
}

bool isHelp(const std::string& word) { return word == "--help" || word == "-h"; }

void help(const Subcommand& command, std::ostream& out)
{
    out << "drumhead-cli " << command.usage << "\n    " << command.about << "\n\n";
    for (const auto& [option, meaning] : command.options) out << "  " << option << "\n      " << meaning << "\n";
    if (!command.input.empty()) out << "\nLines that it reads, among others:\n";
    for (const auto& [line, meaning] : command.input) out << "  " << line << "\n      " << meaning << "\n";
    if (!command.input.empty())
        out << R"(Each is answered by {"ok":true,…}; where the rules refuse it, "refused" tells why. {"ok":false} changes nothing.)"
            << "\n";
}

/// The manual page, or what completes the command line in a shell.
int helpAs(const std::string& form, Streams streams)
{
    std::vector<CommandHelp> all;
    for (const Subcommand& each : commands()) all.push_back({each.name, each.usage, each.about, each.options});
    const std::string page = form == "man" ? manualPage(all, DRUMHEAD_VERSION) : completion(all, form);
    if (page.empty())
        return badInput(streams, "\"" + form + "\" is no form of the help; there is man, bash, zsh and fish");
    streams.out << page;
    return Done;
}

int runPlainly(const std::vector<std::string>& arguments, Streams streams)
{
    if (arguments.size() == 3 && arguments[0] == "help" && arguments[1] == "--as") return helpAs(arguments[2], streams);
    if (arguments.size() == 2 && arguments[0] == "help") return runPlainly({arguments[1], "--help"}, streams);
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
    for (const Subcommand& command : commands()) {
        if (command.name == arguments[0])
            return isAsked ? (help(command, streams.out), Done)
                           : command.run({arguments.begin() + 1, arguments.end()}, streams);
        names.push_back(command.name);
    }
    const std::string guess = nearest(arguments[0], names);
    return badInput(streams,
                    "there is no command \"" + arguments[0] + "\""
                        + (guess.empty() ? "; there is " + joined(names, "and") : "; did you mean \"" + guess + "\"?"));
}

}  // namespace

int runCommandLine(const std::vector<std::string>& arguments, Streams streams)
{
    PlainOutput plainOut(streams.out);
    PlainOutput plainErr(streams.err);
    std::ostream out(&plainOut);
    std::ostream err(&plainErr);
    return runPlainly(arguments, {out, err, streams.in});
}

}  // namespace drumhead::cli
