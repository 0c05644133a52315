#pragma once

#include "app/battle/session/battle.hpp"

#include "drumhead/game/journal/journal.hpp"

#include <QWidget>

#include <vector>

namespace drumhead::app {

class BigLabel;
class DueButtons;
class ResultCard;
struct LastCase;

/// Between two cases: the card of the last one with its dice, under what case it was. What the battle has done since
/// stands above it.
class LastVerdict : public QWidget {
    Q_OBJECT

public:
    explicit LastVerdict(QWidget* parent = nullptr);

    /// The last entry of a battle; null: nothing.
    void showLast(const Battle* battle);
    void setCompact(bool compact);
    [[nodiscard]] ResultCard* card() const { return m_card; }

    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// One of what the last case made due is to be resolved: its id.
    void dueWanted(int id);

private:
    void showCase(const Battle& battle, const LastCase& last);
    /// What the entry made due and is still open.
    void showDue(const Battle& battle, const JournalEntry* entry);

    DueButtons* m_due = nullptr;
    std::vector<int> m_dueIds;

    BigLabel* m_since = nullptr;
    BigLabel* m_more = nullptr;
    BigLabel* m_head = nullptr;
    ResultCard* m_card = nullptr;
};

}  // namespace drumhead::app
