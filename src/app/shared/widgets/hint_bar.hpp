#pragma once

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace drumhead::app {

/// A sentence on why there is nothing to show, with a button that leads to what is missing.
class HintBar : public QFrame {
    Q_OBJECT

public:
    HintBar(const QString& objectName, QWidget* parent);

    /// A frame, and bold letters: for what must not be overlooked.
    void emphasize();
    /// Without a name for the button there is only the sentence; without a sentence nothing.
    void show(const QString& sentence, const QString& button = {});
    /// Of a line with a button, whether it has one or not.
    [[nodiscard]] int leastHeight() const;
    [[nodiscard]] QPushButton* button() const { return m_button; }
    [[nodiscard]] QString sentence() const;
    /// What the button says where there is room.
    [[nodiscard]] QString buttonText() const { return m_buttonText; }

Q_SIGNALS:
    void wanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitButton();

    QLabel* m_label;
    QPushButton* m_button;
    QBoxLayout* m_layout = nullptr;
    bool m_isStrip = false;
    QString m_buttonText;
};

}  // namespace drumhead::app
