#include "cli/input/streams.hpp"

namespace drumhead::cli {

int badInput(Streams streams, const std::string& message)
{
    streams.err << "drumhead-cli: error: " << message << "\n";
    return BadInput;
}

std::nullopt_t rejectInput(Streams streams, const std::string& message)
{
    badInput(streams, message);
    return std::nullopt;
}

}  // namespace drumhead::cli
