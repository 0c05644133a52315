#pragma once

#include <QLabel>

namespace drumhead::app {

/// Wrapped text that is shown as it stands, never as markup. A word too long for any line (a name of 300 letters
/// without a space) is broken where the line ends, so that it never widens a window.
class PlainLabel : public QLabel {
    Q_OBJECT

public:
    explicit PlainLabel(QWidget* parent = nullptr) : PlainLabel({}, parent) {}
    PlainLabel(const QString& text, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool hasLongWord() const;
    [[nodiscard]] int widthOf(int letters) const;
};

[[nodiscard]] inline QLabel* plainText(const QString& text, QWidget* parent) { return new PlainLabel(text, parent); }

/// One that gets its text later.
[[nodiscard]] inline QLabel* plainLabel(const QString& objectName, QWidget* parent)
{
    QLabel* const label = plainText({}, parent);
    label->setObjectName(objectName);
    return label;
}

}  // namespace drumhead::app
