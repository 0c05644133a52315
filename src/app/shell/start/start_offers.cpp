#include "app/shell/start/start_offers.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/settings.hpp"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace drumhead::app {

namespace {

struct StartOffersWords {
    Q_DECLARE_TR_FUNCTIONS(StartPage)
};

constexpr qsizetype mostFiles = 3;  ///< of each kind of files

/// Titled by its file name, with the day where two have the same.
StartPage::Offer offerOf(const QString& file)
{
    const QFileInfo info(file);
    QString name = info.fileName();
    for (const QLatin1String ending : {QLatin1String(".drumhead"), QLatin1String(".scenario.json")}) {
        if (name.endsWith(ending)) name.chop(ending.size());
    }
    return {name, QLocale().toString(info.lastModified(), QLocale::ShortFormat), file};
}

QList<StartPage::Offer> filesOf(const QStringList& files)
{
    QList<StartPage::Offer> offers;
    for (const QString& each : files) {
        if (offers.size() < mostFiles && QFileInfo::exists(each)) offers << offerOf(each);
    }
    return offers;
}

}  // namespace

StartPage::Offers startOffers(const RulesetLibrary& library)
{
    StartPage::Offers offers;
    for (const auto& each : library.entries()) {
        const QString fault = each->hasFaults() ? StartOffersWords::tr("has faults") : QString();
        offers.rulesets << StartPage::Offer{each->title, fault, each->id};
    }
    const Settings settings;
    offers.battles = filesOf(settings.recentFiles(Settings::Recent::Battles));
    offers.scenarios = filesOf(settings.recentFiles(Settings::Recent::Scenarios));
    for (const ScenarioEntry& each : shippedScenarios()) {
        if (each.fault.empty() && offers.samples.size() < mostFiles)
            offers.samples << StartPage::Offer{toQt(each.title), StartOffersWords::tr("sample"),
                                               toQt(each.file.string())};
    }
    offers.lastUsed = settings.lastUsed();
    return offers;
}

}  // namespace drumhead::app
