#include "app/battle/armies/model/army_model.hpp"

#include "app/battle/session/entity_summary.hpp"
#include "app/shared/look/side_colours.hpp"
#include "app/shared/look/tone_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace drumhead::app {

namespace {

bool isMarked(const std::vector<bool>& marks, EntityId who)
{
    const auto at = static_cast<std::size_t>(who);
    return at < marks.size() && marks[at];
}

bool isInTrouble(const EntitySummary& summary)
{
    return std::any_of(summary.chips.begin(), summary.chips.end(),
                       [](const EntitySummary::Chip& each) { return each.tone == OutcomeTone::Bad; });
}

}  // namespace

ArmyModel::ArmyModel(QObject* parent) : QAbstractItemModel(parent) {}

void ArmyModel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) connect(m_battle, &Battle::changed, this, &ArmyModel::refresh);
    m_candidates.clear();
    m_must.clear();
    m_acting.clear();
    m_meant.clear();
    build();
}

std::vector<ArmyModel::Node> ArmyModel::tree() const
{
    const std::vector<Entity>& entities = m_battle->state().entities;
    std::vector<Node> nodes(entities.size());
    for (std::size_t i = 0; i < entities.size(); ++i) {
        const Entity& who = entities[i];
        if (who.kind == EntityKind::Side || who.kind == EntityKind::Game) continue;
        nodes[i].above = who.attachedTo != nobody ? who.attachedTo : who.group != nobody ? who.group : who.side;
        if (nodes[i].above == nobody) continue;
        std::vector<EntityId>& below = nodes[static_cast<std::size_t>(nodes[i].above)].below;
        nodes[i].row = static_cast<int>(below.size());
        below.push_back(static_cast<EntityId>(i));
    }
    return nodes;
}

void ArmyModel::build()
{
    beginResetModel();
    m_nodes.clear();
    m_sides.clear();
    if (m_battle) {
        m_nodes = tree();
        const std::vector<Entity>& entities = m_battle->state().entities;
        for (std::size_t i = 0; i < entities.size(); ++i) {
            if (entities[i].kind != EntityKind::Side) continue;
            m_nodes[i].row = static_cast<int>(m_sides.size());
            m_sides.push_back(static_cast<EntityId>(i));
        }
    }
    endResetModel();
    m_acted.clear();
    if (m_battle) noteActed();
}

/// Rebuilt only when an entity has moved within the army, so that expanded branches stay expanded.
void ArmyModel::refresh()
{
    const std::vector<Node> now = tree();
    const bool same = now.size() == m_nodes.size()
        && std::equal(now.begin(), now.end(), m_nodes.begin(),
                      [](const Node& a, const Node& b) { return a.above == b.above && a.below == b.below; });
    if (!same) return build();
    tellAbout(m_battle->lastChanged());
    noteActed();
}

/// Those who have acted in this step fade; what they did no longer counts once it is left.
void ArmyModel::noteActed()
{
    const State& state = m_battle->state();
    std::vector<bool> acted(state.entities.size(), false);
    const auto here = static_cast<int>(state.place.levels.size()) - 1;
    for (const DoneHere& each : state.done) {
        const bool isTroops = each.entity != nobody && state.at(each.entity).kind != EntityKind::Side
            && state.at(each.entity).kind != EntityKind::Game;
        if (!each.waived && !each.declined && isTroops && each.level == here)
            acted[static_cast<std::size_t>(each.entity)] = true;
    }
    m_acted.resize(acted.size());
    std::vector<EntityId> changed;
    for (std::size_t i = 0; i < acted.size(); ++i) {
        if (acted[i] != m_acted[i]) changed.push_back(static_cast<EntityId>(i));
    }
    m_acted = std::move(acted);
    tellAbout(changed);
}

void ArmyModel::tellAbout(const std::vector<EntityId>& entities)
{
    for (const EntityId each : entities) {
        const QModelIndex first = indexOf(each);
        if (m_battle->state().at(each).kind != EntityKind::Game)
            Q_EMIT dataChanged(first, first.siblingAtColumn(ColumnCount - 1));
    }
}

void ArmyModel::setCandidates(const std::vector<EntityId>& candidates, const std::vector<EntityId>& must)
{
    m_candidates.assign(m_nodes.size(), false);
    m_must.assign(m_nodes.size(), false);
    for (const EntityId each : candidates) m_candidates[static_cast<std::size_t>(each)] = true;
    for (const EntityId each : must) m_must[static_cast<std::size_t>(each)] = true;
}

void ArmyModel::setParts(const std::vector<EntityId>& acting, const std::vector<EntityId>& meant)
{
    std::vector<EntityId> changed = m_acting;
    changed.insert(changed.end(), m_meant.begin(), m_meant.end());
    m_acting = acting;
    m_meant = meant;
    changed.insert(changed.end(), m_acting.begin(), m_acting.end());
    changed.insert(changed.end(), m_meant.begin(), m_meant.end());
    if (m_battle) tellAbout(changed);
}

CasePart ArmyModel::partOf(EntityId entity) const
{
    const auto isIn = [entity](const std::vector<EntityId>& all) {
        return std::find(all.begin(), all.end(), entity) != all.end();
    };
    return isIn(m_acting) ? CasePart::Acts : isIn(m_meant) ? CasePart::Meant : CasePart::None;
}

/// What there is to say of it, in words.
QString ArmyModel::whole(EntityId entity) const
{
    const QString whole = summaryAt(*m_battle, entity).whole;
    switch (partOf(entity)) {
    case CasePart::Acts: return tr("%1. Acts in this case.").arg(whole);
    case CasePart::Meant: return tr("%1. Is meant in this case.").arg(whole);
    case CasePart::None: break;
    }
    return whole;
}

EntityId ArmyModel::entity(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<EntityId>(index.internalId()) : nobody;
}

QModelIndex ArmyModel::indexOf(EntityId entity) const
{
    if (entity < 0 || static_cast<std::size_t>(entity) >= m_nodes.size()) return {};
    return createIndex(m_nodes[static_cast<std::size_t>(entity)].row, 0, static_cast<quintptr>(entity));
}

QModelIndex ArmyModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    const EntityId above = entity(parent);
    const EntityId found = above == nobody
        ? m_sides[static_cast<std::size_t>(row)]
        : m_nodes[static_cast<std::size_t>(above)].below[static_cast<std::size_t>(row)];
    return createIndex(row, column, static_cast<quintptr>(found));
}

QModelIndex ArmyModel::parent(const QModelIndex& index) const
{
    const EntityId who = entity(index);
    return who == nobody ? QModelIndex() : indexOf(m_nodes[static_cast<std::size_t>(who)].above);
}

int ArmyModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_sides.size());
    if (parent.column() != 0) return 0;
    return static_cast<int>(m_nodes[static_cast<std::size_t>(entity(parent))].below.size());
}

int ArmyModel::columnCount(const QModelIndex&) const { return ColumnCount; }

/// Whether a group of which nothing else is told may be chosen: how its units stand matters then.
bool ArmyModel::isGroupAsked(EntityId entity) const
{
    return isMarked(m_candidates, entity) && m_battle->state().at(entity).kind == EntityKind::Group
        && summaryAt(*m_battle, entity).howShort.isEmpty();
}

QString ArmyModel::text(EntityId entity, int column) const
{
    const EntitySummary& summary = summaryAt(*m_battle, entity);
    switch (column) {
    case Name: return m_battle->name(entity);
    case Strength: return summary.strength;
    case How: return isGroupAsked(entity) ? statesInGroup(*m_battle, entity) : summary.howShort;
    default: return {};
    }
}

QVariant ArmyModel::data(const QModelIndex& index, int role) const
{
    const EntityId who = entity(index);
    if (who == nobody || !m_battle) return {};
    switch (role) {
    case Qt::DisplayRole: return text(who, index.column());
    case Qt::ToolTipRole:
        return tipText(isMarked(m_acted, who) ? tr("%1. Has acted in this step.").arg(whole(who)) : whole(who));
    case Qt::AccessibleTextRole:
        if (index.column() == How) return summaryAt(*m_battle, who).how.join(QStringLiteral(", "));
        return index.column() == Name ? whole(who) : text(who, index.column());
    case Qt::FontRole:
        if (const EntityKind kind = m_battle->state().at(who).kind;
            kind != EntityKind::Unit || isMarked(m_must, who) || summaryAt(*m_battle, who).gone) {
            QFont font = QGuiApplication::font();
            font.setStrikeOut(kind != EntityKind::Side && index.column() == Name && summaryAt(*m_battle, who).gone
                              && m_battle->state().at(who).onTable);
            font.setBold(kind == EntityKind::Side || isMarked(m_must, who));
            font.setItalic(kind == EntityKind::Leader);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        return summaryAt(*m_battle, who).gone || (isMarked(m_acted, who) && !isInTrouble(summaryAt(*m_battle, who)))
            ? QVariant(secondaryText(QGuiApplication::palette()))
            : QVariant();
    case Qt::DecorationRole: return index.column() == Name ? swatch(who) : QVariant();
    case ChipsRole: return QVariant::fromValue(summaryAt(*m_battle, who).chips);
    case EntityRole: return who;
    case KindRole: return static_cast<int>(m_battle->state().at(who).kind);
    case ShareRole: {
        const std::optional<double>& share = summaryAt(*m_battle, who).share;
        return share ? QVariant(*share) : QVariant();
    }
    case GoneRole: return summaryAt(*m_battle, who).gone;
    case CandidateRole: return isMarked(m_candidates, who);
    case MustRole: return isMarked(m_must, who);
    case PartRole: return static_cast<int>(partOf(who));
    case SearchRole: return summaryAt(*m_battle, who).whole;
    default: return {};
    }
}

UnitPicture ArmyModel::pictureOf(EntityId entity) const
{
    const Entity& who = m_battle->state().at(entity);
    const RosterKind* const roster = rosterOf(m_battle->ruleset(), who.kind);
    if (!roster || !roster->pictured) return UnitPicture::None;
    return roster->pictureOf(valueOrDefault(m_battle->ruleset(), m_battle->rules().stored, who, *roster->pictured));
}

/// The colour and pattern of its side, and what troops they are.
QVariant ArmyModel::swatch(EntityId entity) const
{
    const Entity& who = m_battle->state().at(entity);
    const EntityId side = who.kind == EntityKind::Side ? entity : who.side;
    if (side == nobody || who.kind == EntityKind::Leader) return {};
    const int look = sideLook(m_battle->game().scenario(), m_battle->state().idOf(side));
    const int height = swatchSize(QFontMetrics(QGuiApplication::font())).height();
    return unitSwatch(look, pictureOf(entity), QGuiApplication::palette(), height);
}

QVariant ArmyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Name: return tr("Unit");
    case Strength: return tr("Strength");
    case How: return tr("State");
    default: return {};
    }
}

}  // namespace drumhead::app
