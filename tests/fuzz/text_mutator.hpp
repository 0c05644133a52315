#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace drumhead::fuzz {

/// Changes texts of JSON, of CSV or of lines so that most of them still make some sense: values, elements and words
/// change places, are doubled, dropped or replaced by others that are extreme. The same changes for the same seed.
class TextMutator {
public:
    explicit TextMutator(std::uint64_t seed) : m_random(seed) {}

    /// One change. `other`: a text from which parts may be taken; may be the same.
    void mutate(std::string& text, std::string_view other);

private:
    /// From its first letter to behind its last: a bracket with what is in it, a quoted text, a number, a line.
    struct Span {
        std::size_t at = 0;
        std::size_t size = 0;
    };

    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : m_random() % bound; }
    [[nodiscard]] Span valueIn(std::string_view text);
    [[nodiscard]] Span lineIn(std::string_view text);
    void dropElement(std::string& text);
    void doubleElement(std::string& text);
    void wrap(std::string& text);

    std::mt19937_64 m_random;
};

/// Whether each piece of JSON in the text can be parsed, and only numbers, blanks, lines of "=== path" and ledgers
/// stand between the pieces.
[[nodiscard]] bool hasSoundJson(std::string_view text);

/// Changes texts so that they stay sound, where a parser would refuse most others at once. A text that is broken
/// already gives way to a sound one from before.
class SoundMutator {
public:
    explicit SoundMutator(bool (*isSound)(std::string_view)) : m_isSound(isSound) {}

    /// Empty: no change was found that is sound and has `most` letters at most.
    [[nodiscard]] std::string mutated(std::string_view text, std::string_view other, std::size_t most,
                                      std::uint64_t seed);

private:
    bool (*m_isSound)(std::string_view);
    std::vector<std::string> m_sound;  ///< seen before; the newest take the place of the oldest
    std::size_t m_next = 0;
};

}  // namespace drumhead::fuzz
