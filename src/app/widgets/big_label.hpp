#pragma once

#include <QLabel>

namespace drumhead::app {

/// Plain text in letters so many times as large as the application's, and never smaller than so many points.
class BigLabel : public QLabel {
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
    double m_leastPoints;
    bool m_bold;
};

}  // namespace drumhead::app
