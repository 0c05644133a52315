#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QDialog>

class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QTreeView;

namespace drumhead::app {

/// All statements of a ruleset's source, to be searched: the reference.
class ReferenceDialog : public QDialog {
    Q_OBJECT

public:
    ReferenceDialog(const Ruleset& ruleset, QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void count();
    void fitColumns();

    QSortFilterProxyModel* m_filtered;
    QLineEdit* m_filter;
    QTreeView* m_view;
    QLabel* m_count;
};

}  // namespace drumhead::app
