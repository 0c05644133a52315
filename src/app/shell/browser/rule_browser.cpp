#include "app/shell/browser/rule_browser.hpp"

#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shell/browser/rule_file.hpp"
#include "app/shell/browser/rule_filter.hpp"
#include "app/shell/browser/rule_text.hpp"
#include "app/shell/browser/source_view.hpp"
#include "app/shell/browser/text_editor.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeView>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

RuleBrowser::RuleBrowser(const Ruleset& ruleset, const Game* game, QStringList folders, QWidget* parent)
    : QDialog(parent), m_folders(std::move(folders)), m_model(new RuleItemModel(ruleIndex(ruleset), this)),
      m_filter(new RuleFilter(this)), m_words(new QLineEdit(this)), m_status(new QComboBox(this)),
      m_onlyUsed(new QCheckBox(tr("Only what this &battle has used"), this)), m_count(new QLabel(this)),
      m_view(new QTreeView(this)), m_text(new QTextBrowser(this)), m_source(new SourceView(this)),
      m_place(new QLabel(this)), m_back(new QPushButton(tr("Bac&k"), this)),
      m_open(new QPushButton(tr("&Open the file"), this)), m_split(new QSplitter(this)), m_finding(new QTimer(this))
{
    setWindowTitle(tr("Rules: %1").arg(toQt(ruleset.title)));
    setObjectName(QStringLiteral("ruleBrowser"));
    resize(roomFor(*this, 150, 44));
    m_filter->setSourceModel(m_model);
    makeFilters(game != nullptr);
    makeView();
    arrange();
    connectAll();
    if (game) {
        m_used.emplace(*game);
        m_finding->start(0);
    }
    m_view->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
    count();
    m_words->setFocus();
}

void RuleBrowser::makeFilters(bool hasGame)
{
    m_words->setObjectName(QStringLiteral("ruleWords"));
    m_words->setClearButtonEnabled(true);
    m_words->setPlaceholderText(tr("Any words of the rules"));
    m_status->setObjectName(QStringLiteral("ruleStatus"));
    m_status->addItem(tr("Everything"));
    m_status->addItem(tr("Printed"), static_cast<int>(Status::Printed));
    m_status->addItem(tr("Our reading"), static_cast<int>(Status::Read));
    m_status->addItem(tr("House rules"), static_cast<int>(Status::House));
    m_onlyUsed->setObjectName(QStringLiteral("onlyUsed"));
    m_onlyUsed->setVisible(hasGame);
    m_count->setObjectName(QStringLiteral("ruleCount"));
}

void RuleBrowser::makeView()
{
    m_view->setObjectName(QStringLiteral("ruleTree"));
    m_view->setAccessibleName(tr("Rules"));
    m_view->setModel(m_filter);
    m_view->setUniformRowHeights(true);
    m_view->setTabKeyNavigation(false);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(RuleItemModel::Title, QHeaderView::Stretch);
    m_view->setColumnHidden(RuleItemModel::Used, m_onlyUsed->isHidden());
    m_view->installEventFilter(this);
    m_view->expand(m_filter->index(0, 0));
    m_text->setObjectName(QStringLiteral("ruleText"));
    m_text->setAccessibleName(tr("The rule"));
    m_text->setOpenLinks(false);
    m_place->setObjectName(QStringLiteral("rulePlace"));
    m_place->setTextFormat(Qt::PlainText);
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_back->setObjectName(QStringLiteral("ruleBack"));
    m_back->setAutoDefault(false);
    m_back->setEnabled(false);
    m_open->setObjectName(QStringLiteral("openRuleFile"));
    m_open->setAutoDefault(false);
    m_open->setToolTip(tr("In your text editor, at this line (Ctrl+O)"));
}

void RuleBrowser::arrange()
{
    auto* find = new QLabel(tr("&Find"), this);
    find->setBuddy(m_words);
    auto* status = new QLabel(tr("&Status"), this);
    status->setBuddy(m_status);
    const auto pair = [](QWidget* label, QWidget* field) {
        auto* both = new QHBoxLayout;
        both->addWidget(label);
        both->addWidget(field, 1);
        return both;
    };
    m_words->setMinimumWidth(roomFor(*this, 30, 1).width());
    m_words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_status->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* top = new FlowLayout;
    top->addLayout(pair(find, m_words));
    top->addLayout(pair(status, m_status));
    top->addWidget(m_onlyUsed);
    top->addWidget(m_count);
    auto* right = new QSplitter(Qt::Vertical, this);
    right->addWidget(m_text);
    right->addWidget(m_source);
    right->setStretchFactor(0, 3);
    right->setStretchFactor(1, 2);
    right->setChildrenCollapsible(false);
    m_split->addWidget(m_view);
    m_split->addWidget(right);
    m_split->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_back);
    bottom->addWidget(m_open);
    bottom->addWidget(m_place, 1);
    bottom->addWidget(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_split, 1);
    layout->addLayout(bottom);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);  // Return is for the list
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void RuleBrowser::connectAll()
{
    connect(m_words, &QLineEdit::textChanged, this, &RuleBrowser::search);
    connect(m_status, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant status = m_status->currentData();
        m_filter->setStatus(status.isValid() ? std::optional(static_cast<Status>(status.toInt())) : std::nullopt);
        search();
    });
    connect(m_onlyUsed, &QCheckBox::toggled, this, [this](bool only) {
        m_filter->setOnlyUsed(only);
        search();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &RuleBrowser::showCurrent);
    connect(m_text, &QTextBrowser::anchorClicked, this, &RuleBrowser::followLink);
    connect(m_back, &QPushButton::clicked, this, &RuleBrowser::goBack);
    connect(m_open, &QPushButton::clicked, this, &RuleBrowser::openFile);
    connect(m_finding, &QTimer::timeout, this, &RuleBrowser::findUsed);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_words, qOverload<>(&QWidget::setFocus));
    connect(new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this), &QShortcut::activated, this,
            &RuleBrowser::goBack);
    connect(new QShortcut(QKeySequence::Open, this), &QShortcut::activated, this, &RuleBrowser::openFile);
}

/// What is searched for is unfolded; without a search only what is unfolded already.
void RuleBrowser::search()
{
    m_filter->setWords(m_words->text());
    const bool isSearched = !m_words->text().isEmpty() || m_status->currentIndex() > 0 || m_onlyUsed->isChecked();
    if (isSearched) m_view->expandAll();
    if (current() < 0 && m_filter->rowCount() > 0)
        m_view->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
    count();
}

void RuleBrowser::count() { m_count->setText(tr("%1 of %2").arg(m_filter->count()).arg(m_model->items().size())); }

/// A little at a time: a long battle has thousands of cases.
void RuleBrowser::findUsed()
{
    constexpr int budget = 10;  // milliseconds
    QElapsedTimer timer;
    timer.start();
    bool more = true;
    while (more && timer.elapsed() < budget) more = m_used->next();
    if (more) return;
    m_finding->stop();
    m_model->setUsed(m_used->used());
    search();
    const int shown = m_shown;
    m_shown = -1;
    if (shown >= 0) showCurrent();
}

int RuleBrowser::current() const { return m_model->itemAt(m_filter->mapToSource(m_view->currentIndex())); }

void RuleBrowser::showCurrent()
{
    const int item = current();
    if (item < 0 || item == m_shown) return;
    m_shown = item;
    const auto number = static_cast<std::size_t>(item);
    const RuleItem& rule = m_model->items()[number];
    m_text->setHtml(ruleHtml(m_model->items(), number, m_model->isUsed(number)));
    const QString found = ruleFile(rule, m_folders);
    const QString file = found.isEmpty() ? toQt(rule.file) : found;
    m_source->showPlace(file, rule.line);
    m_source->setVisible(!file.isEmpty());
    m_open->setEnabled(!found.isEmpty());
    m_place->setText(file.isEmpty() ? QString() : tr("%1, line %2").arg(QFileInfo(file).fileName()).arg(rule.line));
    m_place->setToolTip(tipText(file));
}

void RuleBrowser::followLink(const QUrl& link)
{
    const std::size_t item = link.path().toULongLong();
    if (link.scheme() != QStringLiteral("item") || item >= m_model->items().size()) return;
    if (m_shown >= 0) m_visited.push_back(static_cast<std::size_t>(m_shown));
    goTo(item);
}

/// A rule that the search hides is shown all the same: the search ends.
void RuleBrowser::goTo(std::size_t item)
{
    QModelIndex index = m_filter->mapFromSource(m_model->indexOf(item));
    if (!index.isValid()) {
        m_onlyUsed->setChecked(false);
        m_status->setCurrentIndex(0);
        m_words->clear();
        index = m_filter->mapFromSource(m_model->indexOf(item));
    }
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
    m_back->setEnabled(!m_visited.empty());
}

void RuleBrowser::goBack()
{
    if (m_visited.empty()) return;
    const std::size_t item = m_visited.back();
    m_visited.pop_back();
    goTo(item);
}

void RuleBrowser::openFile()
{
    if (m_shown < 0) return;
    const RuleItem& rule = m_model->items()[static_cast<std::size_t>(m_shown)];
    const QString file = ruleFile(rule, m_folders);
    if (!file.isEmpty() && !openInEditor(file, rule.line, rule.column))
        m_place->setText(tr("No program opens %1.").arg(file));
}

/// Return in the list goes to the text of the rule, where Tab goes from link to link.
bool RuleBrowser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && current() >= 0) {
            m_text->setFocus();
            m_text->verticalScrollBar()->setValue(0);  // from its heading
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

/// In large type or a narrow window the parts stand above one another.
void RuleBrowser::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    const int letter = std::max(fontMetrics().averageCharWidth(), 1);
    const int letters = width() / letter;
    m_split->setOrientation(letters < 100 ? Qt::Vertical : Qt::Horizontal);
    m_view->setColumnHidden(RuleItemModel::Under, letters < 145);
    m_view->header()->resizeSection(RuleItemModel::Under, 18 * letter);
    m_view->header()->resizeSection(RuleItemModel::StatusMark, 14 * letter);
    m_view->header()->resizeSection(RuleItemModel::Used, 16 * letter);
}

}  // namespace drumhead::app
