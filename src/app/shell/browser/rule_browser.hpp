#pragma once

#include "app/shell/browser/rule_item_model.hpp"
#include "drumhead/game/journal/used_elements.hpp"

#include <QDialog>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTextBrowser;
class QTimer;
class QTreeView;
class QUrl;

namespace drumhead::app {

class RuleFilter;
class SourceView;

/// Everything in a ruleset: found by words, with what it says, what it rests on, where it is used, its file, and
/// whether the present battle has used it.
class RuleBrowser : public QDialog {
    Q_OBJECT

public:
    /// `game`: the battle whose use is shown, or null; it must not change while the dialog is open. `folders`: where
    /// the files of a battle's rules lie, and those of the rulesets that they extend.
    RuleBrowser(const Ruleset& ruleset, const Game* game, QStringList folders, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFilters(bool hasGame);
    void makeView();
    void arrange();
    void connectAll();
    void search();
    void count();
    void findUsed();
    void showCurrent();
    void followLink(const QUrl& link);
    void goTo(std::size_t item);
    void goBack();
    void openFile();
    [[nodiscard]] int current() const;

    QStringList m_folders;
    RuleItemModel* m_model;
    RuleFilter* m_filter;
    QLineEdit* m_words;
    QComboBox* m_status;
    QCheckBox* m_onlyUsed;
    QLabel* m_count;
    QTreeView* m_view;
    QTextBrowser* m_text;
    SourceView* m_source;
    QLabel* m_place;
    QPushButton* m_back;
    QPushButton* m_open;
    QSplitter* m_split;
    QTimer* m_finding;
    std::optional<UsedElements> m_used;
    std::vector<std::size_t> m_visited;  ///< the rules from which links led on
    int m_shown = -1;
};

}  // namespace drumhead::app
