#include "drumhead/base/length.hpp"

#include <algorithm>
#include <array>

namespace drumhead {

namespace {

struct LengthUnit {
    std::string_view name;
    int tenthMillimetres;
};

constexpr std::array<LengthUnit, 12> lengthUnits{{{"in", 254},
                                                  {"inch", 254},
                                                  {"inches", 254},
                                                  {"\"", 254},
                                                  {"”", 254},
                                                  {"''", 254},
                                                  {"cm", 100},
                                                  {"mm", 10},
                                                  {"ft", 3048},
                                                  {"foot", 3048},
                                                  {"feet", 3048},
                                                  {"'", 3048}}};

int tenthMillimetresOf(std::string_view unit)
{
    for (const LengthUnit& each : lengthUnits) {
        if (each.name == unit) return each.tenthMillimetres;
    }
    return 0;
}

}  // namespace

bool isLengthUnit(std::string_view unit) { return tenthMillimetresOf(unit) > 0; }

bool beginsLengthUnit(std::string_view text)
{
    return std::any_of(lengthUnits.begin(), lengthUnits.end(),
                       [text](const LengthUnit& each) { return each.name.substr(0, text.size()) == text; });
}

std::optional<Number> convertLength(Number length, std::string_view from, std::string_view to)
{
    const int many = tenthMillimetresOf(from);
    const int few = tenthMillimetresOf(to);
    if (many == 0 || few == 0) return std::nullopt;
    return Number::divide(length * Number(many), Number(few), Rounding::Exact);
}

std::string unitText(const Texts& texts, const std::string& unit)
{
    return unit == "in" ? texts.say("unit.in", "in") : unit;
}

}  // namespace drumhead
