#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QComboBox>
#include <QElapsedTimer>

#include <vector>

namespace drumhead::app {

/// One of a list of choices; "—" stands for not answered where there is no default.
class ChoiceEdit : public QComboBox {
    Q_OBJECT

public:
    explicit ChoiceEdit(QWidget* parent = nullptr);

    void add(const QString& label, Value value);
    /// Adds all that a value of that shape can be: yes and no, the choices of its list, and "none" where it may be.
    void addAll(const Ruleset& ruleset, const Shape& shape);
    [[nodiscard]] Value answer() const;
    void setAnswer(Value value);

    void showPopup() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    /// Goes to the entry that begins with what was typed in one go; spaces belong to it. False: nothing was
    /// typed.
    bool typeAhead(const QKeyEvent& event);
    [[nodiscard]] int findFrom(int start, const QString& beginning) const;

    std::vector<Value> m_values;
    QString m_typed;
    QElapsedTimer m_sinceTyped;
};

}  // namespace drumhead::app
