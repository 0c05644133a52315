#include "drumhead/resolve/session/dice_check.hpp"

#include <charconv>

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

bool readFace(std::string_view word, int& face)
{
    if (word.starts_with('+')) word.remove_prefix(1);
    const char* const end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, face);
    return read.ec == std::errc() && read.ptr == end;
}

DiceCheck noSuchFace(int sides, int face)
{
    if (face == 0 && sides == 10) return wrong("A D10 has the faces 1 to 10: type its 0 as 10.");
    const std::string die = std::to_string(sides);
    return wrong("A D" + die + " has no " + std::to_string(face) + ": its faces are 1 to " + die + ".");
}

DiceCheck tooMany(int left)
{
    return wrong(left == 1 ? "One die too many." : std::to_string(left) + " dice too many.");
}

std::string diceText(int dice, int sides) { return std::to_string(dice) + " D" + std::to_string(sides); }

DiceCheck tooFew(int dice, int sides, int typed)
{
    return {DiceCheck::State::Short,
            {},
            diceText(dice, sides) + " are thrown here: " + std::to_string(dice - typed) + " more to type."};
}

/// What is to be said where no throw follows the typed dice; `left` of them were not used.
DiceCheck checkEnd(Pause::Kind end, bool anyUsed, int left, std::vector<int> typed)
{
    const bool asks = end == Pause::Kind::Answer;
    if (left > 0 && !anyUsed) return wrong("No dice are needed.");
    if (left > 0 && asks) return wrong("A question comes before the last " + std::to_string(left) + " of them.");
    if (left > 0) return tooMany(left);
    return fits(std::move(typed), asks ? "Return takes them; then there is a question." : "Return gives the verdict.");
}

}  // namespace

DiceCheck readFaces(std::string_view typed)
{
    std::vector<int> faces;
    for (std::size_t at = typed.find_first_not_of(separators); at != std::string_view::npos;) {
        const std::size_t end = std::min(typed.find_first_of(separators, at), typed.size());
        const std::string_view word = typed.substr(at, end - at);
        if (!readFace(word, faces.emplace_back()))
            return wrong("“" + std::string(beginning(word, 20))
                         + "” is not the face of a die; type numbers with spaces between them.");
        at = typed.find_first_not_of(separators, end);
    }
    return faces.empty() ? DiceCheck() : fits(std::move(faces));
}

DiceCheck checkThrow(std::string_view typed, const Throw& thrown)
{
    DiceCheck read = readFaces(typed);
    if (read.state != DiceCheck::State::Fits) return read;
    for (const int face : read.faces) {
        if (face < 1 || face > thrown.sides) return noSuchFace(thrown.sides, face);
    }
    const int count = static_cast<int>(read.faces.size());
    if (count > thrown.dice) return tooMany(count - thrown.dice);
    if (count < thrown.dice) return tooFew(thrown.dice, thrown.sides, count);
    return read;
}

DiceCheck checkDice(const Resolution& start, const std::vector<int>& before, std::vector<int> typed)
{
    std::vector<int> all = before;
    all.insert(all.end(), typed.begin(), typed.end());
    Resolution resolution = start;
    ScriptedDice dice(all);
    const Pause at = resolution.run(dice);
    const int left = static_cast<int>(dice.left());
    if (at.kind != Pause::Kind::Dice) return checkEnd(at.kind, dice.used() > 0, left, std::move(typed));
    for (std::size_t i = dice.used(); i < all.size() && static_cast<int>(i - dice.used()) < at.dice; ++i) {
        if (all[i] < 1 || all[i] > at.sides) return noSuchFace(at.sides, all[i]);
    }
    if (left > 0) return tooFew(at.dice, at.sides, left);
    return fits(std::move(typed), "Return takes them; then " + diceText(at.dice, at.sides) + " more.");
}

}  // namespace drumhead
