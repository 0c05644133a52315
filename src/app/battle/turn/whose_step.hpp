#pragma once

#include "drumhead/game/state/state.hpp"

#include <QWidget>

namespace drumhead::app {

class Battle;

/// Whose step it is: the side with its mark, or both.
class WhoseStep : public QWidget {
    Q_OBJECT

public:
    explicit WhoseStep(QWidget* parent = nullptr);

    void show(const Battle& battle);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont letters() const;

    QString m_text;
    int m_look = 0;
    bool m_hasMark = false;
};

}  // namespace drumhead::app
