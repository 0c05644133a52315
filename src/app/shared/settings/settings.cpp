#include "app/shared/settings/settings.hpp"

#include "app/shared/qt_text.hpp"

namespace drumhead::app {

namespace {

QString rulingsKey(const Ruleset& ruleset) { return QStringLiteral("rulings/%1").arg(toQt(ruleset.id)); }

QString openedKey() { return QStringLiteral("rulesets/opened"); }

}  // namespace

void Settings::saveRulings(const Ruleset& ruleset, const ClubRulings& rulings)
{
    QStringList list;
    for (auto each = rulings.begin(); each != rulings.end(); ++each) list << each.key() + u'=' + each.value();
    setValue(rulingsKey(ruleset), list);
}

ClubRulings Settings::rulings(const Ruleset& ruleset) const
{
    ClubRulings rulings;
    for (const QString& each : value(rulingsKey(ruleset)).toStringList())
        rulings.insert(each.section(u'=', 0, 0), each.section(u'=', 1));
    return rulings;
}

QStringList Settings::openedFolders() const { return value(openedKey()).toStringList(); }

void Settings::addOpenedFolder(const QString& folder)
{
    QStringList opened = openedFolders();
    opened.removeAll(folder);
    setValue(openedKey(), opened << folder);
}

}  // namespace drumhead::app
