#include "resolve/odds/state_table.hpp"

#include "support/catch.hpp"

#include <map>

namespace state_table_test {

using namespace drumhead;

namespace {

using Words = std::vector<std::int64_t>;

std::map<Words, double> weightsOf(const StateTable& table)
{
    std::map<Words, double> weights;
    for (std::size_t i = 0; i < table.size(); ++i) {
        Words words(table.width());
        table.words(i, words.data());
        CHECK(weights.emplace(words, table.weight(i)).second);  // each state once
    }
    return weights;
}

}  // namespace

TEST_CASE("states with the same words are one")
{
    StateTable table(3);
    table.add(Words{1, 2, 3}.data(), 0.25);
    table.add(Words{1, 2, 4}.data(), 0.25);
    table.add(Words{1, 2, 3}.data(), 0.5);
    CHECK(weightsOf(table) == std::map<Words, double>{{{1, 2, 3}, 0.75}, {{1, 2, 4}, 0.25}});
}

TEST_CASE("words may turn out to vary one after the other")
{
    StateTable table(4);
    std::map<Words, double> expected;
    for (std::int64_t i = 0; i < 500; ++i) {  // the third word never varies, the first from the 250th state on
        const Words words = {i / 250, i % 7, 9, i % 3};
        table.add(words.data(), 1);
        expected[words] += 1;
    }
    CHECK(expected.size() == 42);
    CHECK(weightsOf(table) == expected);
}

TEST_CASE("of a table of no words there is one state")
{
    StateTable table(0);
    table.add(nullptr, 0.5);
    table.add(nullptr, 0.25);
    REQUIRE(table.size() == 1);
    CHECK(table.weight(0) == 0.75);
}

TEST_CASE("a table that was cleared takes other states")
{
    StateTable table(2);
    table.add(Words{1, 1}.data(), 1);
    table.add(Words{2, 1}.data(), 1);
    table.clear();
    CHECK(table.size() == 0);
    CHECK(table.wordsHeld() == 0);
    table.add(Words{5, 6}.data(), 1);
    table.add(Words{5, 7}.data(), 2);
    CHECK(weightsOf(table) == std::map<Words, double>{{{5, 6}, 1}, {{5, 7}, 2}});
}

TEST_CASE("fractions are added up beside the weights, and count as memory")
{
    StateTable table(1);
    const Fraction third = Fraction(1) / 3;
    table.add(Words{1}.data(), 1.0 / 3, &third);
    const std::size_t held = table.wordsHeld();
    table.add(Words{2}.data(), 1.0 / 3, &third);
    table.add(Words{1}.data(), 1.0 / 3, &third);
    REQUIRE(table.exact(0));
    CHECK(table.exact(0)->get_str() == "2/3");
    CHECK(table.exact(1)->get_str() == "1/3");
    CHECK(table.wordsHeld() > held);
}

TEST_CASE("without fractions there are none")
{
    StateTable table(1);
    table.add(Words{1}.data(), 1);
    CHECK_FALSE(table.exact(0));
}

}  // namespace state_table_test
