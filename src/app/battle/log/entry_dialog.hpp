#pragma once

#include "app/battle/session/battle.hpp"

#include <QDialog>

namespace drumhead::app {

/// One entry of the log with all that it came to: sentences, what changed, and the whole arithmetic.
class EntryDialog : public QDialog {
    Q_OBJECT

public:
    EntryDialog(const Battle& battle, EntryId entry, QWidget* parent = nullptr);

private:
    void fitToContent();
};

}  // namespace drumhead::app
