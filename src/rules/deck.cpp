#include "drumhead/rules/deck.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <algorithm>

namespace drumhead {

namespace {

bool isSameLetter(char a, char b)
{
    const auto low = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return low(a) == low(b);
}

bool beginsWith(std::string_view text, std::string_view word)
{
    return text.size() >= word.size() && std::equal(word.begin(), word.end(), text.begin(), isSameLetter);
}

}  // namespace

int Deck::size() const
{
    int size = 0;
    for (const Card& each : cards) size += each.copies;
    return size;
}

int Deck::find(std::string_view word) const
{
    int begins = 0;
    bool isOnly = true;
    for (std::size_t i = 0; i < cards.size() && !word.empty(); ++i) {
        const std::string& own = cards[i].word;
        if (!beginsWith(own, word) && !beginsWith(cards[i].title, word)) continue;
        if (own.size() == word.size() || cards[i].title.size() == word.size()) return static_cast<int>(i) + 1;
        isOnly = begins == 0;
        begins = static_cast<int>(i) + 1;
    }
    return isOnly ? begins : 0;
}

int cardNumber(const Ruleset& ruleset, std::string_view id)
{
    int found = 0;
    for (const Deck& deck : ruleset.decks) {
        for (std::size_t i = 0; i < deck.cards.size(); ++i) {
            const int number = static_cast<int>(i) + 1;
            if (deck.cards[i].word != id) continue;
            if (found > 0 && found != number) return 0;
            found = number;
        }
    }
    return found;
}

}  // namespace drumhead
