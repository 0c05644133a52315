#pragma once

#include <string>
#include <utility>
#include <variant>

namespace drumhead {

/// What went wrong, in one sentence for a person: what, where, and what to do.
struct Error {
    std::string message;
};

/// A value, or the error that stood in its way. Nothing in the core throws across a public function.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(Error error) : m_content(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    [[nodiscard]] const T& operator*() const { return std::get<T>(m_content); }
    [[nodiscard]] T& operator*() { return std::get<T>(m_content); }
    [[nodiscard]] const T* operator->() const { return &std::get<T>(m_content); }
    [[nodiscard]] T* operator->() { return &std::get<T>(m_content); }
    [[nodiscard]] const std::string& error() const { return std::get<Error>(m_content).message; }

private:
    std::variant<T, Error> m_content;
};

/// Success without a value, or an error.
template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_failed(true) {}

    explicit operator bool() const { return !m_failed; }
    [[nodiscard]] const std::string& error() const { return m_error.message; }

private:
    Error m_error;
    bool m_failed = false;
};

}  // namespace drumhead
