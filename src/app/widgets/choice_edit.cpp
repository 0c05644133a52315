#include "app/widgets/choice_edit.hpp"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace drumhead::app {

ChoiceEdit::ChoiceEdit(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setMaxVisibleItems(18);
}

void ChoiceEdit::add(const QString& label, Value value)
{
    m_values.push_back(value);
    addItem(label);
    setItemData(count() - 1, label, Qt::AccessibleTextRole);
}

Value ChoiceEdit::answer() const
{
    return currentIndex() < 0 ? Value::unknown() : m_values[static_cast<std::size_t>(currentIndex())];
}

void ChoiceEdit::setAnswer(Value value)
{
    const auto found = std::find(m_values.begin(), m_values.end(), value);
    setCurrentIndex(found == m_values.end() ? -1 : static_cast<int>(found - m_values.begin()));
}

/// The list is as wide as its widest entry, even where the field is narrower.
void ChoiceEdit::showPopup()
{
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->verticalScrollBar()->sizeHint().width());
    QComboBox::showPopup();
}

void ChoiceEdit::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) QComboBox::wheelEvent(event);
    else event->ignore();
}

}  // namespace drumhead::app
