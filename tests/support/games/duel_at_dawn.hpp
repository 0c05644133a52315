#pragma once

namespace drumhead::test {

/// A scenario for the toy duel: Arnim, whose side was insulted, has to challenge Bonnet.
inline constexpr const char* duelAtDawn =
    R"json({ "format": 1, "id": "at-dawn", "title": "At dawn", "ruleset": "toy-duel", "sides": [
    { "id": "red", "name": "Red", "insulted": true, "leaders": [ { "id": "arnim", "name": "Capt. Arnim", "skill": 3 } ] },
    { "id": "blue", "name": "Blue", "leaders": [ { "id": "bonnet", "name": "Bonnet", "skill": 2 } ] } ] })json";

}  // namespace drumhead::test
