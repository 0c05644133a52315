#include "drumhead/resolve/words/verdict_story.hpp"

#include "support/catch.hpp"

namespace verdict_story_test {

using namespace drumhead;

TEST_CASE("A verdict without stages stays as it is")
{
    Verdict verdict;
    verdict.title = "One. Two.";
    for (const char* each : {"One.", "Two."}) {
        verdict.lines.emplace_back().kind = LineKind::Said;
        verdict.lines.back().text = each;
    }
    CHECK(storyOf(verdict, true).headline.empty());
    CHECK(storyOf(verdict, true).lines.empty());
}

TEST_CASE("The outcome is what is said after the last stage, else by it, and never by a watch")
{
    Verdict verdict;
    const auto say = [&](const char* stage, const char* text) -> VerdictLine& {
        VerdictLine& line = verdict.lines.emplace_back();
        line.kind = LineKind::Said;
        line.stage = stage;
        line.text = text;
        return line;
    };
    say("1. Test", "It holds.");
    say("2. Melee", "It wins.");
    say("2. Melee", "It is tired.");
    CHECK(storyOf(verdict, true).headline == "It wins. It is tired.");
    say("", "The charge is over.");
    say("", "It is shaken.").watched = true;
    CHECK(storyOf(verdict, true).headline == "The charge is over.");
    CHECK(storyOf(verdict, true).lines
          == std::vector<std::string>({"1. Test — It holds.", "2. Melee — It wins. It is tired.", "It is shaken."}));
    CHECK(storyOf(verdict, false).headline.empty());
    CHECK(storyOf(verdict, false).lines.size() == 4);
}

}  // namespace verdict_story_test
