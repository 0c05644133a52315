#pragma once

#include "app/shared/rules/ruleset_watcher.hpp"

#include <QObject>

#include <functional>

namespace drumhead::app {

class BattlePage;
class HintBar;

/// Tells a battle that the rules on disk have become others than its own, shows what they would change, and offers to
/// go on under them.
class NewRulesOffer : public QObject {
    Q_OBJECT

public:
    /// `folders`: where rulesets are looked for. The bar stands above the page's own.
    NewRulesOffer(std::function<QStringList()> folders, BattlePage& page);

    /// Watches the rules of the battle that the page shows now.
    void follow();

Q_SIGNALS:
    void accepted();

private:
    void look();
    void showDifferences();

    std::function<QStringList()> m_folders;
    BattlePage& m_page;
    HintBar* m_bar;
    RulesetWatcher m_watcher;
};

}  // namespace drumhead::app
