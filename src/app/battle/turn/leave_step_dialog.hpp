#pragma once

#include "drumhead/game/play/questions/obligations.hpp"

#include <QDialog>
#include <QStringList>

#include <vector>

class QLineEdit;
class QListWidget;

namespace drumhead::app {

/// Asks why a step of the turn is left although something in it is still to be done, and what of it is waived.
/// What may be done and need not is declined without a reason.
class LeaveStepDialog : public QDialog {
    Q_OBJECT

public:
    /// `titles`: those of `open`. `obstacle`: why it is not settled who goes through the next step, or empty.
    LeaveStepDialog(std::vector<Obligation> open, const QStringList& titles, const QString& obstacle,
                    QWidget* parent = nullptr);

    /// On with that reason: what is ticked is waived, what else is due is put off.
    [[nodiscard]] AdvanceCommand command(bool onward) const;

private:
    void fillList(const QStringList& titles, const QString& obstacle);
    void fitList();
    void leaveRoom(int wished);
    void showFate(int row);

    std::vector<Obligation> m_open;
    QStringList m_titles;
    QListWidget* m_list;
    QLineEdit* m_reason;
    bool m_needsReason = true;  ///< something is required, not only offered
};

}  // namespace drumhead::app
