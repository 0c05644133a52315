#include "cli/input/arguments.hpp"

#include "drumhead/base/text.hpp"

#include <CLI/CLI.hpp>

#include <charconv>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace drumhead::cli {

std::vector<std::string> Arguments::values(const std::string& option) const
{
    const auto found = options.find(option);
    return found == options.end() ? std::vector<std::string>() : found->second;
}

namespace {

/// Options that may be given several times, each time for something else.
constexpr std::string_view repeated[] = {"set", "ruling", "of", "weigh", "for-each"};

/// The first option with a value that stands there twice and may not, or empty.
std::string givenTwice(const Arguments& arguments, const Syntax& syntax)
{
    for (const std::string& name : syntax.valued) {
        if (arguments.values(name).size() > 1
            && std::find(std::begin(repeated), std::end(repeated), name) == std::end(repeated))
            return name;
    }
    return {};
}

}  // namespace

namespace {

/// "-o" is the one option with a short name.
std::string namesOf(const std::string& option) { return option == "output" ? "-o,--output" : "--" + option; }

std::string shownName(const std::string& option) { return option == "output" ? "-o" : "--" + option; }

Error unknownOption(const std::string& given, const Syntax& syntax, const std::string& usage)
{
    std::vector<std::string> known;
    for (const auto* names : {&syntax.flags, &syntax.valued}) {
        for (const std::string& each : *names) known.push_back(shownName(each));
    }
    const std::string guess = nearest(given.substr(0, given.find('=')), known);
    return Error{"\"" + given + "\" is no option of this command"
                 + (guess.empty() || guess == given ? "" : "; did you mean \"" + guess + "\"?") + usage};
}

/// What is no option: the words. After "--" whatever comes is a word.
Result<std::vector<std::string>> wordsOf(const std::vector<std::string>& rest, const Syntax& syntax,
                                         const std::string& usage)
{
    std::vector<std::string> words;
    bool isBehindMark = false;
    for (const std::string& each : rest) {
        if (!isBehindMark && each == "--") isBehindMark = true;
        else if (!isBehindMark && each.size() > 1 && each.front() == '-') return unknownOption(each, syntax, usage);
        else words.push_back(each);
    }
    return words;
}

/// The options with a value that stand there without one.
std::string withoutValue(const std::vector<std::string>& given, const Syntax& syntax)
{
    for (const std::string& name : syntax.valued) {
        if (!given.empty() && (given.back() == "--" + name || given.back() == shownName(name))) return name;
    }
    return {};
}

/// A flag that was given a value is no option: "--json=1".
std::string flagWithValue(const std::vector<std::string>& given, const Syntax& syntax)
{
    for (const std::string& each : given) {
        for (const std::string& name : syntax.flags) {
            if (each.starts_with("--" + name + "=")) return each;
        }
    }
    return {};
}

}  // namespace

Result<Arguments> parseArguments(const std::vector<std::string>& given, const Syntax& syntax)
{
    const std::string usage = "; usage: drumhead-cli " + syntax.usage;
    if (const std::string wrong = flagWithValue(given, syntax); !wrong.empty())
        return unknownOption(wrong, syntax, usage);
    CLI::App parser;
    parser.set_help_flag();
    parser.allow_extras();
    parser.allow_windows_style_options(false);
    for (const std::string& each : syntax.flags) parser.add_flag(namesOf(each));
    std::map<std::string, std::vector<std::string>> values;
    for (const std::string& each : syntax.valued)
        parser.add_option(namesOf(each), values[each])->take_all()->allow_extra_args(false);
    try {
        parser.parse(std::vector<std::string>(given.rbegin(), given.rend()));  // it takes them from the end
    } catch (const CLI::ParseError& fault) {
        const std::string bare = withoutValue(given, syntax);
        return Error{(bare.empty() ? fault.what() : shownName(bare) + " needs a value") + usage};
    }
    Arguments arguments;
    for (const std::string& each : syntax.flags) {
        if (parser.count("--" + each) > 0) arguments.options[each].resize(parser.count("--" + each));
    }
    for (auto& [name, each] : values) {
        if (!each.empty()) arguments.options[name] = std::move(each);
    }
    Result<std::vector<std::string>> words = wordsOf(parser.remaining(), syntax, usage);
    if (!words) return Error{words.error()};
    arguments.words = std::move(*words);
    if (const std::string twice = givenTwice(arguments, syntax); !twice.empty())
        return Error{shownName(twice) + " is given more than once; leave all but one out"};
    if (arguments.words.size() < syntax.leastWords) return Error{"something is missing" + usage};
    if (arguments.words.size() > syntax.mostWords)
        return Error{"\"" + arguments.words[syntax.mostWords] + "\" is too much" + usage};
    return arguments;
}

Result<std::pair<std::string, std::string>> parseAssignment(const std::string& option, const std::string& text)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        return Error{"--" + option + " takes NAME=VALUE, not \"" + text + "\""};
    return std::pair{text.substr(0, equals), text.substr(equals + 1)};
}

Result<std::uint64_t> parseSeed(const std::string& text)
{
    std::uint64_t seed = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (failure != std::errc{} || end != text.data() + text.size())
        return Error{"--seed takes a whole number from 0, not \"" + text + "\""};
    return seed;
}

}  // namespace drumhead::cli
