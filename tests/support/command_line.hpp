#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace drumhead::test {

/// What a command left behind.
struct Ran {
    int code = -1;
    std::string out;
    std::string err;

    /// Standard output as one JSON object; the running test fails if it is anything else, or if there is more.
    [[nodiscard]] nlohmann::json json() const;
    /// Whether `err` is one line that begins as errors of the program do and contains the text.
    [[nodiscard]] bool tells(const std::string& text) const;
};

/// Runs the command line inside this program.
[[nodiscard]] Ran run(const std::vector<std::string>& arguments, const std::string& input = "");

/// The same with the words of a line, divided by blanks.
[[nodiscard]] Ran runLine(const std::string& line);

/// A folder of the test data.
[[nodiscard]] std::string dataFolder(const std::string& name);

/// While it lives, the program finds its rulesets in a folder of the test's own, with the toy duel in it. An empty
/// `rulesets` can be asked for; `folder` can be set to anything else.
class OwnLibrary {
public:
    explicit OwnLibrary(const std::vector<std::string>& rulesets = {"toy-duel"});
    ~OwnLibrary();
    OwnLibrary(const OwnLibrary&) = delete;
    OwnLibrary& operator=(const OwnLibrary&) = delete;

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }
    /// Where a person's own rulesets and scenarios lie; not there before the test makes it.
    [[nodiscard]] std::filesystem::path ownFolder() const { return m_folder / "home" / "drumhead"; }

private:
    std::filesystem::path m_folder;
    std::string m_before;
    std::optional<std::string> m_homeBefore;
    bool m_wasSet = false;
};

}  // namespace drumhead::test
