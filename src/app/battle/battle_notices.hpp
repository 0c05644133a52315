#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace drumhead::app {

class HintBar;
class PassingMessage;
class UnappliedStrip;

/// What the referee has to know beside the step: a warning, what was refused, where in the past the battle stands, and
/// cases that wait to be applied. They come and go where nothing else has to move for them.
class BattleNotices : public QWidget {
    Q_OBJECT

public:
    explicit BattleNotices(QWidget* parent = nullptr);

    /// A sentence that goes with the next command.
    void tell(const QString& sentence);
    /// A warning that stays until it is taken back; empty: none.
    void warn(const QString& sentence);
    [[nodiscard]] UnappliedStrip* unapplied() const { return m_unapplied; }
    /// How far back the battle stands.
    [[nodiscard]] HintBar* back() const { return m_back; }
    /// Which entry is being corrected.
    [[nodiscard]] HintBar* correction() const { return m_correction; }
    [[nodiscard]] bool hasAny() const;
    [[nodiscard]] QList<QWidget*> tabChain() const;
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// One has come or gone.
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QList<QWidget*> all() const;
    /// Whether they stand beside each other.
    [[nodiscard]] bool isWide(int width) const;

    QLabel* m_warning;
    QLabel* m_message;
    PassingMessage* m_passing;
    HintBar* m_correction;
    HintBar* m_back;
    UnappliedStrip* m_unapplied;
    QBoxLayout* m_row;
};

}  // namespace drumhead::app
