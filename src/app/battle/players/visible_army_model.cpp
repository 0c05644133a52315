#include "app/battle/players/visible_army_model.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/session/players_view.hpp"
#include "app/shared/qt_text.hpp"

#include <algorithm>
#include <utility>

namespace drumhead::app {

namespace {

QString wordsOf(const std::vector<EntitySummary::Chip>& chips)
{
    QStringList words;
    for (const EntitySummary::Chip& each : chips) words << each.word;
    return words.join(QStringLiteral(", "));
}

}  // namespace

VisibleArmyModel::VisibleArmyModel(const Battle& battle, EntityId side, QObject* parent)
    : QAbstractTableModel(parent), m_battle(battle), m_side(side)
{
    find();
}

void VisibleArmyModel::find()
{
    m_units.clear();
    const State& state = m_battle.state();
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const auto id = static_cast<EntityId>(i);
        const Entity& who = state.entities[i];
        if (who.kind == EntityKind::Unit && who.side == m_side && who.onTable && isVisible(state, id)
            && !summaryAt(m_battle, id).gone)
            m_units.push_back(id);
    }
    m_concerned = concernedByLastCase(m_battle);
    order();
}

/// 0: concerned by the last case; 1: in serious trouble; 2: in trouble; 3: neither.
int VisibleArmyModel::rankOf(EntityId unit) const
{
    if (std::find(m_concerned.begin(), m_concerned.end(), unit) != m_concerned.end()) return 0;
    const std::vector<EntitySummary::Chip>& chips = summaryAt(m_battle, unit).chips;
    const auto has = [&chips](OutcomeTone tone) {
        return std::any_of(chips.begin(), chips.end(),
                           [tone](const EntitySummary::Chip& each) { return each.tone == tone; });
    };
    return has(OutcomeTone::Bad) ? 1 : has(OutcomeTone::Warning) ? 2 : 3;
}

void VisibleArmyModel::order()
{
    m_shown = m_units;
    if (!isCut()) return;
    std::stable_sort(m_shown.begin(), m_shown.end(), [this](EntityId a, EntityId b) { return rankOf(a) < rankOf(b); });
    m_shown.resize(static_cast<std::size_t>(std::max(m_most - 1, 0)));  // the last row counts the others
}

int VisibleArmyModel::left() const { return static_cast<int>(m_units.size() - m_shown.size()); }

void VisibleArmyModel::refresh()
{
    beginResetModel();
    find();
    endResetModel();
}

void VisibleArmyModel::setMost(int rows)
{
    if (rows == m_most) return;
    beginResetModel();
    m_most = rows;
    order();
    endResetModel();
}

void VisibleArmyModel::setSigns(bool signs)
{
    if (std::exchange(m_signs, signs) == signs) return;
    if (!m_shown.empty()) Q_EMIT dataChanged(index(0, How), index(static_cast<int>(m_shown.size()) - 1, How));
}

/// What is neither good nor bad and no figure says what a unit has done: of such words a tick remains.
std::vector<EntitySummary::Chip> VisibleArmyModel::chipsOf(const EntitySummary& summary) const
{
    std::vector<EntitySummary::Chip> chips = summary.chips;
    const auto isDone = [](const EntitySummary::Chip& each) {
        return each.tone == OutcomeTone::Neutral && each.ofMany.isEmpty();
    };
    if (m_signs && std::erase_if(chips, isDone) > 0)
        chips.push_back({QStringLiteral("✓"), OutcomeTone::Neutral, QString()});
    return chips;
}

int VisibleArmyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size()) + (isCut() ? 1 : 0);
}

int VisibleArmyModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant VisibleArmyModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    if (static_cast<std::size_t>(index.row()) >= m_shown.size()) {
        const bool isTold = index.column() == Name && (role == Qt::DisplayRole || role == Qt::AccessibleTextRole);
        return isTold ? QVariant(tr("and %n more", nullptr, left())) : QVariant();
    }
    const EntityId who = m_shown[static_cast<std::size_t>(index.row())];
    const EntitySummary& summary = summaryAt(m_battle, who);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Name) return m_battle.name(who);
        return index.column() == Strength ? summary.strength : QString();  // the chips say the rest
    case Qt::AccessibleTextRole:
        if (index.column() == How) return wordsOf(summary.chips);
        return index.column() == Name ? m_battle.name(who) : summary.strength;
    case ArmyModel::ChipsRole: return QVariant::fromValue(chipsOf(summary));
    case ArmyModel::ShareRole: return summary.share ? QVariant(*summary.share) : QVariant();
    default: return {};
    }
}

QVariant VisibleArmyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    if (section == Name) return m_battle.name(m_side);
    return section == Strength ? tr("Strength") : tr("State");
}

}  // namespace drumhead::app
