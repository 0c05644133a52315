// What the fuzzers begin from and what they have found, tried once more, and each with a few changes of its own. The
// long runs are made by hand with the preset fuzz; this takes seconds and runs under the sanitizers too.
#include "fuzz/fuzz_target.hpp"
#include "fuzz/text_mutator.hpp"
#include "support/catch.hpp"
#include "support/games/sample_game.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace fuzz_corpus_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> corpusOf(const std::string& target)
{
    std::vector<fs::path> files;
    for (const fs::directory_entry& each :
         fs::directory_iterator(fs::path(DRUMHEAD_TEST_DATA) / "fuzz/corpus" / target))
        files.push_back(each.path());
    std::sort(files.begin(), files.end());
    return files;
}

void tryBytes(const fuzz::FuzzTarget& target, const std::string& bytes)
{
    try {
        target.run(bytes);
    } catch (const fuzz::PropertyBroken& broken) {
        FAIL_CHECK(broken.what() << "\n" << bytes.substr(0, 4000));
    }
}

/// DRUMHEAD_TARGET=csv tries one target alone.
bool isWanted(const fuzz::FuzzTarget& target)
{
    const char* const wanted = std::getenv("DRUMHEAD_TARGET");
    return !wanted || target.name == std::string_view(wanted);
}

/// How often each file is changed: DRUMHEAD_MUTATIONS=1000 for a longer run without clang.
int mutations()
{
    const char* const wanted = std::getenv("DRUMHEAD_MUTATIONS");
    return wanted ? std::max(std::atoi(wanted), 0) : 6;
}

}  // namespace

TEST_CASE("the corpus of the fuzzers breaks nothing, changed a little or not", "[hostile]")
{
    for (const fuzz::FuzzTarget& target : fuzz::fuzzTargets()) {
        if (!isWanted(target)) continue;
        const std::vector<fs::path> files = corpusOf(target.name);
        REQUIRE(files.size() >= 3);
        fuzz::TextMutator mutator(4);
        std::string other = bytesOf(files.back());
        for (const fs::path& file : files) {
            INFO(file.string());
            const std::string sound = bytesOf(file);
            tryBytes(target, sound);
            for (int i = 0; i < mutations(); ++i) {
                std::string changed = sound;
                mutator.mutate(changed, other);
                tryBytes(target, changed);
            }
            other = sound;
        }
    }
}

}  // namespace fuzz_corpus_test
