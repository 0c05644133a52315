#pragma once

#include "app/battle/session/battle.hpp"

#include "drumhead/game/journal/journal.hpp"

#include <QWidget>

#include <vector>

class QPushButton;

namespace drumhead::app {

class BattleOverview;
class BigLabel;
class DueButtons;
class ResultCard;
struct LastCase;

/// Between two cases: the card of the last one with its dice, under what case it was. Once the battle has gone on, what
/// it has done since and how it stands; a button leads from one to the other.
class LastVerdict : public QWidget {
    Q_OBJECT

public:
    explicit LastVerdict(QWidget* parent = nullptr);

    /// The last entry of a battle; null: nothing.
    void showLast(const Battle* battle);
    void setCompact(bool compact);
    /// How the battle stands instead of the card, or the card again.
    void turnOver();
    [[nodiscard]] ResultCard* card() const { return m_card; }

    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// One of what the last case made due is to be resolved: its id.
    void dueWanted(int id);
    /// The points of the objectives are to be entered.
    void pointsWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Without room for all, the button gives way to the result.
    void fitButton();
    void showCase(const Battle& battle, const LastCase& last);
    /// What the entry made due and is still open.
    void showSince(const JournalEntry* entry);
    void showDue(const Battle& battle, const JournalEntry* entry);
    void showSide();

    DueButtons* m_due = nullptr;
    std::vector<int> m_dueIds;
    const Battle* m_battle = nullptr;
    EntryId m_shown = 0;        ///< the head for which `m_isOverview` was decided
    bool m_isOverview = false;  ///< how the battle stands is to be seen, not the card
    bool m_hasCase = false;
    BattleOverview* m_overview = nullptr;
    QPushButton* m_other = nullptr;
    BigLabel* m_since = nullptr;
    BigLabel* m_more = nullptr;
    BigLabel* m_head = nullptr;
    ResultCard* m_card = nullptr;
};

}  // namespace drumhead::app
