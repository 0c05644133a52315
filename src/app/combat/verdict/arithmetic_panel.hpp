#pragma once

#include "app/combat/session/case_session.hpp"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QLayout;
class QModelIndex;
class QPushButton;
class QTreeView;

namespace drumhead::app {

class ArithmeticModel;

/// The arithmetic of a case by stages; each line can be explained and its value overruled.
class ArithmeticPanel : public QWidget {
    Q_OBJECT

public:
    explicit ArithmeticPanel(QWidget* parent = nullptr);

    void setSession(CaseSession* session);
    void refresh();

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] ArithmeticModel* model() const { return m_model; }
    [[nodiscard]] QList<QWidget*> tabChain() const;
    /// Asks for another value of the current line.
    void overruleCurrent();
    /// Expands all stages, or collapses them if all are expanded.
    void foldAll();

Q_SIGNALS:
    void whyWanted();

private:
    void addButtons(QLayout* bar);
    void currentChanged();
    void withdrawCurrent();
    void showMenu(const QPoint& place);
    void activated(const QModelIndex& index);
    void noteFold(const QModelIndex& index, bool open);
    [[nodiscard]] QString foldKey(const QModelIndex& index) const;
    [[nodiscard]] Overrule overruling(bool* exists) const;

    CaseSession* m_session = nullptr;
    ArithmeticModel* m_model;
    QTreeView* m_view = nullptr;
    QHash<QString, bool> m_folds;  ///< stages that the user expanded or collapsed
    bool m_filling = false;
    QPushButton* m_overrule = nullptr;
    QPushButton* m_withdraw = nullptr;
    QCheckBox* m_everything = nullptr;
    QPushButton* m_why = nullptr;
};

}  // namespace drumhead::app
