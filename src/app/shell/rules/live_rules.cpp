#include "app/shell/rules/live_rules.hpp"

#include "app/shared/rules/rules_check.hpp"
#include "app/shell/rules/rule_check_strip.hpp"

#include <QApplication>
#include <QTimer>

namespace drumhead::app {

LiveRules::LiveRules(std::function<bool()> isInUse, std::function<void(LoadedRuleset)> take, QWidget* parent)
    : QObject(parent), m_isInUse(std::move(isInUse)), m_take(std::move(take)), m_parent(*parent),
      m_strip(new RuleCheckStrip(parent))
{
    connect(&m_watcher, &RulesetWatcher::changed, this, &LiveRules::check);
}

void LiveRules::follow(const LibraryEntry* entry)
{
    const QString folder = entry ? entry->folder : QString();
    if (folder != m_folder) m_strip->hide();
    m_folder = folder;
    m_title = entry ? entry->title : QString();
    m_watcher.watch(folder);
}

void LiveRules::check()
{
    if (m_folder.isEmpty()) return;
    if (QApplication::activeModalWidget()) {  // it may look into the rules
        constexpr int pause = 400;            // milliseconds
        return QTimer::singleShot(pause, this, &LiveRules::check);
    }
    RulesCheck found = checkRules(m_folder);
    const QString again = tr("%1 was read again: %2.").arg(m_title, found.summary());
    const QString faulty =
        tr("%1 has changed and has %2. The case continues under the rules as they were.").arg(m_title, found.summary());
    const bool isSound = found.isSound();
    if (isSound || !m_isInUse()) takeKeepingFocus(std::move(found.loaded));
    if (found.remarks.empty() || !m_isInUse()) m_strip->hide();
    else m_strip->show(isSound ? again : faulty, found.remarks);
    Q_EMIT said(isSound ? again : tr("%1 has faults.").arg(m_title));
}

/// The field that has the keyboard keeps it.
void LiveRules::takeKeepingFocus(LoadedRuleset loaded)
{
    const QWidget* const focus = QApplication::focusWidget();
    const QString focused = focus && m_parent.isAncestorOf(focus) ? focus->objectName() : QString();
    m_take(std::move(loaded));
    if (focused.isEmpty()) return;
    if (auto* again = m_parent.findChild<QWidget*>(focused)) again->setFocus(Qt::OtherFocusReason);
}

}  // namespace drumhead::app
