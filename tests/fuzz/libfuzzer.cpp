// libFuzzer's way into one target, whose function FUZZ_TARGET names.
#include "fuzz/fuzz_target.hpp"
#include "fuzz/text_mutator.hpp"

#include <cstdint>
#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

std::size_t put(const std::string& text, std::uint8_t* data, std::size_t most)
{
    const std::size_t size = std::min(text.size(), most);
    std::memcpy(data, text.data(), size);
    return size;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    drumhead::fuzz::FUZZ_TARGET(textOf(data, size));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
    std::string text(textOf(data, size));
    drumhead::fuzz::TextMutator mutator(seed);
    for (unsigned i = 0; i <= seed % 3; ++i) mutator.mutate(text, std::string(text));
    return put(text, data, most);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size, const std::uint8_t* other,
                                                 std::size_t otherSize, std::uint8_t* out, std::size_t most,
                                                 unsigned seed)
{
    std::string text(textOf(data, size));
    drumhead::fuzz::TextMutator mutator(seed);
    for (int i = 0; i < 2; ++i) mutator.mutate(text, textOf(other, otherSize));
    return put(text, out, most);
}
