#pragma once

#include "app/battle/session/battle.hpp"

#include <QObject>

class QTreeView;

namespace drumhead::app {

class ArmyModel;

/// How wide the columns of the armies are: names whole where that leaves some words of how everybody stands; what a
/// person chose comes first.
class ArmyColumnWidths : public QObject {
    Q_OBJECT

public:
    /// `view` shows `model`, through whatever filter.
    ArmyColumnWidths(QTreeView& view, const ArmyModel& model);

    /// Measures the names of a battle; null: none.
    void measure(const Battle* battle);
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void remember();

    QTreeView& m_view;
    const ArmyModel& m_model;
    int m_nameWidth = 0;      ///< that shows every name whole
    int m_usualHowWidth = 0;  ///< that shows whole how three of four stand
    int m_strengthWidth = 0;  ///< that shows every strength whole
    bool m_fitting = false;   ///< the columns get their widths from here, not from a person
};

}  // namespace drumhead::app
