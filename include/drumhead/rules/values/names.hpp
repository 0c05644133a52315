#pragma once

#include "drumhead/rules/values/value.hpp"

#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace drumhead {

/// The interned words of a ruleset; the engine compares ids, never text.
class Names {
public:
    Names() = default;
    Names(const Names&) = delete;
    Names& operator=(const Names&) = delete;

    NameId intern(std::string_view word)
    {
        if (const auto found = m_index.find(word); found != m_index.end()) return found->second;
        const auto id = static_cast<NameId>(m_words.size());
        m_words.emplace_back(word);
        m_index.emplace(m_words.back(), id);
        return id;
    }

    /// The word's id, or `missing`.
    [[nodiscard]] NameId find(std::string_view word) const
    {
        const auto found = m_index.find(word);
        return found == m_index.end() ? missing : found->second;
    }

    [[nodiscard]] const std::string& word(NameId id) const { return m_words[id]; }

    static constexpr NameId missing = UINT32_MAX;

private:
    std::deque<std::string> m_words;  // a deque: elements never move, so the index can view them
    std::unordered_map<std::string_view, NameId> m_index;
};

}  // namespace drumhead
