#pragma once

#include "app/editor/document/scenario_document.hpp"

#include <QAbstractItemModel>
#include <QSet>

namespace drumhead::app {

/// The armies of a scenario as a tree: sides with their leaders, groups and units, then those who come later.
class ArmyTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Who, Type, Strength, ColumnCount };

    explicit ArmyTreeModel(ScenarioDocument& document, QObject* parent = nullptr);

    /// The index of the entity or reinforcement at a row, or -1.
    [[nodiscard]] int entity(const QModelIndex& index) const;
    /// Each text that a column has for an entity once, and its heading; reinforcements have whole sentences.
    [[nodiscard]] QSet<QString> wordsIn(Column column) const;
    [[nodiscard]] int reinforcement(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOfEntity(int entity) const;
    [[nodiscard]] QModelIndex indexOfReinforcement(int reinforcement) const;
    /// The ids of the entities at these rows, as they were when the tree was built.
    [[nodiscard]] std::vector<std::string> idsAt(const QModelIndexList& indexes) const;
    /// Where an entity added at a row goes.
    [[nodiscard]] ArmyPlace placeAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    struct Node {
        int entity = -1;
        int reinforcement = -1;
        int above = -1;
        int row = 0;
        std::vector<int> below;

        friend bool operator==(const Node&, const Node&) = default;
    };
    [[nodiscard]] std::vector<Node> makeNodes() const;
    void refresh();
    void tellChanged();
    [[nodiscard]] QString faultsOf(const ScenarioEntity& entity) const;
    [[nodiscard]] QVariant dataOfReinforcement(int reinforcement, int column, int role) const;
    [[nodiscard]] QString whatIs(const ScenarioEntity& entity) const;
    [[nodiscard]] const Node& node(const QModelIndex& index) const
    {
        return m_nodes[index.isValid() ? index.internalId() : 0];
    }
    [[nodiscard]] QModelIndex indexOfNode(int node, int column = 0) const;
    [[nodiscard]] QString strengthOf(const ScenarioEntity& entity) const;
    [[nodiscard]] std::vector<int> dragged(const QMimeData* data) const;

    ScenarioDocument& m_document;
    std::vector<Node> m_nodes;  ///< the first is the root
    std::vector<std::string> m_ids;
};

}  // namespace drumhead::app
