#pragma once

#include "cli/input/arguments.hpp"
#include "cli/input/streams.hpp"
#include "drumhead/resolve/situation.hpp"

#include <memory>
#include <optional>

namespace drumhead::cli {

/// The ruleset and the case that a command's two words and its `--set` and `--ruling` name.
struct OpenedCase {
    std::shared_ptr<const Ruleset> ruleset;
    std::unique_ptr<Situation> situation;
};

/// Opens the case; nothing where that fails, and then the error is written.
[[nodiscard]] std::optional<OpenedCase> openCase(const Arguments& arguments, Streams streams);

/// The facts of `--set` that no rule reads here: their names, and one sentence.
struct UnreadArguments {
    std::vector<std::string> names;
    std::string text;  ///< empty if there are none
};
[[nodiscard]] UnreadArguments unreadArguments(const Situation& situation, const Arguments& arguments);

/// Opens the case of the worked example that `--example` names; `--set` and `--ruling` change it. `dice` receives its
/// dice.
[[nodiscard]] std::optional<OpenedCase> openExample(const Arguments& arguments, std::vector<int>& dice,
                                                    Streams streams);

/// Takes over what `--set` and `--ruling` say.
Result<void> fillSituation(Situation& situation, const Arguments& arguments);

/// Which facts have to be given, beginning with the one for which the case stopped.
[[nodiscard]] std::string missingFacts(const Situation& situation, FactRef first);

}  // namespace drumhead::cli
