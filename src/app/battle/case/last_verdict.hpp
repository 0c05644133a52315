#pragma once

#include "app/battle/session/battle.hpp"

#include <QScrollArea>

namespace drumhead::app {

class BigLabel;

/// Between two cases: what the last entry came to, in letters that can be read from afar; of what case, in small ones
/// above.
class LastVerdict : public QScrollArea {
    Q_OBJECT

public:
    explicit LastVerdict(QWidget* parent = nullptr);

    /// The last entry of a battle; null: nothing.
    void tell(const Battle* battle);
    void setCompact(bool compact);

private:
    BigLabel* m_head = nullptr;
    BigLabel* m_outcome = nullptr;
    BigLabel* m_more = nullptr;
    bool m_compact = false;
};

}  // namespace drumhead::app
