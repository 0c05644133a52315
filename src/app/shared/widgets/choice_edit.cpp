#include "app/shared/widgets/choice_edit.hpp"

#include "app/shared/qt_text.hpp"

#include <QAbstractItemView>
#include <QKeyEvent>
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

void ChoiceEdit::addAll(const Ruleset& ruleset, const Shape& shape)
{
    if (shape.kind == ValueKind::Flag) {
        add(tr("yes"), Value::flag(true));
        add(tr("no"), Value::flag(false));
    } else if (shape.choices >= 0) {
        for (const Choice& each : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            add(toQt(each.label), Value::choice(each.id));
    }
    if (shape.mayBeNone) add(toQt(ruleset.valueText(shape, Value::none())), Value::none());
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

void ChoiceEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return event->ignore();  // for the form
    if (!typeAhead(*event)) QComboBox::keyPressEvent(event);
}

bool ChoiceEdit::typeAhead(const QKeyEvent& event)
{
    constexpr int pause = 1200;  // milliseconds after which typing begins anew
    const QString letter = event.text();
    if (letter.isEmpty() || !letter.front().isPrint()
        || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (!m_sinceTyped.isValid() || m_sinceTyped.elapsed() > pause) m_typed.clear();
    if (m_typed.isEmpty() && letter == QStringLiteral(" ")) return false;  // opens the list
    m_sinceTyped.start();
    m_typed += letter;
    const bool sameLetter = m_typed.count(letter.front(), Qt::CaseInsensitive) == m_typed.size();
    int found = findFrom(std::max(currentIndex(), 0), m_typed);
    if (sameLetter && (found < 0 || m_typed.size() == 1)) found = findFrom(currentIndex() + 1, letter);
    if (found < 0 || found == currentIndex()) return true;
    setCurrentIndex(found);
    Q_EMIT activated(found);
    return true;
}

int ChoiceEdit::findFrom(int start, const QString& beginning) const
{
    for (int i = 0; i < count(); ++i) {
        const int at = (start + i) % count();
        if (itemText(at).startsWith(beginning, Qt::CaseInsensitive)) return at;
    }
    return -1;
}

void ChoiceEdit::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) QComboBox::wheelEvent(event);
    else event->ignore();
}

}  // namespace drumhead::app
