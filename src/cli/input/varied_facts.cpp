#include "cli/input/varied_facts.hpp"

#include "drumhead/base/text.hpp"

#include <algorithm>

namespace drumhead::cli {

namespace {

constexpr std::size_t mostCases = 10'000;

Result<std::vector<Value>> valuesFrom(const Situation& situation, FactRef fact, std::string_view text)
{
    std::vector<Value> values;
    for (const std::string_view each : split(text, ',')) {
        const Shape& shape = situation.program().slot(fact.slot).shape;
        const Result<Value> value = parseValue(situation.ruleset(), shape, each);
        if (!value) return Error{factName(situation.program(), fact) + ": " + value.error()};
        values.push_back(*value);
    }
    return values;
}

Result<VariedFact> variedFact(const Situation& situation, const std::string& text)
{
    const std::size_t equals = text.find('=');
    const Result<FactRef> fact = findFact(situation.program(), std::string_view(text).substr(0, equals));
    if (!fact) return Error{fact.error()};
    const std::string name = factName(situation.program(), *fact);
    const Slot& slot = situation.program().slot(fact->slot);
    if (slot.manyRole >= 0 && fact->row >= situation.layout().rows(slot.manyRole))
        return Error{"--for-each: there is no \"" + name + "\" in this case"};
    if (slot.kind != SlotKind::Fact && slot.kind != SlotKind::Stat)
        return Error{"--for-each: \"" + name + "\" is worked out, not answered"};
    if (!situation.given(*fact).isUnknown())
        return Error{"\"" + name + "\" is given with --set and with --for-each; leave one of them out"};
    if (equals == std::string::npos) {
        VariedFact varied{*fact, allValuesOf(situation, *fact)};
        if (varied.values.empty())
            return Error{"--for-each: \"" + name + "\" has too many values; write --for-each " + name
                         + "=VALUE,VALUE,…"};
        return varied;
    }
    Result<std::vector<Value>> values = valuesFrom(situation, *fact, std::string_view(text).substr(equals + 1));
    if (!values) return Error{values.error()};
    return VariedFact{*fact, std::move(*values)};
}

}  // namespace

Result<std::vector<VariedFact>> variedFacts(const Situation& situation, const Arguments& arguments)
{
    std::vector<VariedFact> all;
    std::size_t cases = 1;
    for (const std::string& text : arguments.values("for-each")) {
        Result<VariedFact> varied = variedFact(situation, text);
        if (!varied) return Error{varied.error()};
        const bool isTwice =
            std::any_of(all.begin(), all.end(), [&](const VariedFact& each) { return each.fact == varied->fact; });
        if (isTwice) return Error{"--for-each names \"" + factName(situation.program(), varied->fact) + "\" twice"};
        cases *= varied->values.size();
        if (cases > mostCases)
            return Error{"--for-each asks for more than " + std::to_string(mostCases) + " cases; write fewer values"};
        all.push_back(std::move(*varied));
    }
    return all;
}

}  // namespace drumhead::cli
