#include "rules/loading/expressions/look_up_compiler.hpp"

#include "rules/loading/expressions/expression_compiler.hpp"

namespace drumhead {

TypedNode LookUpCompiler::inTable(CompileScope& scope, JsonPlace place)
{
    m_context.allowKeys(place, {"table", "by", "column"});
    const std::string id(place["table"].string());
    const int index = m_context.tableToRead(place["table"]);
    if (index < 0) return m_nodes.failed(nullptr);
    const auto& tables = m_context.ruleset.tables;
    const auto found = tables.begin() + index;
    std::size_t column = 0;
    if (place.has("column")) {
        while (column < found->outputs.size() && found->outputs[column].id != place["column"].string()) ++column;
        if (column == found->outputs.size()) {
            m_context.fault(place["column"],
                            {message("check.table-no-column", "the table \"%1\" has no column \"%2\""),
                             {aText(std::string(id)), aText(std::string(place["column"].string()))}});
            return m_nodes.failed(nullptr);
        }
    } else if (found->outputs.size() != 1) {
        m_context.fault(place,
                        {message("check.table-several-columns-say",
                                 "the table \"%1\" has several columns; say which with \"column\""),
                         {aText(std::string(id))}});
    }
    if (found->outputs.empty()) return m_nodes.failed(nullptr);
    std::vector<NodeId> children;
    if (!tableInputs(scope, place, *found, children)) return m_nodes.failed(nullptr);
    const Shape& shape = found->outputs[column].shape;
    Node node;
    node.kind = NodeKind::Table;
    node.sourced = true;
    node.subject = static_cast<std::int32_t>(found - tables.begin());
    node.column = static_cast<std::int32_t>(column);
    node.valueKind = shape.kind;
    node.choices = shape.choices;
    return {m_nodes.add(node, children), shape.kind, shape.choices, false};
}

bool LookUpCompiler::tableInputs(CompileScope& scope, JsonPlace place, const Table& table, std::vector<NodeId>& inputs)
{
    const JsonPlace by = m_context.optionalArray(place, "by");
    if (by.size() != table.inputs.size()) {
        m_context.fault(place,
                        {message("check.table-read-by-values", "the table \"%1\" is read by %2 values, here are %3"),
                         {aText(std::string(table.id)), aText(std::to_string(table.inputs.size())),
                          aText(std::to_string(by.size()))}});
        return false;
    }
    for (const JsonPlace each : by) {
        const Shape& shape = table.inputs[inputs.size()].shape;
        inputs.push_back(m_expressions.amount(scope, each, {shape.kind, shape.choices}));
    }
    return true;
}

TypedNode LookUpCompiler::inUnitType(CompileScope& scope, JsonPlace place)
{
    m_context.allowKeys(place, {"look-up", "at"});
    const std::string_view name = place["look-up"].string();
    const auto dot = name.find('.');
    const int owner = dot == std::string_view::npos ? -1 : m_slots.role(scope, name.substr(0, dot), place["look-up"]);
    if (owner < 0) {
        if (dot == std::string_view::npos)
            m_context.fault(place["look-up"],
                            message("check.look-up-needs-attribute",
                                    "\"look-up\" needs an attribute of a role, as in \"firer.fire\""));
        return m_nodes.failed(nullptr);
    }
    const OwnerKind kind = ownerKind(m_program.role(owner).kind);
    const Attribute* attribute = m_context.findAttribute(kind, name.substr(dot + 1));
    if (!attribute || attribute->per < 0) {
        m_context.fault(
            place["look-up"],
            {message("check.not-attribute-per-choice", "\"%1\" is not an attribute that is \"per\" a choice list"),
             {aText(std::string(name))}});
        return m_nodes.failed(nullptr);
    }
    const Attribute* type = m_context.typeAttribute(kind);
    const SlotId typeSlot =
        type ? m_slots.slot(scope, std::string(name.substr(0, dot)) + "." + type->id, place["look-up"], true) : -1;
    if (typeSlot < 0) return m_nodes.failed(nullptr);
    Node node;
    node.kind = NodeKind::LookUp;
    node.sourced = true;
    node.subject = typeSlot;
    node.column = attribute->stat;
    node.valueKind = attribute->shape.kind;
    node.choices = attribute->shape.choices;
    const NodeId at = m_expressions.amount(scope, place["at"], {ValueKind::Choice, attribute->per});
    node.keys = static_cast<std::uint32_t>(attribute->per);
    return {m_nodes.add(node, {at}), attribute->shape.kind, attribute->shape.choices, false};
}

}  // namespace drumhead
