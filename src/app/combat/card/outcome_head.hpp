#pragma once

#include "drumhead/resolve/session/case_result.hpp"

#include <QFrame>

class QLabel;

namespace drumhead::app {

class BigLabel;
class OutcomeWord;
class StrengthBar;

/// The leading outcome: its word, then the unit with its strength before and after, then one line. All three keep their
/// places, whether there is something to say or not, unless room is tight.
class OutcomeHead : public QFrame {
    Q_OBJECT

public:
    explicit OutcomeHead(QWidget* parent = nullptr);

    void setResult(const CaseResult& result);
    /// The height of a capital letter of its word, in pixels; the other lines grow with it.
    void setCapitals(int pixels);
    /// Drops empty lines.
    void setTight(bool tight);
    [[nodiscard]] QString spoken() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void keepLines();

    OutcomeWord* m_word = nullptr;
    BigLabel* m_who = nullptr;
    BigLabel* m_strength = nullptr;
    StrengthBar* m_bar = nullptr;
    BigLabel* m_line = nullptr;
    bool m_isTight = false;
    bool m_isAboutNobody = false;
    OutcomeTone m_tone = OutcomeTone::Neutral;
};

}  // namespace drumhead::app
