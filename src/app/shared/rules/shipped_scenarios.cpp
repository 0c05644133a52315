#include "app/shared/rules/shipped_scenarios.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

#include <QFileInfo>

namespace drumhead::app {

QString shippedScenarioFolder()
{
    const Result<std::filesystem::path> data = findDataFolder();
    if (!data) return {};
    for (const char* const place : {"scenarios", "resources/scenarios"}) {
        if (std::filesystem::is_directory(*data / place)) return toQt((*data / place).string());
    }
    return {};
}

bool isShippedScenario(const QString& file)
{
    const QString shipped = QFileInfo(shippedScenarioFolder()).canonicalFilePath();
    return !file.isEmpty() && !shipped.isEmpty()
        && QFileInfo(QFileInfo(file).absolutePath()).canonicalFilePath() == shipped;
}

std::vector<ScenarioEntry> ownScenarios()
{
    const std::filesystem::path own = ownDataFolder();
    Result<std::vector<ScenarioEntry>> entries = listScenarios(own / "scenarios", *spokenTexts());
    return !own.empty() && entries ? std::move(*entries) : std::vector<ScenarioEntry>();
}

std::vector<ScenarioEntry> shippedScenarios()
{
    const QString folder = shippedScenarioFolder();
    if (folder.isEmpty()) return {};
    Result<std::vector<ScenarioEntry>> entries = listScenarios(folder.toStdString(), *spokenTexts());
    return entries ? std::move(*entries) : std::vector<ScenarioEntry>();
}

}  // namespace drumhead::app
