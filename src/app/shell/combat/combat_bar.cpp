#include "app/shell/combat/combat_bar.hpp"

#include "app/combat/session/case_session.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace drumhead::app {

namespace {

ChoiceEdit* addCombo(FlowLayout* bar, const QString& caption, const QString& name, int letters, QWidget* parent)
{
    auto* label = new QLabel(caption, parent);
    auto* combo = new ChoiceEdit(parent);
    combo->setObjectName(name);
    combo->setMinimumContentsLength(letters);
    combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    label->setBuddy(combo);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(6);
    pair->addWidget(label);
    pair->addWidget(combo, 1);
    bar->addLayout(pair);
    return combo;
}

QPushButton* addButton(QLayout* bar, const QString& name, QAction* action, Qt::ConnectionType type = Qt::AutoConnection)
{
    auto* button = new QPushButton(bar->parentWidget());
    button->setObjectName(name);
    bindButton(*button, *action, type);
    bar->addWidget(button);
    return button;
}

}  // namespace

CombatBar::CombatBar(WindowActions& actions, QWidget* parent) : QWidget(parent)
{
    auto* bar = new FlowLayout(this, 10);
    m_rulesets = addCombo(bar, tr("R&uleset"), QStringLiteral("rulesetCombo"), 24, this);
    m_procedures = addCombo(bar, tr("&Procedure"), QStringLiteral("procedureCombo"), 11, this);
    // Queued: going back can hide the button that was pressed.
    m_back = addButton(bar, QStringLiteral("back"), actions[WindowAction::GoBack], Qt::QueuedConnection);
    m_back->hide();
    m_newCase = addButton(bar, QStringLiteral("newCase"), actions[WindowAction::NewCase]);
    m_swap = addButton(bar, QStringLiteral("swapSides"), actions[WindowAction::SwapSides]);
    m_rulings = addButton(bar, QStringLiteral("rulings"), actions[WindowAction::Rulings]);
}

const Procedure& CombatBar::firstOffered(const Ruleset& ruleset)
{
    const auto first = std::find_if(ruleset.procedures.begin(), ruleset.procedures.end(),
                                    [](const auto& each) { return !each->inner; });
    return first == ruleset.procedures.end() ? *ruleset.procedures.front() : **first;
}

void CombatBar::offer(const RulesetLibrary& library)
{
    const QSignalBlocker quiet(m_rulesets);
    m_rulesets->clear();
    for (const auto& each : library.entries()) m_rulesets->addItem(each->title);
}

void CombatBar::chooseRuleset(int entry)
{
    const QSignalBlocker quiet(m_rulesets);
    m_rulesets->setCurrentIndex(entry);
}

void CombatBar::offer(const Ruleset& ruleset)
{
    m_procedures->clear();
    const std::vector<GroupedProcedures> groups = groupedProcedures(ruleset);
    for (const GroupedProcedures& group : groups) {
        if (groups.size() > 1) m_procedures->addHeading(toQt(procedureGroupTitle(*spokenTexts(), group.group)));
        for (const Procedure* each : group.procedures)
            m_procedures->addEntry(toQt(each->title), toQt(each->id), toQt(procedureSearchText(*spokenTexts(), *each)));
    }
}

void CombatBar::choose(const Procedure& procedure)
{
    int index = m_procedures->findData(toQt(procedure.id));
    if (index < 0) {
        index = m_procedures->count();
        m_procedures->addEntry(toQt(procedure.title), toQt(procedure.id),
                               toQt(procedureSearchText(*spokenTexts(), procedure)));
    }
    m_procedures->setCurrentIndex(index);
}

void CombatBar::showBack(const QString& procedureTitle)
{
    m_back->setVisible(!procedureTitle.isEmpty());
    if (!procedureTitle.isEmpty()) m_back->setText(withoutMnemonic(tr("Back to %1").arg(procedureTitle)));
}

void CombatBar::show(const CaseSession& session)
{
    const QSignalBlocker quiet(m_procedures);
    choose(session.procedure());
    m_swap->setVisible(session.canSwap());
    m_procedures->setEnabled(true);
    m_procedures->setToolTip(tipText(toQt(session.procedure().about)));
    m_rulesets->setToolTip(tipText(toQt(session.ruleset().about)));
}

void CombatBar::showNothing()
{
    m_swap->hide();
    m_procedures->setEnabled(false);
}

QList<QWidget*> CombatBar::tabChain() const { return {m_rulesets, m_procedures, m_back, m_newCase, m_swap, m_rulings}; }

}  // namespace drumhead::app
