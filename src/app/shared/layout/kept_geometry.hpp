#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace drumhead::app {

/// A window opens where and as large as it was when it was last closed. It belongs to the window.
class KeptGeometry : public QObject {
    Q_OBJECT

public:
    /// `name` is the window's in the settings.
    KeptGeometry(QWidget& window, const QString& name);

    /// Forgets the places of all windows; those that are open stay where they are.
    static void forgetAll();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    QString m_key;
};

}  // namespace drumhead::app
