#include "cli/diary/diary.hpp"

#include "drumhead/base/json_depth.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/rules/json_document.hpp"

#include <algorithm>
#include <sstream>

namespace drumhead::cli {

namespace {

namespace fs = std::filesystem;

bool isProse(const std::string& line)
{
    const auto first = line.find_first_not_of(" \t\r");
    return first == std::string::npos || line[first] == '#';
}

const std::vector<std::string> expectations = {"state",  "turn",        "step", "due",  "not-due",
                                               "offers", "not-offered", "must", "says", "not-says"};

class DiaryReader {
public:
    explicit DiaryReader(const std::string& file) { m_diary.file = file; }

    ReadDiary read(const std::string& text)
    {
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) {
            ++m_line;
            if (!isProse(line)) readLine(line);
        }
        if (m_diary.title.empty() && m_faults.empty())
            fault(R"(a diary begins with {"diary": "its title", "scenario": "FILE"})");
        if (!m_faults.empty()) return {std::nullopt, std::move(m_faults)};
        return {std::move(m_diary), {}};
    }

private:
    void fault(const std::string& message)
    {
        m_faults.push_back({m_diary.file, std::max(m_line, 1), 1, Severity::Error, message});
    }

    void readLine(const std::string& line)
    {
        if (const std::string excess = jsonExcess(line); !excess.empty())
            return fault("no line of a diary has " + excess);
        Json json = Json::parse(line, nullptr, false);
        if (!json.is_object()) return fault("this is not a JSON object; prose begins with #");
        if (m_diary.title.empty()) return readHeading(json);
        if (json.contains("do")) m_diary.lines.push_back({DiaryLine::Kind::Command, m_line, std::move(json), {}});
        else if (json.contains("refused")) readExpectation(json, "refused", DiaryLine::Kind::Refused);
        else if (json.contains("then")) readExpectation(json, "then", DiaryLine::Kind::Then);
        else fault(R"(a line is a command ("do"), a "refused" command or what must be so "then")");
    }

    void readHeading(const Json& json)
    {
        const auto isText = [&](const char* name) {
            return json.contains(name) && json[name].is_string() && !json[name].get<std::string>().empty();
        };
        if (json.size() != 2 || !isText("diary") || !isText("scenario")) {
            m_diary.title = "?";  // what follows is read all the same
            return fault(R"(a diary begins with {"diary": "its title", "scenario": "FILE"})");
        }
        m_diary.title = json["diary"].get<std::string>();
        m_diary.scenario = fs::path(m_diary.file).parent_path() / json["scenario"].get<std::string>();
    }

    void readExpectation(Json& json, const char* name, DiaryLine::Kind kind)
    {
        for (const auto& [key, value] : json.items()) {
            if (key != name && key != "cite" && key != "page") return fault("\"" + key + "\" has no meaning here");
        }
        if (!json[name].is_object() || json[name].empty())
            return fault(std::string("\"") + name + "\" takes an object");
        if (kind == DiaryLine::Kind::Then && !areExpectations(json[name])) return;
        DiaryLine line{kind, m_line, std::move(json[name]), {}};
        const Json cites = json.value("cite", Json::array());
        for (const Json& each : cites.is_array() ? cites : Json::array({cites})) {
            if (!each.is_string()) return fault("\"cite\" takes the ids of ledger rows");
            line.cites.push_back(each.get<std::string>());
        }
        m_diary.lines.push_back(std::move(line));
    }

    bool areExpectations(const Json& then)
    {
        for (const auto& [key, value] : then.items()) {
            if (std::find(expectations.begin(), expectations.end(), key) != expectations.end()) continue;
            const std::string guess = nearest(key, expectations);
            fault("\"" + key + "\" can't be expected" + (guess.empty() ? "" : "; did you mean \"" + guess + "\"?"));
            return false;
        }
        return true;
    }

    Diary m_diary;
    int m_line = 0;
    std::vector<Diagnostic> m_faults;
};

}  // namespace

ReadDiary readDiary(const std::string& file)
{
    const Result<std::string> text = readJsonFile(file);
    if (!text) return {std::nullopt, {{file, 1, 1, Severity::Error, text.error()}}};
    return DiaryReader(file).read(*text);
}

std::vector<std::string> diariesIn(const fs::path& folder)
{
    std::vector<std::string> files;
    std::error_code failure;
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(folder, failure)) {
        const std::string name = each.path().filename().string();
        if (each.path().extension() == ".diary" && name.find(".open.") == std::string::npos)
            files.push_back(each.path().string());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace drumhead::cli
