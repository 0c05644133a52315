#include "app/shared/settings/settings.hpp"

#include "app/shared/qt_text.hpp"

#include <QCryptographicHash>

namespace drumhead::app {

namespace {

constexpr qsizetype mostRecent = 12;  // of each kind

QString rulingsKey(const Ruleset& ruleset) { return QStringLiteral("rulings/%1").arg(toQt(ruleset.id)); }

QString openedKey() { return QStringLiteral("rulesets/opened"); }

QString forgottenKey() { return QStringLiteral("rulesets/forgotten"); }

QString toldKey() { return QStringLiteral("rulesets/told-faults"); }

QString recentKey(Settings::Recent of)
{
    return of == Settings::Recent::Battles ? QStringLiteral("battles/recent") : QStringLiteral("scenarios/recent");
}

QString casesKey() { return QStringLiteral("cases/recent"); }

QString lastUsedKey() { return QStringLiteral("last/used"); }

QString lastRulesetKey() { return QStringLiteral("last/ruleset"); }

QString lastProcedureKey(const QString& ruleset) { return QStringLiteral("last/procedure/%1").arg(ruleset); }

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
    QStringList forgotten = forgottenFolders();
    forgotten.removeIf([&](const QString& each) { return each == folder || each.startsWith(folder + u'/'); });
    setValue(forgottenKey(), forgotten);
}

QStringList Settings::forgottenFolders() const { return value(forgottenKey()).toStringList(); }

void Settings::forgetFolder(const QString& folder)
{
    QStringList opened = openedFolders();
    if (opened.removeAll(folder) > 0) setValue(openedKey(), opened);
    QStringList forgotten = forgottenFolders();
    if (!forgotten.contains(folder)) setValue(forgottenKey(), forgotten << folder);
}

bool Settings::wereFaultsTold(const QString& folder, const QStringList& faults)
{
    QVariantMap told = value(toldKey()).toMap();
    const QByteArray sum = QCryptographicHash::hash(faults.join(u'\n').toUtf8(), QCryptographicHash::Sha1).toHex();
    const bool isKnown = told.value(folder).toByteArray() == sum;
    told.insert(folder, sum);
    setValue(toldKey(), told);
    return isKnown;
}

QStringList Settings::recentFiles(Recent of) const { return value(recentKey(of)).toStringList(); }

void Settings::addRecentFile(Recent of, const QString& file)
{
    QStringList recent = recentFiles(of);
    recent.removeAll(file);
    recent.prepend(file);
    setValue(recentKey(of), recent.mid(0, mostRecent));
}

/// Three texts each.
QList<RecentCase> Settings::recentCases() const
{
    const QStringList texts = value(casesKey()).toStringList();
    QList<RecentCase> cases;
    for (qsizetype i = 0; i + 2 < texts.size(); i += 3) cases << RecentCase{texts[i], texts[i + 1], texts[i + 2]};
    return cases;
}

void Settings::addRecentCase(const RecentCase& recent)
{
    QList<RecentCase> cases = recentCases();
    cases.removeIf(
        [&](const RecentCase& each) { return each.ruleset == recent.ruleset && each.procedure == recent.procedure; });
    cases.prepend(recent);
    QStringList texts;
    for (const RecentCase& each : cases.mid(0, mostRecent)) texts << each.ruleset << each.procedure << each.title;
    setValue(casesKey(), texts);
}

QString Settings::lastUsed() const { return value(lastUsedKey()).toString(); }

void Settings::setLastUsed(const QString& what) { setValue(lastUsedKey(), what); }

QString Settings::lastRuleset() const { return value(lastRulesetKey()).toString(); }

QString Settings::lastProcedure(const QString& ruleset) const { return value(lastProcedureKey(ruleset)).toString(); }

void Settings::setLastCombat(const QString& ruleset, const QString& procedure)
{
    setValue(lastRulesetKey(), ruleset);
    setValue(lastProcedureKey(ruleset), procedure);
}

}  // namespace drumhead::app
