#pragma once

#include <QObject>

class QLabel;

namespace drumhead::app {

/// A sentence in a label that goes with the next command: a key that is no typing, or a click. One that this command
/// brings stays.
class PassingMessage : public QObject {
    Q_OBJECT

public:
    /// The label owns it.
    explicit PassingMessage(QLabel& label);

    /// Empty: none.
    void show(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel& m_label;
    int m_count = 0;  ///< of sentences shown, to tell one from the next
};

}  // namespace drumhead::app
