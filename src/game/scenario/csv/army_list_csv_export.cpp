#include "drumhead/base/csv_cell.hpp"
#include "drumhead/game/scenario/editing/army_list_attributes.hpp"
#include "game/scenario/csv/army_list_csv_columns.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class CsvWriter {
public:
    CsvWriter(const Scenario& scenario, const Ruleset& ruleset, char separator)
        : m_scenario(scenario), m_stored(ruleset), m_separator(separator)
    {
        findAttributes();
    }

    std::string write()
    {
        for (const CsvKey key : keys) add(csvHeading(key));
        for (const std::string& each : m_attributes) add(each);
        endRow();
        for (const ScenarioEntity& each : m_scenario.entities) {
            if (each.kind != EntityKind::Game) addEntity(each);
        }
        return std::move(m_text);
    }

private:
    static constexpr CsvKey keys[] = {CsvKey::Kind,   CsvKey::Id,         CsvKey::Name,    CsvKey::Side,
                                      CsvKey::Group,  CsvKey::AttachedTo, CsvKey::Arrives, CsvKey::ArrivesBy,
                                      CsvKey::Hidden, CsvKey::Note};

    /// Those that any entity gives, in the order of the ruleset; attributes of the same id share a column.
    void findAttributes()
    {
        for (const EntityKind kind : {EntityKind::Unit, EntityKind::Group, EntityKind::Leader, EntityKind::Side}) {
            for (const Attribute* const attribute : m_stored.of(kind)) {
                const bool used = std::any_of(m_scenario.entities.begin(), m_scenario.entities.end(),
                                              [&](const ScenarioEntity& each) {
                                                  return each.kind == kind && !valueOf(each, attribute->id).empty();
                                              });
                if (used && std::find(m_attributes.begin(), m_attributes.end(), attribute->id) == m_attributes.end())
                    m_attributes.push_back(attribute->id);
            }
        }
    }

    static std::string valueOf(const ScenarioEntity& entity, const std::string& attribute)
    {
        for (const auto& [name, text] : entity.values) {
            if (name == attribute) return text;
        }
        return {};
    }

    void add(std::string_view text)
    {
        if (m_inRow) m_text += m_separator;
        m_inRow = true;
        m_text += csvCell(text);
    }

    void endRow()
    {
        m_text += '\n';
        m_inRow = false;
    }

    void addEntity(const ScenarioEntity& entity)
    {
        const ScenarioReinforcement* const coming = entity.reinforcement < 0
            ? nullptr
            : &m_scenario.reinforcements[static_cast<std::size_t>(entity.reinforcement)];
        add(entityKindName(entity.kind));
        add(entity.id);
        add(guardedText(entity.name));
        add(entity.side);
        add(entity.group);
        add(entity.attachedTo);
        add(coming ? std::to_string(coming->turn) : std::string());
        add(coming ? guardedText(coming->text) : std::string());
        add(entity.hidden ? "yes" : "");
        add(guardedText(entity.note));
        for (const std::string& each : m_attributes) add(valueOf(entity, each));
        endRow();
    }

    const Scenario& m_scenario;
    StoredAttributes m_stored;
    char m_separator;
    std::vector<std::string> m_attributes;
    std::string m_text;
    bool m_inRow = false;
};

}  // namespace

std::string armyListTemplate(const Ruleset& ruleset, char separator)
{
    const StoredAttributes stored(ruleset);
    std::vector<std::string> heads = {"kind",    "name",       "side",   "group", "leader",
                                      "arrives", "arrives by", "hidden", "note"};
    const std::size_t fixed = heads.size();
    std::size_t type = 0;
    for (const Attribute* const each : stored.of(EntityKind::Unit)) {
        if (!isOfArmyList(ruleset, *each)) continue;
        if (each->isType) type = heads.size();
        heads.push_back(each->id);
    }
    const auto row = [&](const std::vector<std::string>& cells) {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i)
            text += (i > 0 ? std::string(1, separator) : "") + csvCell(cells[i]);
        return text + "\n";
    };
    std::string text = row(heads);
    for (const UnitType& each : ruleset.unitTypes) {
        std::vector<std::string> cells(heads.size());
        cells[0] = "unit";
        cells[1] = guardedText(each.title);
        if (type >= fixed) cells[type] = ruleset.names.word(each.id);
        text += row(cells);
    }
    return text;
}

std::string armyListToCsv(const Scenario& scenario, const Ruleset& ruleset, char separator)
{
    return CsvWriter(scenario, ruleset, separator).write();
}

}  // namespace drumhead
