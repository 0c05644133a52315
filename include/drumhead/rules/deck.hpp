#pragma once

#include "drumhead/rules/program/program_ids.hpp"
#include "drumhead/rules/values/shape.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace drumhead {

struct Attribute;
struct Ruleset;

/// All cards of a deck that are alike.
struct Card {
    NameId id = Names::missing;
    std::string word;  ///< the id as it is written
    std::string title;
    int copies = 1;
    /// How many of them are out of the deck: a fact that a battle keeps.
    const Attribute* gone = nullptr;
};

/// A deck of cards, of which some are drawn without putting them back. Its cards are the choices of a list of its id,
/// and a table of its id says what each stands for.
struct Deck {
    std::string id;
    std::string title;
    int choices = -1;  ///< index into `Ruleset::choiceLists`
    int table = -1;    ///< index into `Ruleset::tables`; its first output is the number of copies
    std::vector<Card> cards;
    const Attribute* left = nullptr;  ///< how many cards are left in it, worked out from those that are gone
    bool shuffles = true;             ///< once it is empty, all cards are shuffled together; else nothing can be drawn
    ElementId element = 0;

    [[nodiscard]] int size() const;
    /// The number of a card, from 1, by its id or title, of which the beginning is enough where only one begins so; 0:
    /// there is none. Upper and lower case are the same.
    [[nodiscard]] int find(std::string_view word) const;
};

/// The number of a card that some deck of the ruleset has, by its id; 0: there is none, or it differs between decks.
[[nodiscard]] int cardNumber(const Ruleset& ruleset, std::string_view id);

}  // namespace drumhead
