#pragma once

#include "app/shared/widgets/text/plain_label.hpp"

namespace drumhead::app {

/// Plain text scaled by a factor of the application's font, with a minimum size in points while the font is not
/// reduced.
class BigLabel : public PlainLabel {
    Q_OBJECT

public:
    BigLabel(double factor, double leastPoints, QWidget* parent = nullptr, bool bold = true);
    /// So many times as large as the application's type.
    void setFactor(double factor);

protected:
    /// Its own size keeps it from following the application's type by itself, so it follows its parent's.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    double m_factor;
    double m_usual;
    double m_leastPoints;
    bool m_bold;
};

/// How large a verdict is written: a long one has smaller letters, so that it is seen whole.
[[nodiscard]] double headlineFactor(const QString& text, double usual = 1.9);

}  // namespace drumhead::app
