#pragma once

#include "app/shell/across/across_model.hpp"

#include <QDialog>

#include <memory>
#include <vector>

class QComboBox;
class QTreeView;

namespace drumhead::app {

/// One engagement in plain terms, put to several rulesets at once.
class AcrossDialog : public QDialog {
    Q_OBJECT

public:
    explicit AcrossDialog(std::vector<std::shared_ptr<const Ruleset>> rulesets, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeForm();
    [[nodiscard]] QWidget* fieldOf(std::size_t term);
    void change(std::size_t term, const QString& value);
    void changeKind();
    void refresh();
    void fitColumns();

    std::vector<std::shared_ptr<const Ruleset>> m_rulesets;
    Engagement m_engagement;
    QComboBox* m_kind;
    std::vector<std::pair<QWidget*, QWidget*>> m_fields;  ///< label and field of each term
    AcrossModel* m_model;
    QTreeView* m_view;
    QWidget* m_note = nullptr;
};

}  // namespace drumhead::app
