#pragma once

#include <QScrollArea>

namespace drumhead::app {

/// Takes the height that its content wants, and where that is not to be had less, down to a line; then it can be
/// scrolled, and what has the keyboard is in sight.
class ShrinkingScrollArea : public QScrollArea {
    Q_OBJECT

public:
    explicit ShrinkingScrollArea(QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int wanted() const;
};

}  // namespace drumhead::app
