#include "resolve/odds/transitions.hpp"

#include "support/catch.hpp"

#include <array>

namespace transitions_test {

using namespace drumhead;

namespace {

using Kind = Transitions::Kind;
using Words = std::array<std::int64_t, 3>;

Transitions::Branch learn(Transitions& ways, Transitions::Branch root, const std::vector<std::uint32_t>& asked,
                          const Words& words)
{
    const Transitions::Branch branch = ways.grow(root, asked, words.data());
    ways.setAlone(branch);
    return branch;
}

}  // namespace

TEST_CASE("a state is followed as far as its words were learnt")
{
    Transitions ways;
    const Transitions::Branch root = ways.add();
    const Transitions::Branch small = learn(ways, root, {0, 2}, {1, 50, 3});
    const Transitions::Branch large = learn(ways, root, {0, 2}, {1, 50, 4});
    CHECK(small != large);
    CHECK(ways.follow(root, Words{1, 99, 3}.data()) == small);  // nobody asked for the word in the middle
    CHECK(ways.follow(root, Words{1, 99, 4}.data()) == large);
    CHECK(ways.node(ways.follow(root, Words{1, 99, 5}.data())).kind == Kind::Unknown);
    CHECK(ways.node(ways.follow(root, Words{2, 99, 3}.data())).kind == Kind::Unknown);
}

TEST_CASE("branches ask for words of their own")
{
    Transitions ways;
    const Transitions::Branch root = ways.add();
    const Transitions::Branch one = learn(ways, root, {0, 1}, {1, 7, 0});
    const Transitions::Branch two = learn(ways, root, {0, 2}, {2, 0, 7});
    CHECK(ways.follow(root, Words{1, 7, 9}.data()) == one);
    CHECK(ways.follow(root, Words{2, 9, 7}.data()) == two);
    CHECK(ways.node(ways.follow(root, Words{2, 7, 9}.data())).kind == Kind::Unknown);
}

TEST_CASE("each of many values of a word has a branch of its own")
{
    constexpr std::int64_t values = 1000;  // the table of branches grows several times
    Transitions ways;
    const Transitions::Branch root = ways.add();
    std::vector<Transitions::Branch> branches;
    for (std::int64_t value = 0; value < values; ++value) branches.push_back(learn(ways, root, {1}, {0, value, 0}));
    for (std::int64_t value = 0; value < values; ++value)
        CHECK(ways.follow(root, Words{5, value, 5}.data()) == branches[static_cast<std::size_t>(value)]);
    CHECK(ways.node(ways.follow(root, Words{5, values, 5}.data())).kind == Kind::Unknown);
}

TEST_CASE("a throw has a branch for each of its results")
{
    Transitions ways;
    const Transitions::Branch root = ways.add();
    const std::vector<PoolOutcomeOf<double>> outcomes = {{0, 0.25}, {1, 0.5}, {2, 0.25}};
    ways.setThrow(root, outcomes);
    const Transitions::Node thrown = ways.node(root);
    REQUIRE(thrown.kind == Kind::Throw);
    REQUIRE(thrown.chances == 3);
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        CHECK(ways.chance(thrown.at + i).value == outcomes[i].value);
        CHECK(ways.chance(thrown.at + i).probability == outcomes[i].probability);
        CHECK(ways.node(ways.chance(thrown.at + i).then).kind == Kind::Unknown);
    }
    ways.setAlone(ways.chance(thrown.at).then);
    CHECK(ways.node(ways.chance(thrown.at + 1).then).kind == Kind::Unknown);
}

TEST_CASE("a move takes words over and gives others anew")
{
    Transitions ways;
    const Transitions::Branch first = ways.add();
    const Transitions::Branch second = ways.add();
    const auto moveTo = [&ways](Transitions::Branch branch, const std::vector<std::int64_t>& sources,
                                const Words& row) {
        Transitions::Move move;
        move.work = 12;
        move.rounds = {{0, true}};
        ways.setMove(branch, std::move(move), sources, row.data());
    };
    moveTo(first, {2, -1, 0}, {0, 40, 0});
    moveTo(second, {2, -1, 0}, {0, 50, 0});  // takes over the same words
    REQUIRE(ways.node(second).kind == Kind::Move);
    CHECK(ways.move(ways.node(second)).work == 12);
    CHECK(ways.move(ways.node(second)).rounds == StretchRecord::Rounds{{0, true}});
    const Words from = {7, 8, 9};
    Words to = {};
    ways.carry(ways.move(ways.node(first)), from.data(), to.data());
    CHECK(to == Words{9, 40, 7});
    ways.carry(ways.move(ways.node(second)), from.data(), to.data());
    CHECK(to == Words{9, 50, 7});
}

TEST_CASE("what was learnt can be forgotten as a whole")
{
    Transitions ways;
    const Transitions::Branch root = ways.add();
    static_cast<void>(learn(ways, root, {0}, {1, 0, 0}));
    ways.clear();
    const Transitions::Branch again = ways.add();
    CHECK(again == root);
    CHECK(ways.node(ways.follow(again, Words{1, 0, 0}.data())).kind == Kind::Unknown);
    CHECK_FALSE(ways.isFull());
}

}  // namespace transitions_test
