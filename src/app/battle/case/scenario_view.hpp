#pragma once

#include "drumhead/game/scenario/scenario.hpp"

#include <QTextBrowser>

namespace drumhead::app {

/// A scenario to be read. Its Markdown is shown without HTML, and neither pictures nor links lead out of it.
class ScenarioView : public QTextBrowser {
    Q_OBJECT

public:
    explicit ScenarioView(QWidget* parent = nullptr);

    void show(const Scenario& scenario);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();

    QString m_markdown;
};

}  // namespace drumhead::app
