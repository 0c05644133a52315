#pragma once

#include <QDoubleSpinBox>  // first: Qt's moc cannot begin with <compare>

#include "drumhead/rules/values/shape.hpp"

#include <optional>

namespace drumhead::app {

/// A number with its unit, that may also be not answered ("—") or, where the rules allow it, none. Lengths may be typed
/// in any unit ("20 cm"), and are shown in a second one where the preferences ask for it.
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
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] double noneValue() const { return minimum() + 1; }

    bool m_mayBeNone;
    /// What was typed as a number with a unit of length.
    struct TypedLength {
        double number = 0;
        QString unit;  ///< perhaps only the beginning of one
    };
    [[nodiscard]] std::optional<TypedLength> typedLength(QString text) const;
    [[nodiscard]] bool isLongInOwnUnit(QString text) const;
    [[nodiscard]] std::optional<double> inOwnUnit(const TypedLength& typed) const;
    [[nodiscard]] QString inOtherUnit() const;
    void fitSuffix();
    void tellBounds() const;

    std::string m_length;  ///< the unit of a length, or empty
    QString m_unit;
    QString m_unitOfOne;
    QString m_noneText;
};

}  // namespace drumhead::app
