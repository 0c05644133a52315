#pragma once

#include "app/battle/armies/model/case_part.hpp"
#include "app/battle/session/battle.hpp"

#include <QAbstractItemModel>

#include <vector>

namespace drumhead::app {

/// Both armies as a tree: sides, their groups, and the units and leaders in them.
class ArmyModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Name, Strength, How, ColumnCount };
    enum Role {
        EntityRole = Qt::UserRole + 1,  ///< EntityId
        KindRole,                       ///< EntityKind as int
        ShareRole,
        ChipsRole,      ///< strength left of that at the start, 0 to 1; invalid: none
        GoneRole,       ///< bool: out of the battle, or has not come yet
        CandidateRole,  ///< bool: may take the role that is being chosen
        MustRole,       ///< bool: has to, before the step is left
        SearchRole,     ///< what a search looks through
        PartRole,       ///< CasePart as int
    };

    explicit ArmyModel(QObject* parent = nullptr);

    /// The battle has to outlive the model, or be taken away by null.
    void setBattle(Battle* battle);
    /// Who may take the role that is being chosen, and who has to; empty: nobody is marked. What filters by it has to
    /// look again.
    void setCandidates(const std::vector<EntityId>& candidates, const std::vector<EntityId>& must);

    /// Who acts in the case in hand, and who is meant by it.
    void setParts(const std::vector<EntityId>& acting, const std::vector<EntityId>& meant);

    [[nodiscard]] EntityId entity(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(EntityId entity) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Node {
        EntityId above = nobody;
        std::vector<EntityId> below;
        int row = 0;
    };

    void refresh();
    void build();
    void tellAbout(const std::vector<EntityId>& entities);
    [[nodiscard]] std::vector<Node> tree() const;
    [[nodiscard]] QString text(EntityId entity, int column) const;
    [[nodiscard]] bool isGroupAsked(EntityId entity) const;
    [[nodiscard]] CasePart partOf(EntityId entity) const;
    [[nodiscard]] QString whole(EntityId entity) const;
    void noteActed();
    [[nodiscard]] UnitPicture pictureOf(EntityId entity) const;
    [[nodiscard]] QVariant swatch(EntityId entity) const;

    Battle* m_battle = nullptr;
    std::vector<Node> m_nodes;  ///< by entity
    std::vector<EntityId> m_sides;
    std::vector<bool> m_candidates;  ///< by entity
    std::vector<bool> m_must;
    std::vector<EntityId> m_acting;
    std::vector<EntityId> m_meant;
    std::vector<bool> m_acted;  ///< who has done something in the present step
};

}  // namespace drumhead::app
