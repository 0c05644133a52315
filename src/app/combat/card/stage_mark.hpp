#pragma once

#include "drumhead/rules/values/outcome_detail.hpp"

#include <QWidget>

namespace drumhead::app {

/// The mark of a stage: its number in a ring; beside it what came of it once it is done, a tick, an
/// exclamation mark or a cross by its tone; a filled ring where the case is now.
class StageMark : public QWidget {
    Q_OBJECT

public:
    StageMark(int number, bool here, OutcomeTone tone, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_number;
    bool m_here;
    OutcomeTone m_tone;
};

}  // namespace drumhead::app
