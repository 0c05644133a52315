#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/shared/background_job.hpp"
#include "drumhead/game/scenario/editing/side_balance.hpp"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QTextBrowser;

namespace drumhead::app {

class AttributeField;

/// What the two lists weigh against one another, as far as the rules can tell.
class BalancePage : public QWidget {
    Q_OBJECT

public:
    BalancePage(ScenarioDocument& document, QWidget* parent);
    ~BalancePage() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Supposed {
        std::string name;
        AttributeField* field;
    };

    void compute();
    void tell(const std::vector<SideStrength>& sides, const std::vector<MatchUp>& matches);
    void ask(const MatchNeed& need);
    void forgetSupposed();

    ScenarioDocument& m_document;
    QComboBox* m_procedure;
    QFormLayout* m_form;
    QTextBrowser* m_text;
    std::vector<Supposed> m_supposed;
    QTimer m_soon;
    BackgroundJob m_job;
};

}  // namespace drumhead::app
