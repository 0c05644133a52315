#pragma once

#include <QWidget>

class QCheckBox;
class QStackedWidget;
class QTreeView;

namespace drumhead::app {

/// Beneath the list of the armies: who else is shown, and buttons that open and fold the branches. While a case is in
/// hand it folds them itself, and the list keeps its height.
class ArmyFoot : public QWidget {
    Q_OBJECT

public:
    explicit ArmyFoot(QTreeView& view, QWidget* parent = nullptr);

    void setCaseInHand(bool inHand);
    /// Whether there is room for the buttons.
    void setHasRoom(bool has);
    /// Whether those are shown who are gone or not there yet.
    [[nodiscard]] QCheckBox* gone() const { return m_gone; }
    /// Whether all are shown beside a case, not only those whom it concerns.
    [[nodiscard]] QCheckBox* everybody() const { return m_everybody; }
    [[nodiscard]] QList<QWidget*> tabChain() const;

private:
    void addButtons(QTreeView& view);
    void showButtons();

    QCheckBox* m_gone;
    QCheckBox* m_everybody;
    QStackedWidget* m_shown;  ///< the one or the other of these
    QList<QWidget*> m_buttons;
    bool m_isCaseInHand = false;
    bool m_hasRoom = false;
};

}  // namespace drumhead::app
