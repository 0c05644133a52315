#pragma once

#include <QDialog>

namespace drumhead::app {

/// A battle whose own rules can no longer be played with: why, what was played, how today's rules differ from its own.
/// Accepted: it goes on under today's rules.
class ReadableBattleDialog : public QDialog {
    Q_OBJECT

public:
    ReadableBattleDialog(const QString& why, const QStringList& rulesDiffer, const QStringList& log,
                         QWidget* parent = nullptr);

private:
    QWidget* textOf(const QString& name, const QString& label, const QStringList& lines, int stretch);
};

}  // namespace drumhead::app
