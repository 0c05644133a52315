#include "app/shell/menus/recent_menus.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/settings.hpp"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>

namespace drumhead::app {

namespace {

struct RecentMenusWords {
    Q_DECLARE_TR_FUNCTIONS(RecentMenus)
};

void sayIfNone(QMenu& menu)
{
    if (menu.isEmpty()) menu.addAction(RecentMenusWords::tr("None yet"))->setEnabled(false);
}

void fillFiles(QMenu& menu, Settings::Recent of, const std::function<void(const QString&)>& open)
{
    menu.clear();
    for (const QString& file : Settings().recentFiles(of)) {
        if (!QFileInfo::exists(file)) continue;
        const QString name = QFileInfo(file).fileName().section(u'.', 0, of == Settings::Recent::Scenarios ? -3 : -2);
        QObject::connect(menu.addAction(withoutMnemonic(name)), &QAction::triggered, &menu,
                         [open, file] { open(file); });
    }
    sayIfNone(menu);
}

void fillCases(QMenu& menu, const RecentTargets& targets)
{
    menu.clear();
    for (const RecentCase& each : Settings().recentCases()) {
        QObject::connect(menu.addAction(withoutMnemonic(each.title)), &QAction::triggered, &menu,
                         [open = targets.combat, each] { open(each.ruleset, each.procedure); });
    }
    sayIfNone(menu);
}

}  // namespace

void addRecentMenus(QMenu& menu, const RecentTargets& targets)
{
    QMenu* const battles = menu.addMenu(RecentMenusWords::tr("&Recent battles"));
    QObject::connect(battles, &QMenu::aboutToShow, battles,
                     [battles, targets] { fillFiles(*battles, Settings::Recent::Battles, targets.battle); });
    QMenu* const scenarios = menu.addMenu(RecentMenusWords::tr("Recent sce&narios"));
    QObject::connect(scenarios, &QMenu::aboutToShow, scenarios,
                     [scenarios, targets] { fillFiles(*scenarios, Settings::Recent::Scenarios, targets.scenario); });
    QMenu* const cases = menu.addMenu(RecentMenusWords::tr("Recent c&ombats"));
    QObject::connect(cases, &QMenu::aboutToShow, cases, [cases, targets] { fillCases(*cases, targets); });
}

}  // namespace drumhead::app
