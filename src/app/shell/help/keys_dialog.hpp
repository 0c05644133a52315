#pragma once

#include <QDialog>
#include <QList>
#include <QPair>
#include <QString>

namespace drumhead::app {

/// What it does, and the keys for it.
using KeyHelp = QPair<QString, QString>;

/// The keys by which everything is reached.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    KeysDialog(const QList<KeyHelp>& keys, QWidget* parent);
};

}  // namespace drumhead::app
