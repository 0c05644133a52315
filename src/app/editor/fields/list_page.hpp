#pragma once

#include <QWidget>

class QAbstractItemView;

namespace drumhead::app {

/// A page of the editor with things that are added, removed, copied and put in order by the actions of the window.
class ListPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void add() = 0;
    virtual void remove() = 0;
    virtual void duplicate() {}
    virtual void shift(int) {}
    /// Where Delete removes instead of deleting letters.
    [[nodiscard]] virtual std::vector<QWidget*> places() const = 0;
};

}  // namespace drumhead::app
