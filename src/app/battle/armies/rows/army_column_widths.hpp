#pragma once

#include "app/battle/session/battle.hpp"

#include <QObject>

class QTreeView;

namespace drumhead::app {

class ArmyModel;

/// How wide the columns of the armies are: how everybody stands is seen whole, names in one line where that leaves the
/// room, else in two; in type that is large for the list the state stands beneath the name. What a person chose comes
/// first.
class ArmyColumnWidths : public QObject {
    Q_OBJECT

public:
    /// `view` shows `model`, through whatever filter.
    ArmyColumnWidths(QTreeView& view, const ArmyModel& model);

    /// Measures the names of a battle; null: none.
    void measure(const Battle* battle);
    /// Measures how those stand who have changed; a column only grows, so that it keeps its place.
    void grow(const Battle& battle);
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setBeneath(int strength);
    [[nodiscard]] int wantedHow() const;
    /// What the column of the strengths has at least.
    [[nodiscard]] int leastStrength() const;
    void remember();
    [[nodiscard]] int howWidth(EntityId who) const;

    QTreeView& m_view;
    const ArmyModel& m_model;
    int m_nameWidth = 0;      ///< that shows every name whole
    int m_howWidth = 0;       ///< that shows whole how everybody stands
    int m_strengthWidth = 0;  ///< that shows every strength whole
    bool m_fitting = false;   ///< the columns get their widths from here, not from a person
};

}  // namespace drumhead::app
