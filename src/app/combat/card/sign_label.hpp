#pragma once

#include "drumhead/resolve/words/outcome.hpp"

#include <QWidget>

namespace drumhead::app {

/// The sign of an outcome in its colour, as high as a line of type.
class SignLabel : public QWidget {
    Q_OBJECT

public:
    explicit SignLabel(const VerdictOutcome& outcome, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    OutcomeSign m_sign;
    OutcomeTone m_tone;
};

}  // namespace drumhead::app
