#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QObject>
#include <QWidget>

#include <optional>

namespace drumhead::app {

class ChoiceEdit;
class NumberEdit;

/// A field for one value of an army list. Where nothing is said, it shows what holds then. It belongs to `parent`, as
/// its caption does.
class AttributeField : public QObject {
    Q_OBJECT

public:
    /// `isType`: the value is a troop type.
    AttributeField(const Ruleset& ruleset, const Shape& shape, bool isType, const QString& name, QWidget* parent);

    /// `fallback`: what holds where nothing is said. No value: those who are chosen differ.
    void show(std::optional<Value> value, Value fallback);
    [[nodiscard]] Value value() const;
    [[nodiscard]] QWidget* field() const;

Q_SIGNALS:
    void edited();

protected:
    /// Delete takes back what was chosen.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const Ruleset& m_ruleset;
    Shape m_shape;
    NumberEdit* m_number = nullptr;
    ChoiceEdit* m_choice = nullptr;
};

}  // namespace drumhead::app
