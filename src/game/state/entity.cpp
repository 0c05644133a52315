#include "drumhead/game/state/entity.hpp"

namespace drumhead {

namespace {

/// A battle keeps what the army list says, what changes in play, and what a troop type merely suggests.
bool isKept(const Attribute& attribute)
{
    if (attribute.tally || isTurnNumber(attribute)) return false;
    switch (attribute.origin) {
    case Origin::List:
    case Origin::Play: return true;
    case Origin::Type: return !attribute.question.empty() && attribute.per < 0;
    case Origin::Case:
    case Origin::Derived: break;
    }
    return false;
}

}  // namespace

EntityId linkOf(const Entity& entity, std::string_view attribute)
{
    for (const Link& each : entity.links) {
        if (each.attribute == attribute) return each.to;
    }
    return nobody;
}

bool isFactOfBattle(const Attribute& attribute)
{
    return attribute.kind == OwnerKind::Case && (attribute.origin == Origin::List || attribute.origin == Origin::Play);
}
bool isTurnNumber(const Attribute& attribute)
{
    return attribute.kind == OwnerKind::Game && attribute.id == "turn" && attribute.shape.kind == ValueKind::Number;
}

StoredAttributes::StoredAttributes(const Ruleset& ruleset) : m_texts(ruleset.texts)
{
    for (const auto& attribute : ruleset.attributes) {
        const std::optional<EntityKind> kind =
            isFactOfBattle(*attribute) ? EntityKind::Game : entityKind(attribute->kind);
        if (!kind || !isKept(*attribute)) continue;
        std::vector<const Attribute*>& list = m_kinds[static_cast<std::size_t>(*kind)];
        m_positions.emplace(attribute.get(), static_cast<int>(list.size()));
        list.push_back(attribute.get());
    }
}

int StoredAttributes::find(EntityKind kind, std::string_view attribute) const
{
    const std::vector<const Attribute*>& list = of(kind);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i]->id == attribute) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace drumhead
