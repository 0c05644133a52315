#pragma once

#include "app/combat/session/case_session.hpp"

#include <QWidget>

class QPushButton;
class QTreeView;

namespace drumhead::app {

class ModifierModel;
struct ModifierRow;

/// The modifiers as things stand, each with its reason and source. In a battle those that do not apply are a button
/// away.
class ModifierPanel : public QWidget {
    Q_OBJECT

public:
    explicit ModifierPanel(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    [[nodiscard]] const ModifierRow* current() const;
    /// Whether there is nothing to show: no modifier, not even one that does not apply.
    [[nodiscard]] bool isBare() const;
    void overruleCurrent();
    /// Asks for another amount of a modifier, and the reason.
    void overrule(const ModifierRow& row);

Q_SIGNALS:
    void whyWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateColumns();
    void showOthers(bool shows);
    void addView();
    void addButtons();
    void showRows();
    void currentChanged();
    void withdrawCurrent();
    void showMenu(const QPoint& place);

    CaseSession* m_session = nullptr;
    ModifierModel* m_model;
    QTreeView* m_view = nullptr;
    QPushButton* m_why = nullptr;
    QPushButton* m_overrule = nullptr;
    QPushButton* m_withdraw = nullptr;
    QPushButton* m_others = nullptr;  ///< shows those of a battle's case that do not apply
    bool m_showsOthers = false;
};

}  // namespace drumhead::app
