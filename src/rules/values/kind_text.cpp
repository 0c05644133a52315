#include "drumhead/rules/values/kind_text.hpp"

namespace drumhead {

std::string kindText(const Texts& texts, EntityKind kind)
{
    switch (kind) {
    case EntityKind::Unit: return texts.say("kind.unit", "unit");
    case EntityKind::Group: return texts.say("kind.group", "group");
    case EntityKind::Leader: return texts.say("kind.leader", "leader");
    case EntityKind::Side: return texts.say("kind.side", "side");
    case EntityKind::Game: break;
    }
    return texts.say("kind.game", "game");
}

std::string aKindText(const Texts& texts, EntityKind kind)
{
    switch (kind) {
    case EntityKind::Unit: return texts.say("kind.a-unit", "a unit");
    case EntityKind::Group: return texts.say("kind.a-group", "a group");
    case EntityKind::Leader: return texts.say("kind.a-leader", "a leader");
    case EntityKind::Side: return texts.say("kind.a-side", "a side");
    case EntityKind::Game: break;
    }
    return texts.say("kind.a-game", "a game");
}

}  // namespace drumhead
