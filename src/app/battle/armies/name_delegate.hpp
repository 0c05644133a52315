#pragma once

#include "app/battle/armies/short_names.hpp"

#include <QStyledItemDelegate>

namespace drumhead::app {

/// The names of an army, each as its column has room for.
class NameDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setNames(const QStringList& names);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    ShortNames m_names;
    mutable QHash<QString, QString> m_fitted;  ///< by width, weight and name
};

}  // namespace drumhead::app
