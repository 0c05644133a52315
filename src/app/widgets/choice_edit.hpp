#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QComboBox>

#include <vector>

namespace drumhead::app {

/// One of a list of choices; "—" stands for not answered where there is no default.
class ChoiceEdit : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceEdit(QWidget* parent = nullptr);

    void add(const QString& label, Value value);
    [[nodiscard]] Value answer() const;
    void setAnswer(Value value);

    void showPopup() override;

protected:
    void wheelEvent(QWheelEvent* event) override;

private:
    std::vector<Value> m_values;
};

}  // namespace drumhead::app
