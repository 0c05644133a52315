#pragma once

#include "app/battle/session/battle.hpp"

#include <QWidget>

namespace drumhead::app {

class BigLabel;
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

private:
    void showCase(const Battle& battle, const LastCase& last);

    BigLabel* m_since = nullptr;
    BigLabel* m_more = nullptr;
    BigLabel* m_head = nullptr;
    ResultCard* m_card = nullptr;
};

}  // namespace drumhead::app
