// A battle under any ruleset, made up.
#include "drumhead/game/autoplay/sample_battle.hpp"

#include "drumhead/game/state/entity_values.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr int unitsOfABrigade = 10;
constexpr int brigadesOfACorps = 4;

std::string ordinal(int number)
{
    const int last = number % 10;
    const bool teen = number / 10 % 10 == 1;
    return std::to_string(number) + (teen || last == 0 || last > 3 ? "th" : last == 1 ? "st" : last == 2 ? "nd" : "rd");
}

class Builder {
public:
    Builder(const Ruleset& ruleset, int units) : m_ruleset(ruleset), m_stored(ruleset), m_units(units) {}

    Scenario build()
    {
        m_scenario.id = "very-large";
        m_scenario.title = "A battle of " + std::to_string(m_units) + " units";
        m_scenario.about = "Far more than a table holds: to see that lists, searches and saved games stay quick.";
        m_scenario.ruleset = m_ruleset.id;
        m_scenario.turns = 24;
        for (const char* name : {"North", "South"}) addSide(name);
        for (const ScenarioEntity& side : std::vector<ScenarioEntity>(m_scenario.entities)) {
            if (side.kind == EntityKind::Side) addReinforcement(side);
        }
        return std::move(m_scenario);
    }

private:
    ScenarioEntity& add(EntityKind kind, const std::string& id, const std::string& name, const std::string& side,
                        const std::string& group)
    {
        ScenarioEntity entity;
        entity.kind = kind;
        entity.id = id;
        entity.name = name;
        entity.side = side;
        entity.group = group;
        m_scenario.entities.push_back(std::move(entity));
        return m_scenario.entities.back();
    }

    void addSide(const std::string& name)
    {
        const std::string side = name == "North" ? "north" : "south";
        fill(add(EntityKind::Side, side, name, "", ""), Value::unknown());
        const int mine = m_units / 2 - m_units / 20;
        const int brigades = (mine + unitsOfABrigade - 1) / unitsOfABrigade;
        const int corps = (brigades + brigadesOfACorps - 1) / brigadesOfACorps;
        for (int i = 1; i <= corps; ++i)
            fill(add(EntityKind::Leader, side + "-general-" + std::to_string(i),
                     "General of the " + ordinal(i) + " Corps, " + name, side, side + "-corps-" + std::to_string(i)),
                 Value::unknown());
        int left = mine;
        for (int i = 1; i <= corps; ++i) {
            const std::string corpsId = side + "-corps-" + std::to_string(i);
            add(EntityKind::Group, corpsId, ordinal(i) + " Corps of the " + name, side, "");
            for (int k = 1; k <= brigadesOfACorps && left > 0; ++k) {
                const std::string brigade = corpsId + "-brigade-" + std::to_string(k);
                add(EntityKind::Group, brigade, ordinal(k) + " Brigade", side, corpsId);
                for (int n = 0; n < unitsOfABrigade && left > 0; ++n, --left) addUnit(side, brigade);
            }
        }
    }

    void addReinforcement(const ScenarioEntity& side)
    {
        ScenarioReinforcement coming;
        coming.turn = 6;
        coming.side = side.id;
        coming.text = "By all roads.";
        m_scenario.reinforcements.push_back(coming);
        for (int i = 0; i < m_units / 20; ++i) {
            addUnit(side.id, "");
            m_scenario.entities.back().reinforcement = static_cast<int>(m_scenario.reinforcements.size()) - 1;
            m_scenario.entities.back().arrives = coming.turn;
        }
    }

    void addUnit(const std::string& side, const std::string& group)
    {
        const int number = ++m_made;
        const std::vector<UnitType>& types = m_ruleset.unitTypes;
        const UnitType* const type =
            types.empty() ? nullptr : &types[static_cast<std::size_t>(number - 1) % types.size()];
        fill(add(EntityKind::Unit, "unit-" + std::to_string(number),
                 ordinal(number) + " " + (type ? type->title : "Foot"), side, group),
             type ? Value::choice(type->id) : Value::unknown());
    }

    /// Gives an entity every attribute that it has and for which there is no default.
    void fill(ScenarioEntity& entity, Value type)
    {
        const RosterKind* const roster = rosterOf(m_ruleset, entity.kind);
        for (const Attribute* const attribute : m_stored.of(entity.kind)) {
            const bool wanted = attribute->fallback.isUnknown()
                && (attribute->origin == Origin::List || (roster && roster->isStrength(*attribute)));
            if (!wanted || (roster && !roster->applies(m_ruleset, *attribute, type))) continue;
            entity.values.emplace_back(
                attribute->id,
                m_ruleset.valueId(attribute->shape, attribute->isType ? type : middle(attribute->shape)));
        }
    }

    [[nodiscard]] Value middle(const Shape& shape) const
    {
        if (shape.kind == ValueKind::Flag) return Value::flag(false);
        if (shape.kind == ValueKind::Choice) {
            const std::vector<Choice>& all = m_ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices;
            return all.empty() ? Value::none() : Value::choice(all.front().id);
        }
        return Number::fromWhole(std::min<std::int64_t>(24, (shape.least.floor() + shape.most.floor()) / 2));
    }

    const Ruleset& m_ruleset;
    StoredAttributes m_stored;
    int m_units = 0;
    int m_made = 0;
    Scenario m_scenario;
};

}  // namespace

Scenario sampleBattle(const Ruleset& ruleset, int units) { return Builder(ruleset, units).build(); }

}  // namespace drumhead
