#pragma once

#include <QPushButton>

namespace drumhead::app {

class Battle;

/// The turn clock: what the side whose step it is has used of this turn. A press pauses it. Hidden unless the
/// preferences ask for it.
class ClockButton : public QPushButton {
    Q_OBJECT

public:
    explicit ClockButton(QWidget* parent = nullptr);

    void setBattle(Battle* battle);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void refresh();
    void pauseOrGoOn();

    Battle* m_battle = nullptr;
};

}  // namespace drumhead::app
