#include "support/catch.hpp"

#include "app/shell/launch/launch_options.hpp"

namespace launch_options_test {

using namespace drumhead::app;

TEST_CASE("The command line names folders, ruleset, procedure and answers")
{
    const LaunchOptions options = readCommandLine({"drumhead", "--rulesets", "/a", "--ruleset", "toy", "--procedure",
                                                   "shot", "--set", "distance=4", "--set", "target.cover=soft"});
    CHECK(options.then == LaunchOptions::Then::Start);
    CHECK(options.folders == QStringList{"/a"});
    CHECK(options.ruleset == "toy");
    CHECK(options.procedure == "shot");
    CHECK(options.answers == QStringList({"distance=4", "target.cover=soft"}));
}

TEST_CASE("Help and version end the program, what is not understood fails it")
{
    CHECK(readCommandLine({"drumhead", "--help"}).then == LaunchOptions::Then::Leave);
    CHECK(readCommandLine({"drumhead", "--version"}).message.startsWith("Drumhead "));
    CHECK(readCommandLine({"drumhead", "--wings"}).then == LaunchOptions::Then::Fail);
    CHECK(readCommandLine({"drumhead", "game"}).then == LaunchOptions::Then::Fail);
    CHECK(readCommandLine({"drumhead", "game"}).message.contains("neither a battle (*.drumhead)"));
    CHECK(readCommandLine({"drumhead", "a.drumhead", "b.drumhead"}).message.contains("b.drumhead"));
}

}  // namespace launch_options_test
