#pragma once

#include "app/battle/session/battle.hpp"

#include "drumhead/game/journal/journal.hpp"

#include <QWidget>

#include <vector>

class QToolButton;

namespace drumhead::app {

class BattleOverview;
class BigLabel;
class CaseHeading;
class DueButtons;
class ResultCard;
struct LastCase;

/// Between two cases: the card of the last one with its dice, under what case it was; or how the battle stands, with
/// what it has done since. One of two buttons is down. Each part stands where a case has the same.
class LastVerdict : public QWidget {
    Q_OBJECT

public:
    explicit LastVerdict(QWidget* parent = nullptr);

    /// The last entry of a battle; null: nothing.
    void showLast(const Battle* battle);
    void setCompact(bool compact);
    /// How the battle stands instead of the card: nothing is in hand.
    void showBattle();
    [[nodiscard]] ResultCard* card() const { return m_card; }

    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// One of what the last case made due is to be resolved: its id.
    void dueWanted(int id);
    /// The points of the objectives are to be entered.
    void pointsWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeViews();
    void turnTo(bool overview);
    /// Without room for all, the buttons give way to the result.
    void fitViews();
    void showCase(const Battle& battle, const LastCase& last);
    void showSince(const Battle* battle, const JournalEntry* entry);
    /// What the entry made due and is still open.
    void showDue(const Battle& battle, const JournalEntry* entry);
    void showSide();

    DueButtons* m_due = nullptr;
    std::vector<int> m_dueIds;
    const Battle* m_battle = nullptr;
    EntryId m_shown = 0;        ///< the head for which `m_isOverview` was decided
    bool m_isOverview = false;  ///< how the battle stands is to be seen, not the card
    bool m_hasCase = false;
    BattleOverview* m_overview = nullptr;
    QWidget* m_views = nullptr;
    QToolButton* m_showsCase = nullptr;
    QToolButton* m_showsBattle = nullptr;
    CaseHeading* m_since = nullptr;
    BigLabel* m_more = nullptr;
    CaseHeading* m_head = nullptr;
    ResultCard* m_card = nullptr;
};

}  // namespace drumhead::app
