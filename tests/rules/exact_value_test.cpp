// What a game file keeps of a value is that value again.
#include "drumhead/rules/exact_value.hpp"

#include "support/catch.hpp"
#include "support/ruleset_builder.hpp"

namespace exact_value_test {

using namespace drumhead;
using namespace drumhead::test;

namespace {

const Attribute& attribute(const Ruleset& ruleset, std::string_view id)
{
    for (const auto& each : ruleset.attributes) {
        if (each->id == id) return *each;
    }
    FAIL("no attribute " << id);
    return *ruleset.attributes.front();
}

}  // namespace

TEST_CASE("every value is read as it was written, a choice that is called none too")
{
    const auto ruleset =
        RulesetBuilder()
            .file("more.json", R"({ "choice-lists": { "reaction": { "none": "not taken", "failed": "failed" } },
                "attributes": { "case": [
                    { "id": "reacted", "label": "reaction", "type": "choice", "choices": "reaction", "question": "Which?" },
                    { "id": "reach-now", "label": "reach", "type": "number", "none": "no range", "question": "How far?" } ] } })")
            .steps(R"([{ "say": "{reacted} {reach-now}" }])")
            .sound();
    const auto readAgain = [&](const Shape& shape, Value value) {
        return exactValue(*ruleset, shape, exactText(*ruleset, shape, value));
    };
    const Shape& reaction = attribute(*ruleset, "reacted").shape;
    for (const Choice& each : ruleset->choiceLists[static_cast<std::size_t>(reaction.choices)].choices)
        CHECK(readAgain(reaction, Value::choice(each.id)) == Value::choice(each.id));
    CHECK(readAgain(reaction, Value::unknown()) == Value::unknown());
    const Shape& reach = attribute(*ruleset, "reach-now").shape;
    CHECK(readAgain(reach, Value::none()) == Value::none());
    CHECK(readAgain(reach, Value(Number::fromTicks(7))) == Value(Number::fromTicks(7)));
}

}  // namespace exact_value_test
