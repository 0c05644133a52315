#pragma once

#include <QTreeView>

#include <functional>

namespace drumhead::app {

class TypedHint;

/// The tree of the armies. Typing goes to the unit that the typed words name best, wherever they stand in its name;
/// while somebody is chosen, to one who can be meant before others.
class ArmyTree : public QTreeView {
    Q_OBJECT

public:
    explicit ArmyTree(QWidget* parent);

    void keyboardSearch(const QString& letters) override;
    /// The first of the open rows that fits, or none.
    [[nodiscard]] QModelIndex firstRow(const std::function<bool(const QModelIndex&)>& fits) const;
    /// Whether a name is being typed.
    [[nodiscard]] bool isTyping() const;

protected:
    void drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    [[nodiscard]] QModelIndexList shownRows() const;
    void goToTyped();

    TypedHint* m_hint;
};

}  // namespace drumhead::app
