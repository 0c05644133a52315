// Rulesets with words, brackets and stretches of text put in wrong places: the loader tells faults or gives a ruleset
// that can be played with, and neither ever crashes or hangs. The same mutations on every machine.
#include "support/catch.hpp"

#include "drumhead/resolve/examples/example_runner.hpp"
#include "drumhead/resolve/relevance/relevance.hpp"
#include "drumhead/resolve/words/verdict.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"
#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <random>

namespace mutated_rulesets_test {

using namespace drumhead;

namespace {

/// Fewer with the sanitizers, where each takes ten times as long; the fuzzing corpus is tried there as well.
#ifdef __SANITIZE_ADDRESS__
constexpr int mutationsPerRuleset = 10;
#else
constexpr int mutationsPerRuleset = 40;
#endif

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : m_random(seed) {}

    std::size_t below(std::size_t bound) { return m_random() % bound; }

    void mutate(std::string& text)
    {
        static const std::vector<std::string> pieces = {"{",        "}",    "[",  "]",          "\"",  ",",
                                                        ":",        "null", "-1", "1e9",        "0.5", "true",
                                                        "\"none\"", "{}",   "[]", "99999999999"};
        switch (below(8)) {
        case 0: text.insert(below(text.size()), pieces[below(pieces.size())]); break;
        case 1: text.erase(below(text.size()), 1 + below(20)); break;
        case 2: text.insert(below(text.size()), text.substr(below(text.size()), below(80))); break;
        default: swapWord(text); break;
        }
    }

private:
    /// Puts one quoted word of the file in the place of another: sound JSON, wrong rules.
    void swapWord(std::string& text)
    {
        const auto [start, end] = quoted(text);
        const auto [otherStart, otherEnd] = quoted(text);
        if (end > start && otherEnd > otherStart)
            text.replace(start, end - start, text.substr(otherStart, otherEnd - otherStart));
    }

    std::pair<std::size_t, std::size_t> quoted(const std::string& text)
    {
        const std::size_t start = text.find('"', below(text.size()));
        const std::size_t end = start == std::string::npos ? start : text.find('"', start + 1);
        if (end == std::string::npos) return {0, 0};
        return {start, end + 1};
    }

    std::mt19937_64 m_random;
};

void playWith(const Ruleset& ruleset, Mutator& mutator)
{
    for (const auto& procedure : ruleset.procedures) {
        Situation situation(ruleset, *procedure);
        for (int i = 0; i < 12; ++i) {
            const Slot& slot = procedure->program.slots[mutator.below(procedure->program.slots.size())];
            if (slot.asked) static_cast<void>(situation.set(slot.name, std::to_string(mutator.below(30))));
        }
        Resolution resolution(situation);
        SeededDice dice(mutator.below(1000));
        static_cast<void>(resolution.run(dice));
        CHECK_FALSE(makeVerdict(resolution).title.empty());
        static_cast<void>(whatMatters(situation));
    }
}

}  // namespace

TEST_CASE("a ruleset with words in wrong places is told its faults or can be played with")
{
    const auto entries = listRulesets(std::filesystem::path(DRUMHEAD_SOURCE_DIR) / "rulesets");
    REQUIRE(entries);
    REQUIRE_FALSE(entries->empty());
    Mutator mutator(20);
    int refused = 0;
    int usable = 0;
    for (const RulesetEntry& entry : *entries) {
        const Result<RulesetFiles> original = readRulesetFolder(entry.folder);
        REQUIRE(original);
        for (int i = 0; i < mutationsPerRuleset; ++i) {
            RulesetFiles files = *original;
            mutator.mutate(files.files[mutator.below(files.files.size())].text);
            const LoadedRuleset loaded = loadRuleset(files);
            ++(loaded.usable() ? usable : refused);
            if (loaded.usable()) playWith(*loaded.ruleset, mutator);
            else CHECK(hasErrors(loaded.diagnostics));
        }
    }
    CHECK(refused > 0);
    CHECK(usable > 0);
}

}  // namespace mutated_rulesets_test
