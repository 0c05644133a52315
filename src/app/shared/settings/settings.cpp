#include "app/shared/settings/settings.hpp"

#include "app/shared/qt_text.hpp"

namespace drumhead::app {

namespace {

QString rulingsKey(const Ruleset& ruleset) { return QStringLiteral("rulings/%1").arg(toQt(ruleset.id)); }

QString openedKey() { return QStringLiteral("rulesets/opened"); }

QString recentKey(Settings::Recent of)
{
    return of == Settings::Recent::Battles ? QStringLiteral("battles/recent") : QStringLiteral("scenarios/recent");
}

QString lastUsedKey() { return QStringLiteral("last/used"); }

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

QStringList Settings::recentFiles(Recent of) const { return value(recentKey(of)).toStringList(); }

void Settings::addRecentFile(Recent of, const QString& file)
{
    constexpr qsizetype most = 12;
    QStringList recent = recentFiles(of);
    recent.removeAll(file);
    recent.prepend(file);
    setValue(recentKey(of), recent.mid(0, most));
}

QString Settings::lastUsed() const { return value(lastUsedKey()).toString(); }

void Settings::setLastUsed(const QString& what) { setValue(lastUsedKey(), what); }

}  // namespace drumhead::app
