// libFuzzer's way into one target, whose function FUZZ_TARGET names.
#include "fuzz/fuzz_target.hpp"
#include "fuzz/text_mutator.hpp"

#include <cstdint>
#include <cstring>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using drumhead::fuzz::SoundMutator;

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

SoundMutator& soundMutator()
{
    constexpr bool isJson = &drumhead::fuzz::FUZZ_TARGET != &drumhead::fuzz::fuzzCsv;
    static SoundMutator mutator(isJson ? &drumhead::fuzz::hasSoundJson : +[](std::string_view) { return true; });
    return mutator;
}

}  // namespace

/// Short traces of allocations and a small quarantine: a run is a third faster. ASAN_OPTIONS overrides.
extern "C" const char* __asan_default_options() { return "malloc_context_size=2:quarantine_size_mb=16"; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    drumhead::fuzz::FUZZ_TARGET(textOf(data, size));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    const std::string text(textOf(data, size));
    const bool anyBytes = seed % 16 == 0;
    const std::string changed = anyBytes ? "" : soundMutator().mutated(text, text, most, seed);
    return changed.empty() ? LLVMFuzzerMutate(data, size, most) : put(changed, data, most);
}

extern "C" std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size, const std::uint8_t* other,
                                                 std::size_t otherSize, std::uint8_t* out, std::size_t most,
                                                 unsigned seed)
{
    return put(soundMutator().mutated(textOf(data, size), textOf(other, otherSize), most, seed), out, most);
}
