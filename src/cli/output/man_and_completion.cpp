#include "cli/output/man_and_completion.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

/// A text for troff, which takes some characters for its own.
std::string escaped(std::string_view text)
{
    std::string out;
    for (const char each : text) {
        if (each == '\\') out += "\\e";
        else if (each == '-') out += "\\-";
        else out += each;
    }
    return out.starts_with('.') || out.starts_with('\'') ? "\\&" + out : out;
}

/// "--dice" of "--dice 3,5,…"; empty where it is no option.
std::string_view flagOf(std::string_view option)
{
    return option.starts_with('-') ? option.substr(0, option.find(' ')) : std::string_view();
}

std::string flagsOf(const CommandHelp& command)
{
    std::string all;
    for (const auto& [option, meaning] : command.options) {
        if (const std::string_view flag = flagOf(option); !flag.empty()) appendPart(all, " ", std::string(flag));
    }
    return all;
}

std::string namesOf(const std::vector<CommandHelp>& commands)
{
    std::string all;
    for (const CommandHelp& each : commands) appendPart(all, " ", each.name);
    return all;
}

/// Commands that begin with the id of a ruleset or its folder.
bool takesRuleset(const CommandHelp& command) { return command.usage.find("RULESET") != std::string::npos; }

std::string bash(const std::vector<CommandHelp>& commands)
{
    std::string out = R"(# bash completion for drumhead-cli
_drumhead_cli()
{
    local word=${COMP_WORDS[COMP_CWORD]} flags="" rulesets=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W ")"
        + namesOf(commands) + R"( help" -- "$word")
        return
    fi
    case ${COMP_WORDS[1]} in
)";
    for (const CommandHelp& each : commands) {
        out += "        " + each.name + ") flags=\"" + flagsOf(each) + " --help\"";
        if (takesRuleset(each)) out += "; rulesets=$(drumhead-cli rulesets 2>/dev/null | sed 's/ .*//')";
        out += " ;;\n";
    }
    return out + R"(    esac
    case $word in
        -*) mapfile -t COMPREPLY < <(compgen -W "$flags" -- "$word") ;;
        *) mapfile -t COMPREPLY < <(compgen -W "$rulesets" -- "$word"; compgen -f -- "$word") ;;
    esac
}
complete -o filenames -F _drumhead_cli drumhead-cli
)";
}

/// A text between single quotes.
std::string inSingleQuotes(std::string_view text)
{
    std::string out = "'";
    for (const char each : text) {
        if (each == '\'') out += "'\\''";
        else out += each;
    }
    return out + "'";
}

std::string zsh(const std::vector<CommandHelp>& commands)
{
    std::string out =
        "#compdef drumhead-cli\n_drumhead_cli()\n{\n    if (( CURRENT == 2 )); then\n        local -a commands\n        commands=(\n";
    for (const CommandHelp& each : commands)
        out += "            " + inSingleQuotes(each.name + ":" + each.about) + "\n";
    out += "        )\n        _describe command commands\n        return\n    fi\n    case $words[2] in\n";
    for (const CommandHelp& each : commands)
        out += "        " + each.name + ") compadd -- " + flagsOf(each) + " --help ;;\n";
    return out + "    esac\n    _files\n}\n_drumhead_cli \"$@\"\n";
}

std::string fish(const std::vector<CommandHelp>& commands)
{
    std::string out;
    for (const CommandHelp& each : commands) {
        out += "complete -c drumhead-cli -n __fish_use_subcommand -a " + each.name + " -d " + inSingleQuotes(each.about)
            + "\n";
        for (const auto& [option, meaning] : each.options) {
            const std::string_view flag = flagOf(option);
            if (flag.starts_with("--"))
                out += "complete -c drumhead-cli -n '__fish_seen_subcommand_from " + each.name + "' -l "
                    + std::string(flag.substr(2)) + " -d " + inSingleQuotes(meaning) + "\n";
        }
    }
    return out;
}

}  // namespace

std::string manualPage(const std::vector<CommandHelp>& commands, std::string_view version)
{
    std::string out = ".TH DRUMHEAD\\-CLI 1 \"\" \"Drumhead " + std::string(version)
        + "\" \"User Commands\"\n.SH NAME\ndrumhead\\-cli \\- verdicts for horse\\-and\\-musket battles\n"
          ".SH SYNOPSIS\n.B drumhead\\-cli\n.I COMMAND\n[argument ...]\n.SH DESCRIPTION\n"
          "Resolves shooting, melee and morale by a ruleset, tells the exact odds, checks rulesets, plays and replays "
          "battles, and prints sheets. RULESET is an id or a folder.\n.SH COMMANDS\n";
    for (const CommandHelp& command : commands) {
        out += ".TP\n.B " + escaped(command.usage) + "\n" + escaped(capitalised(command.about)) + ".\n";
        if (command.options.empty()) continue;
        out += ".RS\n";
        for (const auto& [option, meaning] : command.options)
            out += ".TP\n.B " + escaped(option) + "\n" + escaped(meaning) + ".\n";
        out += ".RE\n";
    }
    return out
        + ".SH EXIT STATUS\n0: done. 1: the rules or a check say no. 2: bad input.\n.SH ENVIRONMENT\n.TP\n"
          ".B DRUMHEAD_DATA\nThe folder that holds the rulesets, instead of the one that came with the program.\n"
          ".SH SEE ALSO\n.BR drumhead (1)\n";
}

std::string completion(const std::vector<CommandHelp>& commands, std::string_view shell)
{
    if (shell == "bash") return bash(commands);
    if (shell == "zsh") return zsh(commands);
    if (shell == "fish") return fish(commands);
    return {};
}

}  // namespace drumhead::cli
