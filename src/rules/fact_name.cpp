#include "drumhead/rules/fact_name.hpp"

#include "drumhead/base/text.hpp"

#include <charconv>

namespace drumhead {

namespace {

std::string_view lastPart(std::string_view name) { return name.substr(name.rfind('.') + 1); }

/// What is near in spelling; else the results that are called so within procedures that are run by `do`, or a result
/// that is near.
Error unknownFact(const Program& program, std::string_view name, const Texts& texts)
{
    std::vector<std::string> known;
    std::vector<std::string> results;
    std::vector<std::string> within;
    for (const Slot& slot : program.slots) {
        if (slot.kind != SlotKind::Result) known.push_back(slot.name);
        else if (slot.shown && lastPart(slot.name) != name) results.push_back(slot.name);
        else if (!name.empty() && slot.shown) within.push_back("\"" + slot.name + "\"");
    }
    const std::string guess = nearest(name, known);
    if (!guess.empty()) within = {"\"" + guess + "\""};
    if (within.empty() && !name.empty()) {
        if (const std::string result = nearest(name, results); !result.empty()) within = {"\"" + result + "\""};
    }
    constexpr std::size_t fewEnough = 4;
    const bool isGuessed = !within.empty() && within.size() <= fewEnough;
    const std::string meant = isGuessed
        ? texts.say("fact.meant", "; did you mean {names}?", {{"names", texts.oneOf(within)}})
        : std::string();
    return {texts.say("fact.unknown", "there is no fact \"{name}\" in this procedure{meant}",
                      {{"name", name}, {"meant", meant}})};
}

}  // namespace

Result<FactRef> findFact(const Program& program, std::string_view name, const Texts& texts)
{
    if (const SlotId slot = program.findSlot(name); slot >= 0) return FactRef{slot, 0};
    const std::vector<std::string_view> parts = split(name, '.');
    if (parts.size() < 3) return unknownFact(program, name, texts);
    const int role = program.findRole(parts[0]);
    int row = 0;
    const auto [end, failure] = std::from_chars(parts[1].data(), parts[1].data() + parts[1].size(), row);
    if (role < 0 || failure != std::errc{} || end != parts[1].data() + parts[1].size())
        return unknownFact(program, name, texts);
    const ProgramRole& rows = program.role(role);
    const std::string plain = std::string(parts[0]) + std::string(name.substr(parts[0].size() + 1 + parts[1].size()));
    const SlotId slot = program.findSlot(plain);
    if (slot < 0) return unknownFact(program, plain, texts);
    const TextArguments named = {{"name", name}, {"role", rows.label}, {"most", std::to_string(rows.most)}};
    if (!rows.many && row != 1) return Error{texts.say("fact.only-one", "\"{name}\": there is only one {role}", named)};
    if (row < 1 || row > rows.most)
        return Error{texts.say("fact.rows", "\"{name}\": the rows of {role} go from 1 to {most}", named)};
    return FactRef{slot, row - 1};
}

std::string factName(const Program& program, FactRef fact)
{
    const Slot& slot = program.slot(fact.slot);
    if (slot.manyRole < 0) return slot.name;
    const std::size_t dot = slot.name.find('.');
    return slot.name.substr(0, dot + 1) + std::to_string(fact.row + 1) + slot.name.substr(dot);
}

}  // namespace drumhead
