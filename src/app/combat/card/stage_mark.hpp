#pragma once

#include <QWidget>

namespace drumhead::app {

/// The mark of a stage: its number in a ring; a tick beside it once it is done, a filled ring where the case is now.
class StageMark : public QWidget {
    Q_OBJECT

public:
    StageMark(int number, bool here, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_number;
    bool m_here;
};

}  // namespace drumhead::app
