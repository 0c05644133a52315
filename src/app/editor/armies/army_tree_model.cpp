#include "app/editor/armies/army_tree_model.hpp"

#include "app/editor/fields/reinforcement_text.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/length.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <QApplication>
#include <QMimeData>
#include <QPalette>
#include <QStyle>

#include <unordered_map>

namespace drumhead::app {

namespace {

const QString& mimeType()
{
    static const QString type = QStringLiteral("application/x-drumhead-entities");
    return type;
}

std::vector<std::string> idsOf(const Scenario& scenario)
{
    std::vector<std::string> ids;
    for (const ScenarioEntity& each : scenario.entities) ids.push_back(each.id);
    return ids;
}

}  // namespace

ArmyTreeModel::ArmyTreeModel(ScenarioDocument& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document), m_nodes(makeNodes()), m_ids(idsOf(document.scenario()))
{
    connect(&document, &ScenarioDocument::changed, this, &ArmyTreeModel::refresh);
    connect(&document, &ScenarioDocument::problemsChanged, this, &ArmyTreeModel::tellChanged);
}

std::vector<ArmyTreeModel::Node> ArmyTreeModel::makeNodes() const
{
    const Scenario& scenario = m_document.scenario();
    std::vector<Node> nodes(1);
    std::unordered_map<std::string_view, int> holders;
    const auto add = [&](int above, int entity, int reinforcement) {
        const int made = static_cast<int>(nodes.size());
        nodes.push_back(
            {entity, reinforcement, above, static_cast<int>(nodes[static_cast<std::size_t>(above)].below.size()), {}});
        nodes[static_cast<std::size_t>(above)].below.push_back(made);
        return made;
    };
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        if (scenario.entities[i].kind == EntityKind::Side)
            holders.emplace(scenario.entities[i].id, add(0, static_cast<int>(i), -1));
    }
    std::vector<int> comings;
    for (std::size_t i = 0; i < scenario.reinforcements.size(); ++i) comings.push_back(add(0, -1, static_cast<int>(i)));
    for (std::size_t i = 0; i < scenario.entities.size(); ++i) {
        const ScenarioEntity& each = scenario.entities[i];
        if (each.kind == EntityKind::Side) continue;
        int above = each.reinforcement < 0 ? 0 : comings[static_cast<std::size_t>(each.reinforcement)];
        if (const auto side = holders.find(each.side); above == 0 && side != holders.end()) above = side->second;
        const auto group = each.kind == EntityKind::Leader ? holders.end() : holders.find(each.group);
        if (group != holders.end()
            && scenario.entities[static_cast<std::size_t>(nodes[static_cast<std::size_t>(group->second)].entity)]
                    .reinforcement
                == each.reinforcement)
            above = group->second;
        const int made = add(above, static_cast<int>(i), -1);
        if (each.kind == EntityKind::Group) holders.emplace(each.id, made);
    }
    return nodes;
}

/// Rebuilds only where an entity has moved, so that expanded and chosen rows stay so.
void ArmyTreeModel::refresh()
{
    std::vector<Node> now = makeNodes();
    std::vector<std::string> ids = idsOf(m_document.scenario());
    if (now == m_nodes) {
        m_ids = std::move(ids);
        return tellChanged();
    }
    beginResetModel();
    m_nodes = std::move(now);
    m_ids = std::move(ids);
    endResetModel();
}

void ArmyTreeModel::tellChanged()
{
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (m_nodes[i].below.empty()) continue;
        const QModelIndex above = indexOfNode(static_cast<int>(i));
        Q_EMIT dataChanged(index(0, 0, above), index(rowCount(above) - 1, ColumnCount - 1, above));
    }
}

QModelIndex ArmyTreeModel::indexOfNode(int at, int column) const
{
    return at <= 0 ? QModelIndex()
                   : createIndex(m_nodes[static_cast<std::size_t>(at)].row, column, static_cast<quintptr>(at));
}

int ArmyTreeModel::entity(const QModelIndex& index) const { return node(index).entity; }

QSet<QString> ArmyTreeModel::wordsIn(Column column) const
{
    QSet<QString> words{headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()};
    for (std::size_t i = 1; i < m_nodes.size(); ++i) {
        if (m_nodes[i].entity >= 0) words << indexOfNode(static_cast<int>(i), column).data().toString();
    }
    return words;
}
int ArmyTreeModel::reinforcement(const QModelIndex& index) const { return node(index).reinforcement; }

QModelIndex ArmyTreeModel::indexOfEntity(int entity) const
{
    for (std::size_t i = 1; i < m_nodes.size(); ++i) {
        if (m_nodes[i].entity == entity) return indexOfNode(static_cast<int>(i));
    }
    return {};
}

QModelIndex ArmyTreeModel::indexOfReinforcement(int reinforcement) const
{
    for (std::size_t i = 1; i < m_nodes.size(); ++i) {
        if (m_nodes[i].reinforcement == reinforcement) return indexOfNode(static_cast<int>(i));
    }
    return {};
}

std::vector<std::string> ArmyTreeModel::idsAt(const QModelIndexList& indexes) const
{
    std::vector<std::string> ids;
    for (const QModelIndex& each : indexes) {
        if (entity(each) >= 0) ids.push_back(m_ids[static_cast<std::size_t>(entity(each))]);
    }
    return ids;
}

ArmyPlace ArmyTreeModel::placeAt(const QModelIndex& index) const
{
    const Scenario& scenario = m_document.scenario();
    const Node& at = node(index);
    if (at.reinforcement >= 0)
        return {findEntity(scenario, scenario.reinforcements[static_cast<std::size_t>(at.reinforcement)].side), -1,
                at.reinforcement};
    if (at.entity < 0) return {};
    const EntityKind kind = scenario.entities[static_cast<std::size_t>(at.entity)].kind;
    if (kind == EntityKind::Side) return {at.entity, -1, -1};
    ArmyPlace place = placeOf(scenario, at.entity);
    if (kind == EntityKind::Group) place.group = at.entity;
    return place;
}

QModelIndex ArmyTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    const std::vector<int>& below = node(parent).below;
    if (row < 0 || column < 0 || column >= ColumnCount || row >= static_cast<int>(below.size())
        || (parent.isValid() && parent.column() != 0))
        return {};
    return indexOfNode(below[static_cast<std::size_t>(row)], column);
}

QModelIndex ArmyTreeModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOfNode(node(index).above) : QModelIndex();
}
int ArmyTreeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() && parent.column() != 0 ? 0 : static_cast<int>(node(parent).below.size());
}
int ArmyTreeModel::columnCount(const QModelIndex&) const { return ColumnCount; }

QString ArmyTreeModel::strengthOf(const ScenarioEntity& entity) const
{
    const RosterKind* const roster = rosterOf(m_document.ruleset(), entity.kind);
    QStringList parts;
    for (const RosterKind::Strength& strength : roster ? roster->strength : std::vector<RosterKind::Strength>()) {
        const Attribute* const each = strength.outOf ? strength.outOf : strength.attribute;
        for (const auto& [name, text] : entity.values) {
            if (name == each->id)
                parts << (each->shape.unit.empty() || text == "none" ? toQt(text)
                                                                     : toQt(text) + u' '
                                  + toQt(unitText(*spokenTexts(),
                                                  text == "1" ? each->shape.unitOfOne : each->shape.unit)));
        }
    }
    return parts.join(QStringLiteral(", "));
}

QString ArmyTreeModel::faultsOf(const ScenarioEntity& entity) const
{
    QStringList told;
    for (const ScenarioProblem& each : m_document.problemsOf(entity.id)) told << raised(toQt(each.message));
    return told.join(QStringLiteral(". "));
}

QString ArmyTreeModel::whatIs(const ScenarioEntity& entity) const
{
    const Value type = unitTypeOf(m_document.ruleset(), m_document.stored(), entity);
    if (type.isSet()) return toQt(m_document.ruleset().choiceLabel(0, type.name()));
    switch (entity.kind) {
    case EntityKind::Side: return tr("side");
    case EntityKind::Group: return tr("group");
    case EntityKind::Leader: return tr("leader");
    default: return QString();
    }
}

QVariant ArmyTreeModel::dataOfReinforcement(int reinforcement, int column, int role) const
{
    const Scenario& scenario = m_document.scenario();
    const ScenarioReinforcement& coming = scenario.reinforcements[static_cast<std::size_t>(reinforcement)];
    if (role != Qt::DisplayRole) return {};
    if (column == Type) return tr("reinforcement");
    if (column != Who) return {};
    return reinforcementText(scenario, coming);
}

/// An entity with a fault has a mark; the tool tip and the note at the field say what the fault is.
QVariant ArmyTreeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) return {};
    const Node& at = node(index);
    if (at.reinforcement >= 0) return dataOfReinforcement(at.reinforcement, index.column(), role);
    const ScenarioEntity& entity = m_document.scenario().entities[static_cast<std::size_t>(at.entity)];
    const bool isWho = index.column() == Who;
    if (role == Qt::FontRole && entity.kind == EntityKind::Side) {
        QFont font;
        font.setBold(true);
        return font;
    }
    if (role == Qt::DisplayRole)
        return isWho                     ? (entity.name.empty() ? tr("(no name)") : toQt(entity.name))
            : index.column() == Strength ? strengthOf(entity)
                                         : whatIs(entity);
    if (role == Qt::ToolTipRole && index.column() == Type) return tipText(whatIs(entity));
    if (!isWho) return {};
    if (role == Qt::ForegroundRole && entity.name.empty()) return QGuiApplication::palette().placeholderText();
    if (role != Qt::ToolTipRole && role != Qt::DecorationRole && role != Qt::AccessibleDescriptionRole) return {};
    const QString faults = faultsOf(entity);
    if (role == Qt::ToolTipRole)
        return tipText(faults.isEmpty() ? toQt(entity.name) : toQt(entity.name) + QStringLiteral(". ") + faults);
    if (faults.isEmpty()) return {};
    return role == Qt::DecorationRole ? QVariant(QApplication::style()->standardIcon(QStyle::SP_MessageBoxWarning))
                                      : QVariant(faults);
}

QVariant ArmyTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == Who ? tr("Who") : section == Type ? tr("What") : tr("Strength");
}

Qt::ItemFlags ArmyTreeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::ItemIsDropEnabled;
    const Qt::ItemFlags usual = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    return node(index).entity < 0 ? usual : usual | Qt::ItemIsDragEnabled;
}

QStringList ArmyTreeModel::mimeTypes() const { return {mimeType()}; }

QMimeData* ArmyTreeModel::mimeData(const QModelIndexList& indexes) const
{
    QByteArray ids;
    for (const QModelIndex& each : indexes) {
        if (each.column() == 0 && entity(each) >= 0)
            ids += QByteArray::fromStdString(m_ids[static_cast<std::size_t>(entity(each))]) + '\n';
    }
    auto* data = new QMimeData;
    data->setData(mimeType(), ids);
    return data;
}

std::vector<int> ArmyTreeModel::dragged(const QMimeData* data) const
{
    std::vector<int> entities;
    for (const QByteArray& id : data->data(mimeType()).split('\n')) {
        if (const int found = id.isEmpty() ? -1 : findEntity(m_document.scenario(), id.toStdString()); found >= 0)
            entities.push_back(found);
    }
    return entities;
}

bool ArmyTreeModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int, int, const QModelIndex&) const
{
    return data && action == Qt::MoveAction && data->hasFormat(mimeType());
}

/// The scenario is changed as a whole, so the view has nothing to take away itself: the answer is no.
bool ArmyTreeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent)) return false;
    const std::vector<int> entities = dragged(data);
    const ArmyPlace place = placeAt(parent);
    const QModelIndex next = row < 0 ? QModelIndex() : index(row, 0, parent);
    const int before = next.isValid() ? entity(next) : -1;
    m_document.change(tr("Move"), {},
                      [&](Scenario& scenario) { static_cast<void>(moveEntities(scenario, entities, place, before)); });
    return false;
}

}  // namespace drumhead::app
