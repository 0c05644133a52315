#pragma once

#include "drumhead/resolve/words/unit_changes.hpp"

#include <QWidget>

namespace drumhead::app {

/// What a case changes, a line for each unit: "2nd Guard  figures 24 → 20 [bar]  morale good → shaken".
class ChangeList : public QWidget {
    Q_OBJECT

public:
    explicit ChangeList(QWidget* parent = nullptr);

    [[nodiscard]] bool isEmpty() const;
    void setChanges(const std::vector<UnitChange>& changes);

private:
    void addUnit(const UnitChange& unit);
};

/// "24 → 20 figures", "4 figures fewer at the end of the phase".
[[nodiscard]] QString changeText(const AttributeChange& change);

}  // namespace drumhead::app
