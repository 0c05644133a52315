#pragma once

#include <QString>

#include <functional>

class QMenu;

namespace drumhead::app {

/// What the menus of recent things open.
struct RecentTargets {
    std::function<void(const QString& file)> battle;
    std::function<void(const QString& file)> scenario;
    std::function<void(const QString& ruleset, const QString& procedure)> combat;
};

/// Adds a menu each of recent battles, scenarios and cases; they are filled whenever they are about to be shown.
void addRecentMenus(QMenu& menu, const RecentTargets& targets);

}  // namespace drumhead::app
