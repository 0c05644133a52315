#include "app/shared/widgets/fields/choice_edit.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/typed_hint.hpp"
#include "drumhead/base/word_search.hpp"

#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QWheelEvent>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr int searchRole = Qt::UserRole + 1;

WordMatch match(const QString& text, const QString& typed)
{
    return matchWords(text.toStdString(), typed.toStdString());
}

}  // namespace

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

void ChoiceEdit::addHeading(const QString& title)
{
    addItem(title);
    QFont bold = font();
    bold.setBold(true);
    setItemData(count() - 1, bold, Qt::FontRole);
    if (auto* items = qobject_cast<QStandardItemModel*>(model())) items->item(count() - 1)->setFlags(Qt::NoItemFlags);
    colourHeadings();
}

bool ChoiceEdit::isHeading(int index) const { return !(model()->index(index, 0).flags() & Qt::ItemIsEnabled); }

/// They can't be chosen, and are read all the same.
void ChoiceEdit::colourHeadings()
{
    const QBrush secondary = palette().brush(QPalette::Active, QPalette::PlaceholderText);
    for (int i = 0; i < count(); ++i) {
        if (isHeading(i) && itemData(i, Qt::ForegroundRole) != secondary) setItemData(i, secondary, Qt::ForegroundRole);
    }
}

void ChoiceEdit::changeEvent(QEvent* event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) colourHeadings();
}

void ChoiceEdit::addEntry(const QString& label, const QVariant& what, const QString& words)
{
    addItem(label, what);
    setItemData(count() - 1, words, searchRole);
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
    forgetTyped();
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + view()->verticalScrollBar()->sizeHint().width());
    QComboBox::showPopup();
    view()->removeEventFilter(this);
    view()->installEventFilter(this);  // the last one installed is asked first
    m_isOpen = true;
}

void ChoiceEdit::hidePopup()
{
    m_isOpen = false;
    forgetTyped();
    QComboBox::hidePopup();
    showAllRows();
}

/// While something is typed, Esc and Backspace take it back instead of what they do in the window.
bool ChoiceEdit::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !typed().isEmpty()) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Backspace) {
            event->accept();
            return true;
        }
    }
    return QComboBox::event(event);
}

/// While the list is open Esc closes it, and nothing else of the window.
bool ChoiceEdit::eventFilter(QObject* watched, QEvent* event)
{
    if (m_isOpen && event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    if (m_isOpen && event->type() == QEvent::KeyPress && typeAhead(*static_cast<QKeyEvent*>(event))) return true;
    return QComboBox::eventFilter(watched, event);
}

void ChoiceEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        forgetTyped();
        return event->ignore();  // for the form
    }
    if (typeAhead(*event)) return;
    forgetTyped();
    QComboBox::keyPressEvent(event);
}

void ChoiceEdit::focusOutEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason) forgetTyped();
    QComboBox::focusOutEvent(event);
}

bool ChoiceEdit::typeAhead(const QKeyEvent& event)
{
    const bool isTyping = !typed().isEmpty();
    if (isTyping && event.key() == Qt::Key_Escape) {
        forgetTyped();
        showAllRows();
        return true;
    }
    if (isTyping && event.key() == Qt::Key_Backspace) {
        hint().removeLast();
        goToTyped();
        return true;
    }
    const QString letter = event.text();
    if (letter.isEmpty() || !letter.front().isPrint()
        || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (!isTyping && letter == QStringLiteral(" ")) return false;  // opens the list
    if (!isTyping) hint().setEntryBefore(currentIndex());
    hint().append(letter);
    goToTyped();
    return true;
}

/// What matches nothing leaves the entry that stood there before the typing. The present entry stays where it matches
/// as well as the best; the same letter again goes on to the next.
void ChoiceEdit::goToTyped()
{
    const QString what = typed();
    const int present = currentRow();
    int best = what.isEmpty() ? present : bestFrom(std::max(present, 0), what);
    const bool isOneLetter = what.size() > 1 && what.count(what.front(), Qt::CaseInsensitive) == what.size();
    if (isOneLetter && best < 0) best = bestFrom(present + 1, what.left(1));
    if (m_isOpen) return filterList(best);
    hint().tell(isOneLetter && best >= 0 ? 1 : matches());
    const int found = best < 0 ? hint().entryBefore() : best;
    if (found == currentIndex()) return;
    setCurrentIndex(found);
    Q_EMIT activated(found);
}

void ChoiceEdit::filterList(int best)
{
    auto* const list = qobject_cast<QListView*>(view());
    const QString what = typed();
    const bool any = matches() > 0;
    int heading = -1;
    for (int i = 0; i < count() && list; ++i) {
        if (isHeading(i)) heading = i;
        const bool shown = !any || rank(i, what) > 0;
        list->setRowHidden(i, !shown);
        if (shown && heading >= 0) list->setRowHidden(heading, false);
    }
    hint().tell(matches(), true);
    if (best >= 0) view()->setCurrentIndex(model()->index(best, modelColumn(), rootModelIndex()));
}

void ChoiceEdit::showAllRows()
{
    auto* const list = qobject_cast<QListView*>(view());
    for (int i = 0; i < count() && list; ++i) {
        if (list->isRowHidden(i)) list->setRowHidden(i, false);
    }
}

TypedHint& ChoiceEdit::hint()
{
    if (!m_hint) m_hint = new TypedHint(this);
    return *m_hint;
}

QString ChoiceEdit::typed() const { return m_hint ? m_hint->typed() : QString(); }

void ChoiceEdit::forgetTyped()
{
    if (m_hint) m_hint->forget();
}

int ChoiceEdit::currentRow() const { return m_isOpen ? view()->currentIndex().row() : currentIndex(); }

int ChoiceEdit::rank(int index, const QString& typed) const
{
    if (isHeading(index)) return 0;
    const WordMatch label = match(itemText(index), typed);
    if (label >= WordMatch::Words) return static_cast<int>(label) + 1;
    const QString more = itemData(index, searchRole).toString();
    if (!more.isEmpty() && match(itemText(index) + u' ' + more, typed) >= WordMatch::Words) return 2;
    return label == WordMatch::Within ? 1 : 0;
}

int ChoiceEdit::bestFrom(int start, const QString& typed) const
{
    int best = -1;
    int most = 0;
    for (int i = 0; i < count(); ++i) {
        const int at = (start + i) % count();
        const int now = rank(at, typed);
        if (now > most) {
            best = at;
            most = now;
        }
    }
    return best;
}

int ChoiceEdit::matches() const
{
    int found = 0;
    for (int i = 0; i < count(); ++i) found += rank(i, typed()) > 0 ? 1 : 0;
    return found;
}

void ChoiceEdit::wheelEvent(QWheelEvent* event)
{
    if (hasFocus()) QComboBox::wheelEvent(event);
    else event->ignore();
}

}  // namespace drumhead::app
