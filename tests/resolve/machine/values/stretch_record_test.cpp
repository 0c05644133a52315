#include "resolve/machine/values/stretch_record.hpp"

#include "support/catch.hpp"

namespace stretch_record_test {

using namespace drumhead;

namespace {

using Cells = std::vector<std::size_t>;

}  // namespace

TEST_CASE("a cell is read once, and not at all after the stretch has given it")
{
    StretchRecord record(10);
    record.begin();
    record.beginStep(0);
    record.read(4);
    record.read(2);
    record.read(4);
    record.gave(7);
    record.read(7);
    CHECK(record.reads() == Cells{4, 2});
    CHECK(record.gives(7));
    CHECK_FALSE(record.gives(4));
}

TEST_CASE("a cell may be read and given")
{
    StretchRecord record(10);
    record.begin();
    record.beginStep(0);
    record.read(3);
    record.gave(3);
    CHECK(record.reads() == Cells{3});
    CHECK(record.gives(3));
}

TEST_CASE("a step that has to wait gives nothing, but what it read counts")
{
    StretchRecord record(10);
    record.begin();
    record.beginStep(5);
    record.gave(1);
    record.beginStep(6);
    record.read(8);
    record.gave(8);
    record.gave(2);
    record.dropStep();
    CHECK(record.gives(1));
    CHECK_FALSE(record.gives(2));
    CHECK_FALSE(record.gives(8));
    CHECK(record.reads() == Cells{8});
}

TEST_CASE("what effects have made of a value are cells of their own")
{
    StretchRecord record(10);
    record.begin();
    record.beginStep(0);
    record.changed(3);
    CHECK(record.reads() == Cells{record.changedOf(3)});
    CHECK(record.gives(record.changedOf(3)));
    CHECK(record.gives(record.afterOf(3)));
    CHECK_FALSE(record.gives(3));
    record.readAfterEffects(3);
    CHECK(record.reads() == Cells{record.changedOf(3), 3});
    record.readAfterEffects(4);
    CHECK(record.reads() == Cells{record.changedOf(3), 3, 4, record.changedOf(4), record.afterOf(4)});
}

TEST_CASE("the steps of a stretch lie in a range, with those that gave what it throws")
{
    StretchRecord record(1);
    record.begin();
    record.beginStep(20);
    record.beginStep(24);
    record.takesStep(11);
    CHECK(record.firstStep() == 11);
    CHECK(record.lastStep() == 24);
}

TEST_CASE("the part behind a throw reads what the part before it has not read")
{
    StretchRecord record(10);
    record.begin();
    record.beginStep(0);
    record.read(1);
    record.beginPart();
    record.read(1);
    record.read(2);
    const auto part = record.readsOfPart();
    CHECK(Cells(part.begin(), part.end()) == Cells{2});
    CHECK(record.reads() == Cells{1, 2});
}

TEST_CASE("a new stretch knows nothing of the one before")
{
    StretchRecord record(10);
    record.begin();
    record.beginStep(3);
    record.read(1);
    record.gave(2);
    record.changed(5);
    record.wentRound(0, true);
    record.beginPart();
    record.begin();
    CHECK(record.reads().empty());
    CHECK(record.rounds().empty());
    CHECK_FALSE(record.gives(2));
    CHECK_FALSE(record.gives(record.afterOf(5)));
    record.beginStep(9);
    record.read(1);
    record.read(2);
    CHECK(record.readsOfPart().size() == 2);
    CHECK(record.firstStep() == 9);
}

}  // namespace stretch_record_test
