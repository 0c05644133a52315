#pragma once

#include "app/battle/armies/rows/short_names.hpp"

#include <QStyledItemDelegate>

class QTreeView;

namespace drumhead::app {

/// The names of an army, each as its column has room for: in one line, or where rows may differ in height in two.
/// Where the column of the states is hidden, these stand beneath the names.
class NameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Units give up words that other units have, whoever leads them: one may be named as his chief is.
    void setNames(const QStringList& names, const QStringList& leaders);
    /// Whether a name that is too long for a line takes two.
    void setMayWrap(bool mayWrap);
    /// Whether a second line is taken before a name gives up words.
    void setPrefersEveryWord(bool prefers) { m_prefersEveryWord = prefers; }
    /// Shows the states of `column` of the model beneath the names; -1: they have their own column.
    void setStateBeneath(int column);
    [[nodiscard]] bool isStateBeneath() const { return m_stateColumn >= 0; }
    /// Names of those for whom nothing stands in `column`, to the right of them, take its room as well; -1: none does.
    void setSpill(int column) { m_spillColumn = column; }
    /// Paints into an empty cell of that column what of the name lies there.
    void paintSpill(QPainter& painter, const QStyleOptionViewItem& cell, const QModelIndex& index) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    /// How far a name reaches into the next column, in pixels.
    [[nodiscard]] int spillOf(const QModelIndex& index) const;
    void paintName(QPainter& painter, QRect place, const QStyleOptionViewItem& styled, const QStringList& name) const;
    [[nodiscard]] QString shown(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    [[nodiscard]] bool hasState(const QModelIndex& index) const;
    [[nodiscard]] int stateLines(const QStyleOptionViewItem& styled, const QModelIndex& index) const;
    [[nodiscard]] int linesOf(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    ShortNames m_names;
    ShortNames m_leaders;
    bool m_mayWrap = false;
    bool m_prefersEveryWord = false;
    int m_stateColumn = -1;
    int m_spillColumn = -1;
    mutable QHash<QString, QString> m_fitted;  ///< by width, preference, weight and name
};

}  // namespace drumhead::app
