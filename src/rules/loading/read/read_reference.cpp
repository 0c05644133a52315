// How the quick-reference sheet is arranged: topics, and in each of them what is looked up together.
#include "rules/loading/loader_context.hpp"

#include "drumhead/rules/reference.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class TopicReader {
public:
    TopicReader(LoaderContext& context, std::string topic) : m_context(context), m_topic(std::move(topic)) {}

    ReferencePart read(JsonPlace place)
    {
        m_part.title = m_context.optionalString(place, "title");
        m_part.wide = m_context.optionalFlag(place, "wide", false);
        m_part.large = m_context.optionalFlag(place, "large", false);
        if (place.has("sheet")) m_part.sheet = sheetOf(place["sheet"]);
        if (place.has("turns-on")) m_part.turnsOn = turnsOn(place["turns-on"]);
        if (place.has("troops")) troops(place);
        else if (place.has("turn")) turn(place);
        else if (place.has("table")) table(place);
        else if (place.has("tables")) joinedTables(place);
        else if (place.has("modifiers")) modifiers(place);
        else if (place.has("list")) list(place);
        else if (place.has("head")) grid(place);
        else if (place.has("rulings")) rulings(place);
        else
            m_context.fault(
                place,
                message(
                    "check.part-topic-troops-turn",
                    "a part of a topic is troops, turn, table, tables, modifiers, list, rulings, or a grid with head and rows"));
        return std::move(m_part);
    }

private:
    ReferencePart::Sheet sheetOf(JsonPlace place)
    {
        using Sheet = ReferencePart::Sheet;
        for (const auto& [word, sheet] :
             {std::pair{"quick-reference", Sheet::QuickReference}, {"rules", Sheet::Rules}, {"both", Sheet::Both}}) {
            if (place.isString() && place.string() == word) return sheet;
        }
        m_context.fault(place,
                        message("check.sheet-part-quick-reference",
                                "the sheet of a part is \"quick-reference\", \"rules\" or \"both\""));
        return Sheet::ByKind;
    }

    ElementId element(JsonPlace place, bool mustCite)
    {
        return m_context.addElement("reference " + m_topic + "/" + std::to_string(++m_number), ElementKind::Reference,
                                    false, place, mustCite);
    }

    std::vector<std::string> texts(JsonPlace places)
    {
        std::vector<std::string> all;
        if (!places.isArray() || places.size() == 0)
            m_context.fault(places,
                            message("check.list-texts-square-brackets", "this is a list of texts in square brackets"));
        for (const JsonPlace each : places) {
            if (!each.isString())
                m_context.fault(each, message("check.text-quotes", "this has to be a text in quotes"));
            all.emplace_back(each.string());
        }
        return all;
    }

    /// `"under": { "ruling": "choice" }`
    std::vector<ReferenceRuling> under(JsonPlace place)
    {
        std::vector<ReferenceRuling> all;
        for (const JsonPlace each : place) {
            const Ruling* const ruling = rulingOf(each, each.key());
            Shape shape;
            shape.kind = ValueKind::Choice;
            shape.choices = ruling ? ruling->choices : -1;
            if (ruling && m_context.literal(shape, each).isSet())
                all.push_back({ruling->id, std::string(each.string())});
        }
        return all;
    }

    /// `"turns-on": "ruling"`, or several in square brackets
    std::vector<std::string> turnsOn(JsonPlace place)
    {
        std::vector<std::string> all;
        const auto add = [&](JsonPlace id) {
            if (rulingOf(id, id.isString() ? id.string() : "")) all.emplace_back(id.string());
        };
        if (place.isArray())
            for (const JsonPlace each : place) add(each);
        else if (place.exists()) add(place);
        return all;
    }

    const Ruling* rulingOf(JsonPlace place, std::string_view id)
    {
        const std::vector<Ruling>& all = m_context.ruleset.rulings;
        const auto found = std::find_if(all.begin(), all.end(), [&](const Ruling& each) { return each.id == id; });
        if (found != all.end()) return &*found;
        m_context.fault(place, {message("check.no-ruling", "there is no ruling \"%1\""), {aText(std::string(id))}});
        return nullptr;
    }

    const Attribute* stat(JsonPlace place)
    {
        const Attribute* const found =
            place.isString() ? m_context.findAttribute(OwnerKind::Unit, place.string()) : nullptr;
        if (found && found->origin == Origin::Type) return found;
        m_context.fault(
            place,
            found ? Fault(message("check.not-from-type", "\"%1\" does not come from the unit type"), {aText(found->id)})
                  : Fault(message("check.no-such-attribute", "units have no attribute of this name"), {},
                          hintFor(place.string(), m_context.attributeIds(OwnerKind::Unit))));
        return nullptr;
    }

    void troops(JsonPlace place)
    {
        m_context.allowKeys(place, {"troops", "title", "names", "wide", "large", "sheet", "turns-on"});
        m_part.kind = ReferencePart::Kind::Troops;
        for (const JsonPlace name : place["names"]) {
            const std::vector<UnitType>& types = m_context.ruleset.unitTypes;
            const NameId id = m_context.ruleset.names.find(name.key());
            if (std::none_of(types.begin(), types.end(), [&](const UnitType& type) { return type.id == id; }))
                m_context.fault(
                    name,
                    {message("check.no-unit-type", "there is no unit type \"%1\""), {aText(std::string(name.key()))}});
            else m_part.names.emplace(id, m_context.requiredString(place["names"], name.key()));
        }
        for (const JsonPlace each : m_context.optionalArray(place, "troops")) {
            ReferenceColumn column;
            m_context.allowKeys(each, {"head", "of", "notes", "turns-on"});
            column.head = m_context.requiredString(each, "head");
            column.notes = m_context.optionalFlag(each, "notes", false);
            column.turnsOn = turnsOn(each["turns-on"]);
            const auto add = [&](JsonPlace at) {
                if (const Attribute* const found = stat(at)) column.attributes.push_back(found);
            };
            if (each["of"].isArray())
                for (const JsonPlace at : each["of"]) add(at);
            else if (!column.notes) add(each["of"]);
            const auto spread = [&](const Attribute* attribute) {
                return attribute->per != column.attributes.front()->per;
            };
            if (std::any_of(column.attributes.begin(), column.attributes.end(), spread))
                m_context.fault(each["of"],
                                message("check.what-shares-column-spread",
                                        "what shares a column has to be spread over the same choices, or over none"));
            else if (column.notes || !column.attributes.empty()) m_part.columns.push_back(std::move(column));
        }
    }

    void turn(JsonPlace place)
    {
        m_context.allowKeys(place, {"turn", "wide", "large", "sheet"});
        m_part.kind = ReferencePart::Kind::Turn;
        if (!m_context.optionalFlag(place, "turn", false))
            m_context.fault(place["turn"], message("check.write-true-leave-part", "write true, or leave the part out"));
    }

    int input(JsonPlace place, const Table& table)
    {
        for (std::size_t i = 0; i < table.inputs.size(); ++i) {
            if (table.inputs[i].id == place.string()) return static_cast<int>(i);
        }
        m_context.fault(place,
                        {message("check.table-no-input", "the table \"%1\" has no input \"%2\""),
                         {aText(std::string(table.id)), aText(std::string(place.string()))}});
        return -1;
    }

    void table(JsonPlace place)
    {
        m_context.allowKeys(
            place,
            {"table", "head", "title", "none", "down", "across", "beside", "wide", "large", "sheet", "turns-on"});
        m_part.kind = ReferencePart::Kind::Table;
        const Table* const found = tableOf(place["table"]);
        if (!found) return;
        m_part.table = indexOf(*found);
        if (place.has("down") || place.has("across")) {
            m_part.down = input(place["down"], *found);
            m_part.across = input(place["across"], *found);
            const bool isCrossed = m_part.down >= 0 && m_part.across >= 0 && m_part.down != m_part.across;
            if (!isCrossed) m_part.down = m_part.across = -1;
            else if (found->inputs[static_cast<std::size_t>(m_part.across)].shape.kind != ValueKind::Choice)
                m_context.fault(
                    place["across"],
                    message("check.only-choices-go-across", "only choices go across; let this one go down"));
            else if (found->outputs.size() != 1)
                m_context.fault(place["across"],
                                message("check.table-several-outputs-can",
                                        "a table with several outputs can't be laid out across"));
        }
        if (place.has("head")) m_part.head = texts(place["head"]);
        m_part.none = m_context.optionalString(place, "none");
        if (place.has("beside")) beside(place["beside"], *found);
    }

    const Table* tableOf(JsonPlace place)
    {
        for (const Table& table : m_context.ruleset.tables) {
            if (table.id == place.string()) return &table;
        }
        m_context.fault(place,
                        {message("check.no-table", "there is no table \"%1\""), {aText(std::string(place.string()))}});
        return nullptr;
    }

    [[nodiscard]] int indexOf(const Table& table) const
    {
        return static_cast<int>(&table - m_context.ruleset.tables.data());
    }

    /// `"tables": ["leader-rolls", "leader-points"], "head": ["Leader", "Roll", "Points"]`
    void joinedTables(JsonPlace place)
    {
        m_context.allowKeys(place, {"tables", "head", "title", "wide", "large", "sheet", "turns-on"});
        m_part.kind = ReferencePart::Kind::JoinedTables;
        m_part.head = texts(place["head"]);
        const Table* first = nullptr;
        for (const JsonPlace each : m_context.optionalArray(place, "tables")) {
            const Table* const table = tableOf(each);
            if (!table) continue;
            first = first ? first : table;
            const bool isPlain = table->inputs.size() == 1 && table->outputs.size() == 1
                && table->inputs[0].shape.kind == ValueKind::Choice;
            if (!isPlain || table->inputs[0].shape.choices != first->inputs[0].shape.choices)
                m_context.fault(
                    each,
                    message(
                        "check.only-tables-looked-up",
                        "only tables that are looked up by the same choices, and give one thing each, can be joined"));
            else m_part.joined.push_back(indexOf(*table));
        }
        if (m_part.joined.size() + 1 != m_part.head.size())
            m_context.fault(
                place,
                message("check.head-names-choices-then", "the head names the choices, and then what each table gives"));
    }

    void beside(JsonPlace place, const Table& table)
    {
        m_context.allowKeys(place, {"head", "cells", "cite", "status", "note"});
        m_part.besideHead = m_context.requiredString(place, "head");
        const ElementId cited = element(place, true);
        for (const std::string& text : texts(place["cells"])) m_part.beside.push_back({{text}, {}, cited, {}});
        if (m_part.beside.size() != table.rows.size())
            m_context.fault(
                place,
                {message("check.table-rows-so-many", "the table has %1 rows, so that many cells stand beside it"),
                 {aText(std::to_string(table.rows.size()))}});
        if (m_part.across >= 0)
            m_context.fault(
                place,
                message("check.nothing-can-stand-beside", "nothing can stand beside a table that is laid out across"));
    }

    void modifiers(JsonPlace place)
    {
        m_context.allowKeys(place, {"modifiers", "head", "title", "words", "wide", "large", "sheet", "turns-on"});
        m_part.kind = ReferencePart::Kind::Modifiers;
        if (place.has("head")) m_part.head = texts(place["head"]);
        if (place.has("head") && m_part.head.size() != 2)
            m_context.fault(place["head"],
                            message("check.modifiers-have-one-column",
                                    "modifiers have one column of amounts, or two with a head each"));
        const auto add = [&](JsonPlace name) {
            if (m_context.modifierLists.count(name.string()) > 0) m_part.lists.emplace_back(name.string());
            else
                m_context.fault(name,
                                {message("check.no-modifiers", "there are no modifiers \"%1\""),
                                 {aText(std::string(name.string()))}});
        };
        if (place["modifiers"].isArray())
            for (const JsonPlace name : place["modifiers"]) add(name);
        else add(place["modifiers"]);
        for (const JsonPlace each : place["words"]) words(each);
    }

    /// `"words": { "extra-stands": { "amount": "+1", "text": "for each stand beyond the first" } }`
    void words(JsonPlace place)
    {
        m_context.allowKeys(place, {"amount", "text", "under", "turns-on"});
        for (const std::string& list : m_part.lists) {
            for (const auto& entry : m_context.modifierLists.find(list)->second) {
                if (entry.modifier->id != place.key()) continue;
                m_part.words.push_back({entry.modifier, m_context.optionalString(place, "amount"),
                                        m_context.optionalString(place, "text"), under(place["under"]),
                                        turnsOn(place["turns-on"])});
                return;
            }
        }
        m_context.fault(place,
                        {message("check.these-lists-have-no", "these lists have no modifier \"%1\""),
                         {aText(std::string(place.key()))}});
    }

    void list(JsonPlace place)
    {
        m_context.allowKeys(place, {"list", "title", "wide", "large", "sheet", "turns-on"});
        m_part.kind = ReferencePart::Kind::List;
        for (const JsonPlace each : m_context.optionalArray(place, "list")) {
            m_context.allowKeys(each, {"text", "under", "turns-on", "cite", "status", "note"});
            m_part.rows.push_back({{m_context.requiredString(each, "text")},
                                   under(each["under"]),
                                   element(each, true),
                                   turnsOn(each["turns-on"])});
        }
    }

    void grid(JsonPlace place)
    {
        m_context.allowKeys(place, {"head", "rows", "title", "wide", "large", "sheet", "turns-on"});
        m_part.kind = ReferencePart::Kind::Grid;
        m_part.head = texts(place["head"]);
        for (const JsonPlace each : m_context.optionalArray(place, "rows")) {
            m_context.allowKeys(each, {"cells", "under", "turns-on", "cite", "status", "note"});
            m_part.rows.push_back(
                {texts(each["cells"]), under(each["under"]), element(each, true), turnsOn(each["turns-on"])});
            const std::size_t count = m_part.rows.back().cells.size();
            if (count != m_part.head.size() && count != 1)
                m_context.fault(each["cells"],
                                {message("check.row-many-cells-head",
                                         "a row has as many cells as the head, %1, or a single one that goes across"),
                                 {aText(std::to_string(m_part.head.size()))}});
        }
        if (m_part.rows.empty()) m_context.fault(place, message("check.grid-needs-rows", "a grid needs \"rows\""));
    }

    void rulings(JsonPlace place)
    {
        m_context.allowKeys(place, {"rulings", "title", "wide", "large", "sheet"});
        m_part.kind = ReferencePart::Kind::Rulings;
        for (const JsonPlace id : m_context.optionalArray(place, "rulings")) {
            if (rulingOf(id, id.string())) m_part.rulings.emplace_back(id.string());
        }
    }

    LoaderContext& m_context;
    std::string m_topic;
    int m_number = 0;
    ReferencePart m_part;
};

void readTopic(LoaderContext& context, JsonPlace place)
{
    if (!place.isObject())
        return context.fault(
            place,
            message("check.topic-quick-reference-object", "a topic of the quick reference is an object in braces"));
    context.allowKeys(place, {"id", "title", "columns", "parts", "leaves-out", "replaces"});
    ReferenceTopic topic;
    topic.id = context.requiredId(place);
    if (context.isWithdrawn("reference", topic.id, place)) return;
    topic.title = context.requiredString(place, "title");
    topic.columns = context.optionalInt(place, "columns", 0, 1, 4);
    for (const JsonPlace each : context.optionalArray(place, "parts"))
        topic.parts.push_back(TopicReader(context, topic.id + "-" + std::to_string(topic.parts.size() + 1)).read(each));
    if (place.has("leaves-out"))
        context.addElement("reference " + topic.id, ElementKind::Reference, false, place["leaves-out"], true);
    std::vector<ReferenceTopic>& all = context.ruleset.reference->topics;
    const auto earlier =
        std::find_if(all.begin(), all.end(), [&](const ReferenceTopic& each) { return each.id == topic.id; });
    if (earlier == all.end()) {
        context.mustNotReplace(place);
        context.topicPlaces.emplace(topic.id, place);
        all.push_back(std::move(topic));
    } else if (context.mayReplace(place, context.topicPlaces.at(topic.id), "topics \"" + topic.id + "\"")) {
        *earlier = std::move(topic);
    }
}

}  // namespace

void readReference(LoaderContext& context, JsonPlace reference)
{
    if (!reference.isArray())
        return context.fault(
            reference,
            message("check.reference-list-topics-square", "\"reference\" is a list of topics in square brackets"));
    if (!context.ruleset.reference) context.ruleset.reference = std::make_shared<ReferencePlan>();
    for (const JsonPlace place : reference) readTopic(context, place);
}

}  // namespace drumhead
