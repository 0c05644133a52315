#include "support/games/recording.hpp"

#include "support/catch.hpp"

#include <cstdlib>
#include <string_view>

namespace drumhead::test {

void requireRecording()
{
    const char* asked = std::getenv("DRUMHEAD_RECORD");
    if (!asked || std::string_view(asked) != "1")
        FAIL("this writes into the source tree; set DRUMHEAD_RECORD=1 if that is what you want");
}

}  // namespace drumhead::test
