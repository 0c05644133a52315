#pragma once

#include "drumhead/resolve/words/outcome.hpp"

#include <QFont>
#include <QLabel>
#include <QStringList>

namespace drumhead::app {

/// The word of an outcome in capitals, with its sign. Its letters have one height whatever the word: a long one takes a
/// second line or narrower letters, and nothing is ever cut. Its text is what a screen reader says.
class OutcomeWord : public QLabel {
    Q_OBJECT

public:
    explicit OutcomeWord(QWidget* parent = nullptr);

    /// `spoken`: the whole outcome as one text.
    void setOutcome(const VerdictOutcome& outcome, const QString& spoken);

    /// In pixels; 0: as large as verdicts usually are.
    void setCapitals(int pixels);
    /// In a low window the letters become smaller before a second line is begun.
    void setTight(bool tight);
    /// How narrow the letters are at this width: 1 as they are, 0.5 half as wide.
    [[nodiscard]] double squeezeAt(int width) const { return placeAt(width).squeeze; }
    /// In pixels.
    [[nodiscard]] int capitals() const { return m_capitals; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Place {
        QStringList lines;
        double squeeze = 1;
    };
    void fit();
    [[nodiscard]] int fittingCapitals(int usual) const;
    [[nodiscard]] Place placeAt(int width) const;
    [[nodiscard]] int signRoom() const;
    [[nodiscard]] int lineHeight() const;

    QString m_word;  ///< in capitals
    OutcomeSign m_sign = OutcomeSign::None;
    OutcomeTone m_tone = OutcomeTone::Neutral;
    QFont m_letters;
    int m_wanted = 0;  ///< 0: as usual
    int m_capitals = 0;
    bool m_isTight = false;
};

}  // namespace drumhead::app
