#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QComboBox>

#include <vector>

namespace drumhead::app {

class TypedHint;

/// One of a list of choices; "—" stands for not answered where there is no default. What is typed finds an entry by any
/// of its words; the present one stays as long as it matches as well as any. In the open list only what matches is
/// left.
class ChoiceEdit : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceEdit(QWidget* parent = nullptr);

    void add(const QString& label, Value value);
    /// Adds all that a value of that shape can be: yes and no, the choices of its list, and "none" where it may be.
    void addAll(const Ruleset& ruleset, const Shape& shape);
    /// Adds the heading of the entries that follow: it can't be chosen. Not for lists of values.
    void addHeading(const QString& title);
    /// Adds an entry with its data, `what`; `words`: what it is found by beside its label.
    void addEntry(const QString& label, const QVariant& what, const QString& words);
    [[nodiscard]] Value answer() const;
    void setAnswer(Value value);

    void showPopup() override;
    void hidePopup() override;

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// Takes a key as part of what is typed in one go; spaces belong to it. False: the key is for something else.
    bool typeAhead(const QKeyEvent& event);
    void goToTyped();
    void filterList(int best);
    void showAllRows();
    void colourHeadings();
    [[nodiscard]] bool isHeading(int index) const;
    /// How well an entry answers to what is typed: the more, the better; 0: not.
    [[nodiscard]] int rank(int index, const QString& typed) const;
    /// The best entry for what is typed from that one on; -1: none.
    [[nodiscard]] int bestFrom(int start, const QString& typed) const;
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] int matches() const;

    [[nodiscard]] TypedHint& hint();
    [[nodiscard]] QString typed() const;
    void forgetTyped();

    std::vector<Value> m_values;
    TypedHint* m_hint = nullptr;  ///< created on the first key: a form has many fields
    bool m_isOpen = false;
};

}  // namespace drumhead::app
