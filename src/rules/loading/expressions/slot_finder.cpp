#include "rules/loading/expressions/slot_finder.hpp"

#include "drumhead/base/text.hpp"
#include "rules/loading/expressions/expression_compiler.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t maxSlots = 4000;

/// "target's cover"; what is yes or no reads better as "target, in a town".
void labelOwned(Slot& slot, const ProgramRole& owner, const std::string& label, const Texts& texts)
{
    const TextArguments with = {{"label", label}};
    slot.ownerTail = slot.shape.kind == ValueKind::Flag ? texts.say("label.owned-flag", ", {label}", with)
                                                        : texts.say("label.owned", "'s {label}", with);
    slot.label = owner.label + slot.ownerTail;
}

}  // namespace

SlotId SlotFinder::addSlot(Slot slot, JsonPlace place)
{
    if (m_program.slots.size() >= maxSlots) {
        if (!m_full)
            m_context.fault(place,
                            {message("check.procedure-names-more-than",
                                     "the procedure names more than %1 values with all that it runs; divide it"),
                             {aText(std::to_string(maxSlots))}});
        m_full = true;
        return -1;
    }
    if (slot.manyRole < 0) slot.index = m_program.singleSlots++;
    else slot.index = m_program.role(slot.manyRole).stride++;
    m_slots.emplace(slot.name, static_cast<SlotId>(m_program.slots.size()));
    const bool worksOut = slot.kind == SlotKind::Derived || slot.kind == SlotKind::Result;
    if (!worksOut && (slot.kind == SlotKind::Stat || !slot.fallback.isUnknown()))
        m_program.filledIn.push_back(static_cast<SlotId>(m_program.slots.size()));
    m_program.slots.push_back(std::move(slot));
    return static_cast<SlotId>(m_program.slots.size() - 1);
}

SlotId SlotFinder::attributeSlot(CompileScope& scope, int programRole, const Attribute& attribute, JsonPlace place)
{
    const ProgramRole* owner = programRole < 0 ? nullptr : &m_program.role(programRole);
    const std::string name = owner ? owner->name + "." + attribute.id : attribute.id;
    const int remembers = attribute.remembers.empty() ? -1 : rememberedRole(scope, name, attribute, place);
    if (const auto found = m_slots.find(name); found != m_slots.end()) {
        const Slot& known = m_program.slot(found->second);
        if (remembers >= 0 && known.remembers >= 0 && remembers != known.remembers)
            m_context.fault(
                place,
                {message("check.about-elsewhere-procedure-one",
                         "\"%1\" is about \"%2\" elsewhere in this procedure; one case can't ask it about two"),
                 {aText(std::string(name)), aText(std::string(m_program.role(known.remembers).name))}});
        if (known.kind != SlotKind::Derived || known.formula >= 0) return found->second;
        // Its formula is being compiled.
        m_context.fault(place,
                        {message("check.derived-from-itself-break", "\"%1\" is derived from itself; break the circle"),
                         {aText(std::string(name))}});
        return -1;
    }
    if (attribute.per >= 0) {
        m_context.fault(
            place,
            {message(
                 "check.one-value-each-list",
                 "\"%1\" has one value for each of a list of choices; read it with { \"look-up\": \"%2\", \"at\": … }"),
             {aText(std::string(name)), aText(std::string(name))}});
        return -1;
    }
    Slot slot;
    slot.name = name;
    slot.shape = attribute.shape;
    if (owner) labelOwned(slot, *owner, attribute.label, *m_context.ruleset.texts);
    else slot.label = attribute.label;
    slot.owner = programRole;
    slot.manyRole = owner && owner->many ? programRole : -1;
    slot.attribute = &attribute;
    slot.remembers = remembers;
    slot.fallback = attribute.fallback;
    if (owner) {
        for (const auto& [usual, value] : owner->usual) {
            if (usual == &attribute) slot.fallback = value;
        }
    }
    slot.asked = attribute.origin != Origin::Derived && !attribute.question.empty();
    slot.shown = false;
    if (attribute.origin == Origin::Type || attribute.startsAs) return statSlot(scope, std::move(slot), place);
    if (attribute.origin == Origin::Derived) return derivedSlot(std::move(slot), place);
    return addSlot(std::move(slot), place);
}

/// The role here that the attribute is about.
int SlotFinder::rememberedRole(const CompileScope& scope, const std::string& name, const Attribute& attribute,
                               JsonPlace place)
{
    if (scope.saysOfWhom) {
        if (scope.ofWhom >= 0) return scope.ofWhom;
        m_context.fault(
            place,
            {message("check.remembers-somebody-say-whom",
                     "\"%1\" remembers somebody; say whom: { \"%2\": \"self\" }, or the name of another role"),
             {aText(std::string(name)), aText(std::string(name))}});
        return -1;
    }
    const auto found = scope.roles.find(attribute.remembers);
    if (found != scope.roles.end() && found->second >= 0 && !m_program.role(found->second).many) return found->second;
    m_context.fault(
        place,
        {message("check.about-single-role-none",
                 "\"%1\" is about a single role \"%2\", and there is none here; give the procedure that role"),
         {aText(std::string(name)), aText(std::string(attribute.remembers))}});
    return -1;
}

SlotId SlotFinder::statSlot(CompileScope& scope, Slot slot, JsonPlace place)
{
    const Attribute* type = m_context.typeAttribute(slot.attribute->kind);
    if (!type) {
        m_context.fault(place,
                        {message("check.comes-from-unit-type",
                                 "\"%1\" comes from the unit type, but units have no attribute of type \"unit-type\""),
                         {aText(std::string(slot.name))}});
        return -1;
    }
    slot.kind = SlotKind::Stat;
    slot.typeSlot = attributeSlot(scope, slot.owner, *type, place);
    if (slot.typeSlot < 0) return -1;
    markRead(slot.typeSlot);
    return addSlot(std::move(slot), place);
}

/// The slot is there before its formula is compiled, so that a circle is noticed.
SlotId SlotFinder::derivedSlot(Slot slot, JsonPlace place)
{
    const Attribute& attribute = *slot.attribute;
    slot.kind = SlotKind::Derived;
    CompileScope inner;
    inner.self = slot.owner;
    inner.selfKind = attribute.kind;
    inner.deriving = &attribute;
    if (slot.manyRole >= 0) inner.openRoles.push_back(slot.owner);
    const SlotId id = addSlot(std::move(slot), place);
    if (id < 0) return -1;
    const LoaderContext::Formula& formula = m_context.formulas.at(&attribute);
    const NodeId node = formula.deck >= 0
        ? leftIn(inner, m_context.ruleset.decks[static_cast<std::size_t>(formula.deck)], formula.place)
        : formula.isCondition
        ? m_expressions.condition(inner, formula.place)
        : m_expressions.amount(inner, formula.place, {attribute.shape.kind, attribute.shape.choices});
    m_program.slot(id).formula = node;
    return id;
}

/// The cards of a deck less those that are gone.
NodeId SlotFinder::leftIn(CompileScope& scope, const Deck& deck, JsonPlace place)
{
    std::vector<NodeId> parts = {m_expressions.constant(Number(deck.size()), ValueKind::Number)};
    for (const Card& each : deck.cards) {
        const SlotId gone = attributeSlot(scope, -1, *each.gone, place);
        if (gone < 0) return parts.front();
        markRead(gone);
        parts.push_back(m_expressions.slotNode(gone));
    }
    Node node;
    node.kind = NodeKind::Subtract;
    return m_expressions.node(node, parts);
}

SlotId SlotFinder::rulingSlot(std::string_view id, JsonPlace place)
{
    const std::string name = "ruling." + std::string(id);
    if (const auto found = m_slots.find(name); found != m_slots.end()) return found->second;
    std::vector<std::string> known;
    for (const Ruling& ruling : m_context.ruleset.rulings) {
        known.push_back(ruling.id);
        if (ruling.id != id) continue;
        Slot slot;
        slot.name = name;
        slot.label = m_context.ruleset.texts->say("label.ruling", "ruling \"{title}\"", {{"title", ruling.title}});
        slot.shape.kind = ValueKind::Choice;
        slot.shape.choices = ruling.choices;
        slot.kind = SlotKind::Ruling;
        slot.fallback = ruling.fallback;
        slot.ruling = ruling.element;
        slot.shown = false;
        return addSlot(std::move(slot), place);
    }
    m_context.fault(
        place, {message("check.no-ruling", "there is no ruling \"%1\""), {aText(std::string(id))}, hintFor(id, known)});
    return -1;
}

SlotId SlotFinder::addResult(CompileScope& scope, const std::string& name, const std::string& column, Shape shape,
                             Label label, JsonPlace place)
{
    Slot slot;
    slot.kind = SlotKind::Result;
    slot.shape = std::move(shape);
    slot.label = std::move(label.text);
    slot.labelParts = std::move(label.parts);
    const std::string tail = column.empty() ? std::string() : "." + column;
    const auto dot = name.find('.');
    if (dot == std::string::npos) {
        slot.name = scope.prefix + name + tail;
    } else {
        const int programRole = role(scope, std::string_view(name).substr(0, dot), place);
        if (programRole < 0) return -1;
        const ProgramRole& owner = m_program.role(programRole);
        slot.owner = programRole;
        slot.name = owner.name + "." + scope.prefix + name.substr(dot + 1) + tail;
        labelOwned(slot, owner, std::string(slot.label), *m_context.ruleset.texts);
        if (owner.many) slot.manyRole = programRole;
        if (owner.many
            && std::find(scope.openRoles.begin(), scope.openRoles.end(), programRole) == scope.openRoles.end()) {
            m_context.fault(place,
                            {message("check.belongs-each-row-name",
                                     "\"%1\" belongs to each row of \"%2\"; name it inside an \"each\" step"),
                             {aText(std::string(name)), aText(std::string(owner.name))}});
            return -1;
        }
    }
    if (const auto found = scope.names.find(name + tail); found != scope.names.end()) {
        const Slot& earlier = m_program.slot(found->second);
        if (earlier.shape.kind != slot.shape.kind || earlier.shape.choices != slot.shape.choices)
            m_context.fault(place,
                            {message("check.was-something-else-earlier",
                                     "\"%1\" was something else in an earlier step; use another name"),
                             {aText(std::string(name))}});
        return found->second;
    }
    if (m_slots.find(slot.name) != m_slots.end()
        || (scope.hasCase && m_context.findAttribute(OwnerKind::Case, slot.name))) {
        m_context.fault(
            place,
            {message("check.already-name-fact-use", "\"%1\" is already the name of a fact; use another name"),
             {aText(std::string(name))}});
        return -1;
    }
    const SlotId id = addSlot(std::move(slot), place);
    if (id >= 0) scope.names.emplace(name + tail, id);
    return id;
}

int SlotFinder::role(CompileScope& scope, std::string_view name, JsonPlace place)
{
    if (scope.self >= 0 && name == "self") return scope.self;
    if (const auto found = scope.roles.find(name); found != scope.roles.end()) return found->second;
    std::vector<std::string> known;
    for (const auto& [each, index] : scope.roles) known.push_back(each);
    m_context.fault(place,
                    {message("check.no-role-here", "there is no role \"%1\" here"),
                     {aText(std::string(name))},
                     hintFor(name, known)});
    return -1;
}

SlotFinder::Rows SlotFinder::rows(CompileScope& scope, JsonPlace place, int& found)
{
    found = role(scope, place.string(), place);
    if (found == emptyRole) return Rows::Nobody;
    if (found < 0) return Rows::Fault;
    return m_program.role(found).many ? Rows::Many : Rows::Single;
}

std::vector<std::string> SlotFinder::namesInSight(const CompileScope& scope) const
{
    std::vector<std::string> known;
    if (scope.hasCase) known = m_context.attributeIds(OwnerKind::Case);
    for (const auto& [name, id] : scope.names) known.push_back(name);
    for (const auto& [name, index] : scope.roles) {
        if (index == emptyRole) continue;
        for (const std::string& id : m_context.attributeIds(m_program.role(index).kind))
            known.push_back(name + "." + id);
    }
    if (scope.deriving) {
        for (const std::string& id : m_context.attributeIds(scope.selfKind)) known.push_back("self." + id);
    }
    return known;
}

Fault SlotFinder::unknownName(const CompileScope& scope, std::string_view name) const
{
    const std::string quoted = "\"" + std::string(name) + "\"";
    const std::string_view owner = name.substr(0, name.find('.'));
    if (!scope.hasCase && m_context.findAttribute(OwnerKind::Case, name))
        return {
            message(
                "check.no-case",
                "%1 belongs to a case, and there is none here; use an attribute of a unit, group, leader, side or the game"),
            {aText(quoted)}};
    const bool ofSide = owner == "phasing" || owner == "opposing";
    if (!scope.hasCase && ofSide && scope.roles.find(owner) == scope.roles.end())
        return {message("check.no-side-in-sight",
                        "%1 is not in sight: no side is phasing here; give the step, or one around it, a \"for\""),
                {aText(quoted)}};
    const std::string own = ofSelf(scope, name);
    const FaultHint meant = m_context.mayHint() ? hintFor(name, namesInSight(scope)) : FaultHint();
    const FaultHint hint = own.empty() ? meant : FaultHint{{}, "\"" + own + "\"", {}};
    return Fault(message("check.nothing-called", "nothing is called %1 here"), {aText(quoted)}, hint)
        .missing(name.substr(name.rfind('.') + 1));
}

/// Where "self" is in sight, others often write whom they have in mind: "side.lost" is "self.lost".
std::string SlotFinder::ofSelf(const CompileScope& scope, std::string_view name) const
{
    const auto role = scope.roles.find("self");
    const bool hasSelf = scope.self >= 0 || role != scope.roles.end();
    const std::size_t dot = name.find('.');
    if (!hasSelf || dot == std::string_view::npos || scope.roles.find(name.substr(0, dot)) != scope.roles.end())
        return {};
    const OwnerKind kind = scope.self >= 0 ? scope.selfKind : ownerKind(m_program.role(role->second).kind);
    const std::string own = "self." + std::string(name.substr(dot + 1));
    return m_context.findAttribute(kind, name.substr(dot + 1)) ? own : std::string();
}

SlotId SlotFinder::slot(CompileScope& scope, std::string_view name, JsonPlace place, bool reads)
{
    const SlotId found = slotInSight(scope, name, place);
    if (found < 0) return -1;
    const Slot& slot = m_program.slot(found);
    if (slot.manyRole >= 0
        && std::find(scope.openRoles.begin(), scope.openRoles.end(), slot.manyRole) == scope.openRoles.end()) {
        m_context.fault(
            place,
            {message("check.value-each-row-use",
                     "\"%1\" has a value for each row; use \"each\", \"total\", \"count\", \"some\" or \"every\""),
             {aText(std::string(name))}});
        return -1;
    }
    if (reads) markRead(found);
    return found;
}

SlotId SlotFinder::slotInSight(CompileScope& scope, std::string_view name, JsonPlace place)
{
    if (const auto local = scope.names.find(name); local != scope.names.end()) return local->second;
    if (const auto given = scope.caseFacts.find(name); given != scope.caseFacts.end()) return given->second;
    const auto dot = name.find('.');
    const std::string_view owner = name.substr(0, dot);
    if (dot == std::string_view::npos)
        return namedSlot(scope, -1, scope.hasCase ? m_context.findAttribute(OwnerKind::Case, name) : nullptr, name,
                         place);
    const std::string_view attribute = name.substr(dot + 1);
    if (owner == "ruling") return rulingSlot(attribute, place);
    if (scope.deriving && scope.self < 0 && owner == "self")
        return namedSlot(scope, -1, m_context.findAttribute(OwnerKind::Case, attribute), name, place);
    const bool isInSight = (scope.self >= 0 && owner == "self") || scope.roles.find(owner) != scope.roles.end();
    if (!isInSight) return namedSlot(scope, -1, nullptr, name, place);
    const int programRole = role(scope, owner, place);
    if (programRole == emptyRole) {
        m_context.fault(place,
                        {message("check.belongs-role-may-empty",
                                 "\"%1\" belongs to a role that may be empty; use it inside \"each\""),
                         {aText(std::string(name))}});
        return -1;
    }
    return namedSlot(scope, programRole, m_context.findAttribute(m_program.role(programRole).kind, attribute), name,
                     place);
}

SlotId SlotFinder::namedSlot(CompileScope& scope, int programRole, const Attribute* attribute, std::string_view name,
                             JsonPlace place)
{
    if (attribute) return attributeSlot(scope, programRole, *attribute, place);
    m_context.fault(place, unknownName(scope, name));
    return -1;
}

}  // namespace drumhead
