#include "cli/input/streams.hpp"

namespace drumhead::cli {

int badInput(Streams streams, const std::string& message)
{
    streams.err << "drumhead-cli: error: " << message << "\n";
    return BadInput;
}

std::nullopt_t nothingFor(Streams streams, const std::string& fault)
{
    badInput(streams, fault);
    return std::nullopt;
}

}  // namespace drumhead::cli
