#include "drumhead/resolve/words/closing_sentence.hpp"

#include "support/catch.hpp"

namespace closing_sentence_test {

using namespace drumhead;

TEST_CASE("A verdict without stages closes with all of its sentences")
{
    Verdict verdict;
    verdict.title = "One. Two.";
    for (const char* each : {"One.", "Two."}) {
        verdict.lines.emplace_back().kind = LineKind::Said;
        verdict.lines.back().text = each;
    }
    CHECK(closingSentence(verdict) == "One. Two.");
}

TEST_CASE("A case with stages closes with what is said after the last, else by it, and never by a watch")
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
    CHECK(closingSentence(verdict) == "It wins. It is tired.");
    say("", "The charge is over.");
    say("", "It is shaken.").watched = true;
    CHECK(closingSentence(verdict) == "The charge is over.");
}

}  // namespace closing_sentence_test
