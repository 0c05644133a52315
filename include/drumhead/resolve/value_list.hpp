#pragma once

#include "drumhead/rules/values/value.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

namespace drumhead {

/// The values of a case, by address; at first none is known. It is copied with every case that is resolved: all at
/// once, where a vector would begin each value on its own.
class ValueList {
public:
    ValueList() = default;
    explicit ValueList(std::size_t size) : ValueList(size, Memory{})
    {
        std::uninitialized_fill(begin(), end(), Value::unknown());
    }
    ValueList(const ValueList& other) : ValueList(other.m_size, Memory{})
    {
        static_assert(std::is_trivially_copyable_v<Value> && std::is_trivially_destructible_v<Value>);
        if (m_size > 0) std::memcpy(static_cast<void*>(m_values), other.m_values, m_size * sizeof(Value));
    }
    ValueList(ValueList&& other) noexcept { swap(other); }
    ValueList& operator=(const ValueList& other)
    {
        if (this == &other) return *this;
        if (m_size == other.m_size) std::copy(other.begin(), other.end(), begin());
        else ValueList(other).swap(*this);
        return *this;
    }
    ValueList& operator=(ValueList&& other) noexcept
    {
        swap(other);
        return *this;
    }
    ~ValueList()
    {
        if (m_values) std::allocator<Value>().deallocate(m_values, m_size);
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] Value& operator[](std::size_t address) { return m_values[address]; }
    [[nodiscard]] Value operator[](std::size_t address) const { return m_values[address]; }
    [[nodiscard]] Value* begin() { return m_values; }
    [[nodiscard]] Value* end() { return m_values + m_size; }
    [[nodiscard]] const Value* begin() const { return m_values; }
    [[nodiscard]] const Value* end() const { return m_values + m_size; }

private:
    struct Memory {};
    ValueList(std::size_t size, Memory)
        : m_values(size > 0 ? std::allocator<Value>().allocate(size) : nullptr), m_size(size)
    {}
    void swap(ValueList& other) noexcept
    {
        std::swap(m_values, other.m_values);
        std::swap(m_size, other.m_size);
    }

    Value* m_values = nullptr;
    std::size_t m_size = 0;
};

}  // namespace drumhead
