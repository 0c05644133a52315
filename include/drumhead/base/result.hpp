#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace drumhead {

/// An error as one sentence for the user: what, where, and what to do.
struct Error {
    std::string message;
};

/// A value or an error. The core never throws across a public function. Use a specific `E`
/// if callers act on the kind of error; with plain `Error`, `error()` is the sentence.
template <typename T, typename E = Error>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(E error) : m_content(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    [[nodiscard]] const T& operator*() const { return std::get<T>(m_content); }
    [[nodiscard]] T& operator*() { return std::get<T>(m_content); }
    [[nodiscard]] const T* operator->() const { return &std::get<T>(m_content); }
    [[nodiscard]] T* operator->() { return &std::get<T>(m_content); }
    [[nodiscard]] const auto& error() const
    {
        if constexpr (std::is_same_v<E, Error>) return std::get<E>(m_content).message;
        else return std::get<E>(m_content);
    }

private:
    std::variant<T, E> m_content;
};

/// Success without a value, or an error.
template <typename E>
class [[nodiscard]] Result<void, E> {
public:
    Result() = default;
    Result(E error) : m_error(std::move(error)) {}

    explicit operator bool() const { return !m_error; }
    [[nodiscard]] const auto& error() const
    {
        if constexpr (std::is_same_v<E, Error>) return m_error->message;
        else return *m_error;
    }

private:
    std::optional<E> m_error;
};

}  // namespace drumhead
