#pragma once

#include <QObject>
#include <QString>

class QMimeData;
class QWidget;

namespace drumhead::app {

/// Takes files that are dropped anywhere on a window: a battle, a scenario, or a folder with a ruleset.
class FileDrop : public QObject {
    Q_OBJECT

public:
    explicit FileDrop(QWidget& window);

Q_SIGNALS:
    void battleDropped(const QString& file);
    void rulesetDropped(const QString& folder);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The first file that can be opened, or nothing.
    [[nodiscard]] static QString fitting(const QMimeData& dropped);

    QWidget& m_window;
};

}  // namespace drumhead::app
