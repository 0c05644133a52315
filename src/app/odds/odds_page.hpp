#pragma once

#include "app/odds/odds_desk.hpp"

#include <QWidget>

class QAbstractItemModel;
class QComboBox;
class QTreeView;

namespace drumhead::app {

class FlowLayout;
class HintBar;

/// What the pages about the odds have in common, from top to bottom: a choice of what is looked at, a hint where
/// something is in the way, and a list that takes the room there is. A page puts its own fields beside and below these.
class OddsPage : public QWidget {
    Q_OBJECT

public:
    [[nodiscard]] QTreeView* view() const { return m_view; }

Q_SIGNALS:
    /// This question shall be asked: the odds wait for it, or a line is about it.
    void questionWanted(drumhead::FactRef fact);

protected:
    OddsPage(OddsDesk& desk, QWidget* parent);

    /// The choice with its label and the hint below it; more fields may be put into the bar that is given back.
    FlowLayout* makeHead(const QString& label, const QString& choiceName, const QString& hintName);
    /// The list; `wide` is the column that takes what the others leave.
    void makeView(QAbstractItemModel* model, const QString& objectName, const QString& accessibleName, int wide);
    /// The width in which the head of a column and `widest` can be read.
    [[nodiscard]] int widthFor(int column, const QString& widest) const;
    /// Fits the columns to the type in use and the room there is.
    virtual void fitColumns() = 0;

    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

    OddsDesk& m_desk;
    QComboBox* m_choice = nullptr;
    HintBar* m_hint = nullptr;
    QTreeView* m_view = nullptr;
};

}  // namespace drumhead::app
