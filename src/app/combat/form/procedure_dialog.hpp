#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QDialog>

class QListWidget;

namespace drumhead::app {

/// Lets any procedure of the rules be chosen, whatever step the battle is in.
class ProcedureDialog : public QDialog {
    Q_OBJECT

public:
    explicit ProcedureDialog(const Ruleset& ruleset, QWidget* parent = nullptr);

    /// The chosen procedure, or null.
    [[nodiscard]] const Procedure* chosen() const;

private:
    const Ruleset& m_ruleset;
    QListWidget* m_list;
};

}  // namespace drumhead::app
