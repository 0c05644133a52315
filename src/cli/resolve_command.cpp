#include "cli/commands.hpp"
#include "cli/input/arguments.hpp"
#include "cli/input/case_arguments.hpp"
#include "cli/output/json_output.hpp"

#include "drumhead/base/text.hpp"

#include <charconv>

namespace drumhead::cli {

namespace {

constexpr std::size_t maxTypedDice = 10'000;

Result<std::vector<int>> parseDice(const std::string& text, const Ruleset& ruleset)
{
    std::vector<int> faces;
    if (text.empty()) return faces;
    for (const std::string_view part : split(text, ',')) {
        int face = 0;
        const auto [end, failure] = std::from_chars(part.data(), part.data() + part.size(), face);
        if (const int card = cardNumber(ruleset, part); card > 0) {
            face = card;
        } else if (failure != std::errc{} || end != part.data() + part.size() || face < 1)
            return Error{"--dice takes faces divided by commas, as in 3,5,1; \"" + std::string(part.substr(0, 40))
                         + "\" is none"};
        if (faces.size() >= maxTypedDice)
            return Error{"--dice takes at most " + std::to_string(maxTypedDice) + " dice"};
        faces.push_back(face);
    }
    return faces;
}

/// Where the dice of this run come from.
struct ChosenDice {
    std::unique_ptr<DiceSource> source;
    ScriptedDice* typed = nullptr;
    SeededDice* seeded = nullptr;
};

ChosenDice typedDice(std::vector<int> faces)
{
    ChosenDice chosen;
    auto typed = std::make_unique<ScriptedDice>(std::move(faces));
    chosen.typed = typed.get();
    chosen.source = std::move(typed);
    return chosen;
}

Result<ChosenDice> chooseDice(const Arguments& arguments, const Ruleset& ruleset)
{
    ChosenDice chosen;
    if (arguments.has("dice") && arguments.has("seed")) return Error{"give --dice or --seed, not both"};
    if (arguments.has("dice")) {
        Result<std::vector<int>> faces = parseDice(arguments.value("dice"), ruleset);
        if (!faces) return Error{faces.error()};
        return typedDice(std::move(*faces));
    }
    std::uint64_t seed = SeededDice::freshSeed();
    if (arguments.has("seed")) {
        const Result<std::uint64_t> given = parseSeed(arguments.value("seed"));
        if (!given) return Error{given.error()};
        seed = *given;
    }
    auto seeded = std::make_unique<SeededDice>(seed);
    chosen.seeded = seeded.get();
    chosen.source = std::move(seeded);
    return chosen;
}

}  // namespace

int runResolve(const std::vector<std::string>& given, Streams streams)
{
    const Result<Arguments> arguments = parseArguments(
        given,
        {"resolve RULESET (PROCEDURE | --example ID) [--set NAME=VALUE]… [--ruling NAME=VALUE]… [--dice 3,5,… | --seed N] [--json]",
         1,
         2,
         {"json"},
         {"set", "ruling", "dice", "seed", "example"}});
    if (!arguments) return badInput(streams, arguments.error());
    const bool isExample = arguments->has("example");
    if (isExample == (arguments->words.size() == 2))
        return badInput(streams, "resolve takes a procedure or --example, one of the two");
    std::vector<int> exampleDice;
    const std::optional<OpenedCase> opened =
        isExample ? openExample(*arguments, exampleDice, streams) : openCase(*arguments, streams);
    if (!opened) return BadInput;
    const Situation& situation = *opened->situation;
    const Result<ChosenDice> dice = isExample && !arguments->has("dice") && !arguments->has("seed")
        ? typedDice(std::move(exampleDice))
        : chooseDice(*arguments, situation.ruleset());
    if (!dice) return badInput(streams, dice.error());

    Resolution resolution(situation);
    const Pause pause = resolution.run(*dice->source);
    if (pause.kind == Pause::Kind::Answer) return badInput(streams, missingFacts(situation, pause.fact));
    if (pause.kind == Pause::Kind::Dice) return badInput(streams, dice->typed->fault());
    if (dice->typed && dice->typed->used() > 0 && dice->typed->left() > 0)
        return badInput(streams,
                        "too many dice: " + std::to_string(dice->typed->used()) + " needed here, "
                            + std::to_string(dice->typed->left()) + " left over");

    const Verdict verdict = makeVerdict(resolution);
    const UnreadArguments unread = verdict.refused ? UnreadArguments() : unreadArguments(situation, *arguments);
    if (arguments->has("json")) {
        Json json = {{"ruleset", situation.ruleset().id},
                     {"procedure", situation.procedure().id},
                     {"verdict", jsonVerdict(verdict, situation.ruleset())}};
        if (dice->seeded) json["seed"] = dice->seeded->seed();
        if (!unread.names.empty()) json["unread"] = unread.names;
        writeJson(streams.out, json);
    } else {
        streams.out << verdictText(verdict, situation.ruleset());
        if (dice->seeded && !verdict.dice.empty())
            streams.out << "  dice rolled here, seed " << dice->seeded->seed() << "\n";
        if (!unread.text.empty()) streams.out << "  " << unread.text << "\n";
    }
    return verdict.refused ? SaysNo : Done;
}

}  // namespace drumhead::cli
