#pragma once

#include "rules/loading/loader_context.hpp"

#include "drumhead/rules/roster_card.hpp"

namespace drumhead {

/// Reads what the printed roster shows of one kind.
class RosterCardReader {
public:
    RosterCardReader(LoaderContext& context, EntityKind kind) : m_context(context), m_kind(kind) {}

    [[nodiscard]] RosterCard read(JsonPlace place);

private:
    RosterCard::Number number(JsonPlace place);
    RosterCard::Box box(JsonPlace place);
    void boxesOfNumber(JsonPlace place, RosterCard::Box& box);
    void choices(JsonPlace place, RosterCard::Box& box);
    void choice(JsonPlace place, std::string_view id, RosterCard::Box& box);
    std::vector<RosterCard::Condition> conditions(JsonPlace place);
    /// The table whose only input is a number and whose first output is a choice, or -1 and a fault.
    int bands(JsonPlace place);
    /// An attribute of this kind that its type, the army list or the battle gives; nothing and a fault else.
    const Attribute* attribute(JsonPlace place, std::string_view id);
    bool isListOfObjects(JsonPlace place);

    LoaderContext& m_context;
    EntityKind m_kind;
    int m_texts = 0;
};

}  // namespace drumhead
