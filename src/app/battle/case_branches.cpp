#include "app/battle/case_branches.hpp"

#include "app/battle/armies/armies_panel.hpp"
#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/case/case_controller.hpp"
#include "app/battle/session/entity_summary.hpp"

#include <QCheckBox>
#include <QLineEdit>
#include <QTreeView>

#include <algorithm>

namespace drumhead::app {

namespace {

EntityId entityAt(const QModelIndex& index) { return index.data(ArmyModel::EntityRole).toInt(); }

bool isInTrouble(const QModelIndex& index)
{
    const auto chips = index.data(ArmyModel::ChipsRole).value<std::vector<EntitySummary::Chip>>();
    return std::any_of(chips.begin(), chips.end(), [](const EntitySummary::Chip& each) {
        return each.tone == OutcomeTone::Warning || each.tone == OutcomeTone::Bad;
    });
}

bool isAmong(const std::vector<EntityId>& entities, EntityId who)
{
    return std::find(entities.begin(), entities.end(), who) != entities.end();
}

}  // namespace

CaseBranches::CaseBranches(CaseController& cases, ArmiesPanel& armies)
    : QObject(&armies), m_cases(cases), m_armies(armies)
{
    connect(&cases, &CaseController::opened, this, &CaseBranches::fold);
    connect(&cases, &CaseController::inHandChanged, this, [this] {
        if (!m_cases.isOpen()) unfold();
    });
    connect(&armies, &ArmiesPanel::choosingChanged, this, [this] {
        if (!m_cases.isOpen()) return;
        if (m_armies.isChoosing()) showOthers();  // who joins in
        else fold();
    });
    connect(armies.everybody(), &QCheckBox::toggled, this, [this](bool all) {
        if (!m_cases.isOpen()) return;
        if (all) showOthers();
        else hideOthers({});
    });
    connect(armies.search(), &QLineEdit::textChanged, this, [this](const QString& text) {
        if (!text.isEmpty()) m_armies.everybody()->setChecked(true);
    });
}

void CaseBranches::fold()
{
    const State& state = m_cases.stateOfCase();
    m_concerned.clear();
    EntityId last = nobody;
    const ResolveCommand command = m_cases.record().command;
    std::vector<EntityId> acting;
    std::vector<EntityId> meant;
    for (const auto& [role, ids] : command.roles) {
        for (const std::string& id : ids) {
            const EntityId who = state.find(id);
            if (who == nobody || state.at(who).kind == EntityKind::Side) continue;
            m_concerned.push_back(who);
            (role == command.roles.front().first ? acting : meant).push_back(who);
            if (state.at(who).kind == EntityKind::Unit) last = who;
        }
    }
    for (const std::string& id : command.alike.second) {
        m_concerned.push_back(state.find(id));
        acting.push_back(m_concerned.back());
    }
    m_armies.setParts(acting, meant);
    m_armies.setCaseInHand(true);
    showOthers();
    foldBelow({});
    if (!m_armies.everybody()->isChecked()) hideOthers({});
    if (last == nobody && !m_concerned.empty()) last = m_concerned.back();
    if (last != nobody) m_armies.select(last);
}

void CaseBranches::unfold()
{
    showOthers();
    m_armies.setParts({}, {});
    m_armies.setCaseInHand(false);  // which opens and folds the branches as they were
}

void CaseBranches::foldBelow(const QModelIndex& index)
{
    QTreeView* const view = m_armies.view();
    for (int row = 0; row < view->model()->rowCount(index); ++row) {
        const QModelIndex child = view->model()->index(row, 0, index);
        const bool isGroup = child.data(ArmyModel::KindRole).toInt() == static_cast<int>(EntityKind::Group);
        const bool isSide = child.data(ArmyModel::KindRole).toInt() == static_cast<int>(EntityKind::Side);
        if (!isGroup || isConcerned(child)) {
            if (isSide || isGroup) view->expand(child);
            foldBelow(child);
            continue;
        }
        view->collapse(child);
    }
}

/// Of an open branch: units and leaders with nothing to do with the case.
void CaseBranches::hideOthers(const QModelIndex& index)
{
    QTreeView* const view = m_armies.view();
    for (int row = 0; row < view->model()->rowCount(index); ++row) {
        const QModelIndex child = view->model()->index(row, 0, index);
        const auto kind = static_cast<EntityKind>(child.data(ArmyModel::KindRole).toInt());
        const bool isHeading = kind == EntityKind::Side || kind == EntityKind::Group;
        if (isHeading || isConcerned(child)) {
            if (view->isExpanded(child)) hideOthers(child);
            continue;
        }
        const bool isLed = kind == EntityKind::Leader && isAmong(m_concerned, entityAt(index));
        const bool isOfGroup = kind == EntityKind::Unit && isAmong(m_concerned, entityAt(index));  // all of it are
        if (isLed || isOfGroup || isInTrouble(child)) continue;
        view->setRowHidden(row, index, true);
        m_hidden.emplace_back(child);
    }
}

void CaseBranches::showOthers()
{
    for (const QPersistentModelIndex& each : m_hidden) {
        if (each.isValid()) m_armies.view()->setRowHidden(each.row(), each.parent(), false);
    }
    m_hidden.clear();
}

/// It or something below it.
bool CaseBranches::isConcerned(const QModelIndex& index) const
{
    if (isAmong(m_concerned, entityAt(index))) return true;
    const QAbstractItemModel& model = *m_armies.view()->model();
    for (int row = 0; row < model.rowCount(index); ++row) {
        if (isConcerned(model.index(row, 0, index))) return true;
    }
    return false;
}

}  // namespace drumhead::app
