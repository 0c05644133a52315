#include "drumhead/resolve/session/dice_check.hpp"

#include "drumhead/rules/ruleset.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace drumhead {

namespace {

constexpr std::string_view separators = " \t\r\n\v\f,;";

DiceCheck fits(std::vector<int> faces, std::string message = {})
{
    return {DiceCheck::State::Fits, std::move(faces), std::move(message)};
}

DiceCheck wrong(std::string message) { return {DiceCheck::State::Wrong, {}, std::move(message)}; }

/// The first characters of a UTF-8 text.
std::string_view beginning(std::string_view text, std::size_t characters)
{
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
        const bool begins = (static_cast<unsigned char>(text[end]) & 0xC0) != 0x80;
        if (begins && characters-- == 0) break;
    }
    return text.substr(0, end);
}

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// Typed dice, read throw by throw: how a word is read depends on the sides of the dice.
class TypedDice final : public DiceSource {
public:
    TypedDice(const std::vector<int>& before, std::string_view typed, const Texts& texts, bool hasCards)
        : m_before(before), m_texts(texts), m_hasCards(hasCards)
    {
        for (std::size_t at = typed.find_first_not_of(separators); at != std::string_view::npos;) {
            const std::size_t end = std::min(typed.find_first_of(separators, at), typed.size());
            m_words.push_back(typed.substr(at, end - at));
            at = typed.find_first_not_of(separators, end);
        }
    }

    [[nodiscard]] bool roll(int count, int sides, int* faces) override
    {
        if (m_before.left() > 0) return m_before.roll(count, sides, faces);
        const Place before = m_at;
        m_lastSides = sides;
        std::vector<int> read;
        while (static_cast<int>(read.size()) < count && !m_fault && left()) {
            const std::optional<int> face = next(sides);
            if (face) read.push_back(*face);
        }
        m_last = static_cast<int>(read.size());
        if (m_last < count || m_fault) {
            m_at = before;
            return false;
        }
        std::copy(read.begin(), read.end(), faces);
        m_faces.insert(m_faces.end(), read.begin(), read.end());
        return true;
    }

    [[nodiscard]] bool draw(const CardsLeft& cards, int& card) override;

    [[nodiscard]] bool left() const { return m_at.word < m_words.size(); }
    /// How many dice are left, as far as that can be told without knowing their sides.
    [[nodiscard]] int leftOver() const
    {
        if (!left()) return 0;
        const std::size_t digits = m_at.digit > 0 ? m_words[m_at.word].size() - m_at.digit : 1;
        return static_cast<int>(m_words.size() - m_at.word - 1 + digits);
    }
    [[nodiscard]] bool anyTyped() const { return !m_words.empty(); }
    [[nodiscard]] bool anyUsed() const { return m_before.used() > 0 || !m_faces.empty(); }
    [[nodiscard]] int typedOfLast() const { return m_last; }
    [[nodiscard]] const std::vector<int>& faces() const { return m_faces; }
    [[nodiscard]] const std::optional<DiceCheck>& fault() const { return m_fault; }
    /// What was typed for a face though it is none, where a digit of the same word was taken as a die: "10" for a D6.
    [[nodiscard]] std::string_view noFaceLeft() const
    {
        if (m_at.digit == 0 || !left()) return {};
        const std::string_view word = m_words[m_at.word];
        const int next = word[m_at.digit] - '0';
        if (next >= 1 && next <= m_lastSides) return {};
        return word.size() == 2 ? word : word.substr(m_at.digit, 1);
    }
    [[nodiscard]] int lastSides() const { return m_lastSides; }
    /// The fault of the first word that is not a number, where no cards are drawn, which have names.
    [[nodiscard]] std::optional<DiceCheck> noNumber() const;

private:
    struct Place {
        std::size_t word = 0;
        std::size_t digit = 0;  ///< of a word whose digits are a die each
    };
    [[nodiscard]] std::optional<int> next(int sides);

    ScriptedDice m_before;
    const Texts& m_texts;
    bool m_hasCards;
    std::vector<std::string_view> m_words;
    Place m_at;
    int m_last = 0;
    int m_lastSides = 0;
    std::vector<int> m_faces;
    std::optional<DiceCheck> m_fault;
};

DiceCheck noSuchFace(const Texts& texts, int sides, std::string_view face)
{
    const std::string die = std::to_string(sides);
    return wrong(texts.say("dice.no-such-face", "A D{sides} has no {face}: its faces are 1 to {sides}.",
                           {{"sides", die}, {"face", face}}));
}

DiceCheck noFace(const Texts& texts, std::string_view word)
{
    return wrong(
        texts.say("dice.no-face", "“{word}” is not a die face; type numbers.", {{"word", beginning(word, 20)}}));
}

std::optional<int> numberIn(std::string_view word)
{
    if (word.starts_with('+')) word.remove_prefix(1);
    int number = 0;
    const char* const end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

/// Whether each digit is a die of its own: the word is no face, and no face has two digits but a 10.
bool standsForSeveral(std::string_view word, int sides)
{
    constexpr int mostOfOneDigit = 10;
    if (sides > mostOfOneDigit || word.size() < 2 || !std::all_of(word.begin(), word.end(), isDigit)) return false;
    const std::optional<int> number = numberIn(word);
    return !number || *number > sides;
}

std::optional<int> TypedDice::next(int sides)
{
    const std::string_view word = m_words[m_at.word];
    const bool several = m_at.digit > 0 || standsForSeveral(word, sides);
    const std::string_view text = several ? word.substr(m_at.digit, 1) : word;
    std::optional<int> face = numberIn(text);
    if (face && *face == 0 && sides == 10) face = 10;
    if (!face) m_fault = noFace(m_texts, word);
    else if (*face < 1 || *face > sides) m_fault = noSuchFace(m_texts, sides, text);
    if (m_fault) return std::nullopt;
    if (several && ++m_at.digit < word.size()) return face;
    m_at = {m_at.word + 1, 0};
    return face;
}

/// A card by its number, its id or the beginning of its title.
bool TypedDice::draw(const CardsLeft& cards, int& card)
{
    if (m_before.left() > 0) return m_before.draw(cards, card);
    m_last = 0;
    if (!left() || m_at.digit > 0) return false;
    const std::string_view word = m_words[m_at.word];
    const std::optional<int> number = numberIn(word);
    const int drawn = number ? *number : cards.deck->find(word);
    if (!cards.has(drawn)) {
        const bool isCard = drawn >= 1 && static_cast<std::size_t>(drawn) <= cards.left.size();
        const std::string title =
            isCard ? cards.deck->cards[static_cast<std::size_t>(drawn) - 1].title : std::string(beginning(word, 20));
        m_fault = wrong(isCard ? m_texts.say("deck.none-left", "No card “{card}” is left in {deck}.",
                                             {{"card", title}, {"deck", cards.deck->title}})
                               : m_texts.say("deck.no-such-card", "{deck} has no card “{card}”.",
                                             {{"card", title}, {"deck", cards.deck->title}}));
        return false;
    }
    card = drawn;
    m_faces.push_back(drawn);
    m_at = {m_at.word + 1, 0};
    return true;
}

std::optional<DiceCheck> TypedDice::noNumber() const
{
    if (m_hasCards) return std::nullopt;
    for (const std::string_view word : m_words) {
        const bool isDigits = std::all_of(word.begin(), word.end(), isDigit);
        if (!isDigits && !numberIn(word)) return noFace(m_texts, word);
    }
    return std::nullopt;
}

DiceCheck tooMany(const Texts& texts, int left)
{
    return wrong(texts.count("dice.too-many", left, "One die too many.|{n} dice too many."));
}

std::string diceText(const Texts& texts, int dice, int sides)
{
    return texts.say("dice.some", "{count} D{sides}",
                     {{"count", std::to_string(dice)}, {"sides", std::to_string(sides)}});
}

DiceCheck tooFew(const Texts& texts, int dice, int sides, int typed)
{
    return {DiceCheck::State::Short,
            {},
            texts.say("dice.too-few", "{dice} are thrown here: {more} more to type.",
                      {{"dice", diceText(texts, dice, sides)}, {"more", std::to_string(dice - typed)}})};
}

/// What is to be said where no throw follows the typed dice; `left` of them were not used.
DiceCheck checkEnd(const Texts& texts, Pause::Kind end, bool anyUsed, int left, std::vector<int> typed)
{
    const bool asks = end == Pause::Kind::Answer;
    if (left > 0 && !anyUsed) return wrong(texts.say("dice.none-needed", "No dice are needed."));
    if (left > 0 && asks)
        return wrong(texts.say("dice.question-first", "Answer a question before the last {left} of them.",
                               {{"left", std::to_string(left)}}));
    if (left > 0) return tooMany(texts, left);
    return fits(std::move(typed),
                asks ? texts.say("dice.then-question", "Return accepts them; then comes a question.")
                     : texts.say("dice.then-verdict", "Return gives the verdict."));
}

}  // namespace

DiceCheck checkThrow(std::string_view typed, const Throw& thrown, const Texts& texts)
{
    TypedDice dice({}, typed, texts, thrown.deck != nullptr);
    if (!dice.anyTyped()) return {};
    if (std::optional<DiceCheck> fault = dice.noNumber()) return std::move(*fault);
    std::vector<int> faces(static_cast<std::size_t>(thrown.dice));
    const bool enough = thrown.deck ? dice.draw({thrown.deck, thrown.left}, faces.front())
                                    : dice.roll(thrown.dice, thrown.sides, faces.data());
    if (dice.fault()) return *dice.fault();
    if (!enough) return tooFew(texts, thrown.dice, thrown.sides, dice.typedOfLast());
    if (dice.left()) return tooMany(texts, dice.leftOver());
    return fits(std::move(faces));
}

DiceCheck checkDice(const Resolution& start, const std::vector<int>& before, std::string_view typed)
{
    const Texts& texts = *start.situation().ruleset().texts;
    TypedDice dice(before, typed, texts, !start.situation().ruleset().decks.empty());
    if (!dice.anyTyped()) return {};
    if (std::optional<DiceCheck> fault = dice.noNumber()) return std::move(*fault);
    Resolution resolution = start;
    const Pause at = resolution.run(dice);
    if (dice.fault()) return *dice.fault();
    if (at.kind != Pause::Kind::Dice && !dice.noFaceLeft().empty())
        return noSuchFace(texts, dice.lastSides(), dice.noFaceLeft());
    if (at.kind != Pause::Kind::Dice) return checkEnd(texts, at.kind, dice.anyUsed(), dice.leftOver(), dice.faces());
    if (dice.left()) return tooFew(texts, at.dice, at.sides, dice.typedOfLast());
    if (at.deck)
        return fits(dice.faces(),
                    texts.say("deck.then-card", "Return accepts them; then draw a card of {deck}.",
                              {{"deck", at.deck->title}}));
    return fits(dice.faces(),
                texts.say("dice.then-more", "Return accepts them; then {dice} more.",
                          {{"dice", diceText(texts, at.dice, at.sides)}}));
}

}  // namespace drumhead
