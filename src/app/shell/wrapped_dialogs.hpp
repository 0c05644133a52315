#pragma once

#include <QObject>

namespace drumhead::app {

/// Gives every dialog, as it comes, the height that its wrapped lines need at the width it got: a dialog is never
/// wider than two thirds of the screen unless asked for, but its height is reckoned for the width it wished for.
class WrappedDialogs final : public QObject {
public:
    explicit WrappedDialogs(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace drumhead::app
