#pragma once

#include "app/shared/settings/club_rulings.hpp"
#include "drumhead/rules/ruleset.hpp"

#include <QDialog>

class QButtonGroup;
class QLabel;
class QVBoxLayout;

namespace drumhead::app {

/// Lets a club rule on the questions that the printed rules leave unclear.
class RulingsDialog : public QDialog {
    Q_OBJECT

public:
    RulingsDialog(const Ruleset& ruleset, const ClubRulings& rulings, QWidget* parent);

    /// Says for what the choices hold, where that is not every case under these rules.
    void setScope(const QString& sentence);
    /// Every ruling with the choice made.
    [[nodiscard]] ClubRulings rulings() const;

private:
    void addRuling(const Ruling& ruling, QVBoxLayout* column);
    void choose(std::size_t ruling, const QString& choice);
    void restoreDefaults();

    const Ruleset& m_ruleset;
    QLabel* m_scope;
    std::vector<QButtonGroup*> m_groups;  ///< one for each ruling, in order
};

}  // namespace drumhead::app
