#pragma once

#include "drumhead/resolve/odds/odds.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <map>
#include <string>
#include <vector>

namespace drumhead::bench {

/// Every ruleset of the source tree, and the bench's own problems. A fault in one of them ends the program with a word.
class Rules {
public:
    Rules();
    [[nodiscard]] const Ruleset& ruleset(const std::string& id) const;
    /// The ids of the rulesets of the source tree.
    [[nodiscard]] const std::vector<std::string>& shipped() const { return m_shipped; }
    [[nodiscard]] const RulesetFiles& files(const std::string& id) const { return m_files.at(id); }
    /// The example of that id; "*procedure": the first of that procedure in which dice are thrown.
    [[nodiscard]] const Example& example(const std::string& ruleset, const std::string& id) const;

private:
    void load(const std::string& folder);

    std::map<std::string, RulesetFiles> m_files;
    std::map<std::string, std::shared_ptr<const Ruleset>> m_rulesets;
    std::vector<std::string> m_shipped;
};

/// What is measured and compared has to go well: otherwise the program ends, saying what did not.
[[noreturn]] void giveUp(const std::string& what);

/// The odds, or an end of the program.
[[nodiscard]] Odds oddsOf(const Situation& situation, const OddsRequest& request, OddsEngine* engine = nullptr);

/// By the values as files write them, joined by blanks; "?" for what was never found.
using OddsTable = std::map<std::string, double>;
[[nodiscard]] OddsTable tableOf(const Situation& situation, const Odds& odds);

/// Ends the program unless both have the same outcomes and no chance differs by more than 1e-12. What has no chance at
/// all counts for nothing.
void demandSame(const std::string& what, const OddsTable& ours, const OddsTable& theirs);

}  // namespace drumhead::bench
