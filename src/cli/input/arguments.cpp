#include "cli/input/arguments.hpp"

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

Result<Arguments> parseArguments(const std::vector<std::string>& given, const Syntax& syntax)
{
    Arguments arguments;
    const std::string usage = "; usage: drumhead-cli " + syntax.usage;
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i].rfind("--", 0) != 0) {
            arguments.words.push_back(given[i]);
            continue;
        }
        const auto equals = given[i].find('=');
        const std::string name = given[i].substr(2, equals == std::string::npos ? equals : equals - 2);
        const bool isFlag = std::find(syntax.flags.begin(), syntax.flags.end(), name) != syntax.flags.end();
        const bool isValued = std::find(syntax.valued.begin(), syntax.valued.end(), name) != syntax.valued.end();
        if (isFlag && equals == std::string::npos) {
            arguments.options[name].emplace_back();
        } else if (isValued && equals != std::string::npos) {
            arguments.options[name].push_back(given[i].substr(equals + 1));
        } else if (isValued && i + 1 < given.size()) {
            arguments.options[name].push_back(given[++i]);
        } else if (isValued) {
            return Error{"--" + name + " needs a value" + usage};
        } else {
            return Error{"\"" + given[i] + "\" is no option of this command" + usage};
        }
    }
    if (const std::string twice = givenTwice(arguments, syntax); !twice.empty())
        return Error{"--" + twice + " is given more than once; leave all but one out"};
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
