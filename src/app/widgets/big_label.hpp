#pragma once

#include <QLabel>

namespace drumhead::app {

/// Plain text in letters so many times as large as the application's, and never smaller than so many points.
class BigLabel : public QLabel {
    Q_OBJECT

public:
    BigLabel(double factor, double leastPoints, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fit();

    double m_factor;
    double m_leastPoints;
};

}  // namespace drumhead::app
