#pragma once

#include <QDoubleSpinBox>  // first: Qt's moc cannot begin with <compare>

#include "drumhead/rules/shape.hpp"

namespace drumhead::app {

/// A number with its unit, that may also be not answered ("—") or, where the rules allow it, none.
class NumberEdit : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit NumberEdit(const Shape& shape, QWidget* parent = nullptr);

    [[nodiscard]] Value answer() const;
    void setAnswer(Value value);

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] double noneValue() const { return minimum() + 1; }

    bool m_mayBeNone;
    void fitSuffix();
    void tellBounds();

    QString m_unit;
    QString m_unitOfOne;
    QString m_noneText;
};

}  // namespace drumhead::app
