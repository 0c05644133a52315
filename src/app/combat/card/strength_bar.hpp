#pragma once

#include <QWidget>

namespace drumhead::app {

/// What is left of a strength as a bar: solid what remains, hatched what was lost. A help beside the figures, which a
/// screen reader has in the text.
class StrengthBar : public QWidget {
    Q_OBJECT

public:
    explicit StrengthBar(QWidget* parent = nullptr);

    /// From 0 to 1.
    void setShare(double share);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_share = 1;
};

}  // namespace drumhead::app
