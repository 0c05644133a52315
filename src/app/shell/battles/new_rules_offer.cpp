#include "app/shell/battles/new_rules_offer.hpp"

#include "app/battle/battle_page.hpp"
#include "app/battle/new_rules_dialog.hpp"
#include "app/battle/session/new_rules.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/widgets/hint_bar.hpp"

#include <QBoxLayout>
#include <QGuiApplication>

namespace drumhead::app {

namespace {

QString inBrief(const QStringList& changed)
{
    constexpr qsizetype mostNamed = 3;
    QString text = changed.mid(0, mostNamed).join(QStringLiteral(", "));
    if (changed.size() > mostNamed) text += NewRulesOffer::tr(" and %1 more").arg(changed.size() - mostNamed);
    return text;
}

}  // namespace

NewRulesOffer::NewRulesOffer(std::function<QStringList()> folders, BattlePage& page)
    : QObject(&page), m_folders(std::move(folders)), m_page(page),
      m_bar(new HintBar(QStringLiteral("newRulesBar"), &page))
{
    static_cast<QBoxLayout*>(page.layout())->insertWidget(0, m_bar);
    m_bar->show({});
    connect(&m_watcher, &RulesetWatcher::changed, this, &NewRulesOffer::look);
    connect(m_bar, &HintBar::wanted, this, &NewRulesOffer::showDifferences);
}

/// What had changed before is told when the battle is opened.
void NewRulesOffer::follow()
{
    m_bar->show({});
    QString folder;
    if (const Battle* battle = m_page.battle()) {
        const auto found = newRulesFor(*battle, m_folders());
        if (found) folder = toQt(found->files.folder);
    }
    m_watcher.watch(folder);
}

void NewRulesOffer::look()
{
    const Battle* battle = m_page.battle();
    const auto found = battle ? newRulesFor(*battle, m_folders()) : std::nullopt;
    if (!found || found->changed.isEmpty()) return m_bar->show({});
    const QString files = inBrief(found->changed);
    if (!found->faults.isEmpty())
        return m_bar->show(tr("The rules on disk have changed and have faults (%1). The battle keeps its own rules.")
                               .arg(found->faults.front()));
    m_bar->show(tr("The rules on disk have changed: %1. The battle keeps its own rules.").arg(files),
                tr("What would change…"));
}

void NewRulesOffer::showDifferences()
{
    const Battle* battle = m_page.battle();
    const auto found = battle ? newRulesFor(*battle, m_folders()) : std::nullopt;
    if (!found || !found->faults.isEmpty()) return look();
    QGuiApplication::setOverrideCursor(Qt::WaitCursor);
    const RulesOutcome outcome = outcomeUnder(*battle, found->files);
    QGuiApplication::restoreOverrideCursor();
    auto* dialog = new NewRulesDialog(found->changed, outcome, &m_page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, &NewRulesOffer::accepted);
    dialog->open();
}

}  // namespace drumhead::app
