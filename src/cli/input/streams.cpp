#include "cli/input/streams.hpp"

namespace drumhead::cli {

int badInput(Streams streams, const std::string& message)
{
    streams.err << "drumhead-cli: error: " << message << "\n";
    return BadInput;
}

}  // namespace drumhead::cli
