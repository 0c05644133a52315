#pragma once

#include <QLabel>
#include <QTimer>

namespace drumhead::app {

/// What is being typed to find an entry of a list, and how many answer to it: a small label above the field, for as
/// long as the typing goes on.
class TypedHint : public QLabel {
    Q_OBJECT

public:
    /// `field`: where the typing goes to.
    explicit TypedHint(QWidget* field);

    /// What was typed since the last pause; empty: nothing.
    [[nodiscard]] const QString& typed() const { return m_typed; }
    void append(const QString& letters) { m_typed += letters; }
    /// The entry that was chosen before the typing began, for what matches nothing after all.
    [[nodiscard]] int entryBefore() const { return m_entryBefore; }
    void setEntryBefore(int entry) { m_entryBefore = entry; }
    void removeLast() { m_typed.chop(1); }
    /// Shows what was typed and the number of entries that match. It goes by itself after a pause, unless it `stays`.
    void tell(int matches, bool stays = false);
    /// Nothing is typed any more.
    void forget();

private:
    QString m_typed;
    int m_entryBefore = -1;
    QTimer m_pause;
};

}  // namespace drumhead::app
