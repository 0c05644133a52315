#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace drumhead::app {

/// Lets any procedure of the rules be chosen, whatever step the battle is in: grouped by what people do, searched by
/// any word of its name or of what it is for.
class ProcedureDialog : public QDialog {
    Q_OBJECT

public:
    explicit ProcedureDialog(const Ruleset& ruleset, QWidget* parent = nullptr);

    /// The chosen procedure, or null.
    [[nodiscard]] const Procedure* chosen() const;

protected:
    /// Up and Down in the search move in the list.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillList();
    void search(const QString& typed);
    void showChosen();

    const Ruleset& m_ruleset;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_about;
};

}  // namespace drumhead::app
