#pragma once

#include "app/odds/odds_controller.hpp"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QModelIndex;
class QTreeView;

namespace drumhead::app {

class FlowLayout;
class HintBar;

/// The common part of the pages about odds, from top to bottom: a combo box, a hint where there are no odds, and a list
/// that takes the remaining height. A page puts its own fields beside and below these.
class OddsPage : public QWidget {
    Q_OBJECT

public:
    [[nodiscard]] QTreeView* view() const { return m_view; }

Q_SIGNALS:
    /// The user wants to answer this question.
    void questionWanted(drumhead::FactRef fact);

protected:
    OddsPage(OddsController& controller, QWidget* parent);

    /// Creates the combo box with its label, and the hint below it. Returns the bar, for more fields.
    FlowLayout* makeHead(const QString& label, const QString& choiceName, const QString& hintName);
    /// Creates the list; `wide` is the column that takes the remaining width.
    void makeView(QAbstractItemModel* model, const QString& objectName, const QString& accessibleName, int wide);
    /// The width that the header of a column and the text `widest` need.
    [[nodiscard]] int widthFor(int column, const QString& widest) const;
    /// Sets the column widths for the current font and size.
    virtual void updateColumns() = 0;

    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    void keepInSight(const QModelIndex& current);

    OddsController& m_controller;
    QComboBox* m_choice = nullptr;
    HintBar* m_hint = nullptr;
    QTreeView* m_view = nullptr;
};

}  // namespace drumhead::app
