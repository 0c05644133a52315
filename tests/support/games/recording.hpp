#pragma once

namespace drumhead::test {

/// For a test that writes into the source tree: fails it at once unless the environment says DRUMHEAD_RECORD=1.
void requireRecording();

}  // namespace drumhead::test
