#include "app/shell/main_window.hpp"

#include "app/battle/battle_page.hpp"
#include "app/combat/case_page.hpp"
#include "app/combat/form/case_form.hpp"
#include "app/shared/settings/settings.hpp"
#include "app/shared/widgets/choice_edit.hpp"
#include "app/shared/widgets/flow_layout.hpp"
#include "app/shared/widgets/plain_label.hpp"
#include "app/shell/problems_panel.hpp"

#include <QCloseEvent>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

QComboBox* addCombo(FlowLayout* bar, const QString& caption, const QString& name, QWidget* parent)
{
    auto* label = new QLabel(caption, parent);
    auto* combo = new ChoiceEdit(parent);
    combo->setObjectName(name);
    combo->setMinimumContentsLength(11);
    combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    label->setBuddy(combo);
    auto* pair = new QHBoxLayout;
    pair->setSpacing(6);
    pair->addWidget(label);
    pair->addWidget(combo, 1);
    bar->addLayout(pair);
    return combo;
}

}  // namespace

MainWindow::MainWindow(Appearance& appearance, const LaunchOptions& options, QWidget* parent)
    : QMainWindow(parent), m_appearance(appearance)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(QStringLiteral("Drumhead"));
    makeCentre();
    makeMenus();
    connectAll();
    setMinimumSize(900, 640);
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, 40)));
    restoreWindow();
    m_folders = options.folders;
    loadLibrary();
    takeOptions(options);
    if (m_page->session()) m_page->form()->focusFirst();
    const bool forCombat = !options.ruleset.isEmpty() || !options.procedure.isEmpty() || !options.answers.isEmpty()
        || !options.folders.isEmpty();
    const QString last = forCombat ? QString() : Settings().value(QStringLiteral("last/battle")).toString();
    if (!options.battle.isEmpty()) openFile(options.battle);
    else if (!last.isEmpty() && QFile::exists(last)) openFile(last);
}

MainWindow::~MainWindow()
{
    if (m_battlePage) m_battlePage->setBattle(nullptr);
    m_page->setSession(nullptr);  // before the library that it looks into
}

QPushButton* MainWindow::addButton(QLayout* bar, const QString& text, const QString& name)
{
    auto* button = new QPushButton(text, bar->parentWidget());
    button->setObjectName(name);
    bar->addWidget(button);
    return button;
}

QWidget* MainWindow::makeTopBar()
{
    auto* top = new QWidget(this);
    auto* bar = new FlowLayout(top, 10);
    m_rulesets = addCombo(bar, tr("R&uleset"), QStringLiteral("rulesetCombo"), top);
    m_procedures = addCombo(bar, tr("&Procedure"), QStringLiteral("procedureCombo"), top);
    m_back = addButton(bar, QString(), QStringLiteral("back"));
    m_back->setToolTip(tr("To the case that made this one due, as it was left (Alt+Left)"));
    m_back->hide();
    m_newCase = addButton(bar, tr("&New case"), QStringLiteral("newCase"));
    m_newCase->setToolTip(tr("Forgets the answers and the dice (Ctrl+N)"));
    m_swap = addButton(bar, tr("&Swap sides"), QStringLiteral("swapSides"));
    m_swap->setToolTip(tr("The two change places: for the return shot (Ctrl+T)"));
    m_rulings = addButton(bar, tr("Ru&lings…"), QStringLiteral("rulings"));
    m_rulings->setToolTip(tr("What the club has ruled where the print is unclear (Ctrl+L)"));
    return top;
}

QWidget* MainWindow::makeCombat()
{
    auto* centre = new QWidget(this);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(10, 8, 10, 6);
    layout->setSpacing(8);
    m_banner = plainLabel(QStringLiteral("banner"), centre);
    m_banner->setFrameShape(QFrame::Box);
    m_banner->setMargin(6);
    m_banner->hide();
    m_page = new CasePage(centre);
    m_problems = new ProblemsPanel(centre);
    m_stack = new QStackedWidget(centre);
    m_stack->addWidget(m_page);
    m_stack->addWidget(m_problems);
    layout->addWidget(makeTopBar());
    layout->addWidget(m_banner);
    layout->addWidget(m_stack, 1);
    return centre;
}

void MainWindow::makeCentre()
{
    m_modes = new QStackedWidget(this);
    m_modes->addWidget(makeCombat());
    setCentralWidget(m_modes);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectAll()
{
    connect(m_rulesets, &QComboBox::currentIndexChanged, this, &MainWindow::takeRuleset);
    connect(m_procedures, &QComboBox::currentIndexChanged, this, &MainWindow::takeProcedure);
    connect(m_newCase, &QPushButton::clicked, this, &MainWindow::newCase);
    connect(m_back, &QPushButton::clicked, this, &MainWindow::goBack, Qt::QueuedConnection);
    connect(m_page, &CasePage::dueWanted, this, &MainWindow::openDue);
    connect(m_page, &CasePage::swapWanted, this, &MainWindow::takePinned);
    connect(m_swap, &QPushButton::clicked, this, &MainWindow::swapSides);
    connect(m_rulings, &QPushButton::clicked, this, &MainWindow::rule);
    connect(m_page, &CasePage::questionFocused, this,
            [this](const QString& question) { statusBar()->showMessage(question); });
    connect(m_page, &CasePage::tabOrderChanged, this, &MainWindow::setTabOrders);
    connect(&m_loadSoon, &QTimer::timeout, this, &MainWindow::loadNext);
    m_rememberSoon.setSingleShot(true);
    m_rememberSoon.setInterval(400);
    connect(&m_rememberSoon, &QTimer::timeout, this, &MainWindow::remember);
    connect(m_page, &CasePage::caseChanged, &m_rememberSoon, qOverload<>(&QTimer::start));
}

/// Tab goes in reading order, also after the form was built again.
void MainWindow::setTabOrders()
{
    QList<QWidget*> chain{m_rulesets, m_procedures, m_back, m_newCase, m_swap, m_rulings};
    chain << m_page->tabChain() << m_problems->tabChain();
    if (m_battlePage) chain << m_battlePage->tabChain();
    for (qsizetype i = 0; i + 1 < chain.size(); ++i) setTabOrder(chain[i], chain[i + 1]);
}

void MainWindow::restoreWindow()
{
    const Settings settings;
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    remember();
    if (!mayLetGoOfBattle()) return event->ignore();
    Settings().setValue(QStringLiteral("window/geometry"), saveGeometry());
    QMainWindow::closeEvent(event);
}

}  // namespace drumhead::app
