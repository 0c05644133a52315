#include "app/shared/palette/command_palette.hpp"

#include "app/shared/actions/action_keys.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "drumhead/base/word_search.hpp"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QScrollBar>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace drumhead::app {

namespace {

enum Column { Name, Place, Keys };
constexpr int patience = 300;  // milliseconds until a window manager has handed the keyboard back

/// Runs it once, when the window has the keyboard again.
void runWhenBack(QWidget& window, const std::function<void()>& run)
{
    auto* once = new QObject(&window);
    const auto go = [once, run, isDone = std::make_shared<bool>(false)] {
        if (std::exchange(*isDone, true)) return;
        QObject::disconnect(qApp, nullptr, once, nullptr);
        once->deleteLater();
        run();
    };
    QObject::connect(qApp, &QApplication::focusChanged, once, [once, go, &window](QWidget*, QWidget* now) {
        if (!now || now->window() != &window) return;
        QObject::disconnect(qApp, nullptr, once, nullptr);
        QTimer::singleShot(0, once, go);
    });
    QTimer::singleShot(patience, once, go);
}

/// Menus that are filled when they are shown are filled for this too.
void addMenu(QMenu& menu, const QString& place, QList<Command>& commands)
{
    Q_EMIT menu.aboutToShow();
    for (QAction* each : menu.actions()) {
        if (each->menu()) addMenu(*each->menu(), place + QStringLiteral(" > ") + actionName(*each), commands);
        else if (each->isEnabled() && !each->isSeparator())
            commands << Command{actionName(*each), place, keyList(each->shortcuts()),
                                [action = QPointer<QAction>(each)] {
                                    if (action) action->trigger();
                                }};
    }
}

}  // namespace

QList<Command> menuCommands(const QMenuBar& menus)
{
    QList<Command> commands;
    for (const QAction* each : menus.actions()) {
        if (each->menu()) addMenu(*each->menu(), actionName(*each), commands);
    }
    return commands;
}

CommandPalette::CommandPalette(QList<Command> commands, QWidget* window)
    : QDialog(window), m_commands(std::move(commands)), m_typed(new QLineEdit(this)), m_found(new QTreeWidget(this)),
      m_count(plainLabel(QStringLiteral("paletteCount"), this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    resize(roomFor(*this, 96, 26));
    m_typed->setObjectName(QStringLiteral("paletteTyped"));
    m_typed->setAccessibleName(tr("Command"));
    m_typed->setPlaceholderText(tr("Any words of what you want to do"));
    m_typed->installEventFilter(this);
    m_found->setObjectName(QStringLiteral("paletteFound"));
    m_found->setAccessibleName(tr("Commands found"));
    m_found->setHeaderLabels({tr("Command"), tr("Where"), tr("Keys")});
    m_found->setRootIsDecorated(false);
    m_found->setWordWrap(true);
    for (const Column each : {Name, Place, Keys}) m_found->setItemDelegateForColumn(each, new WrapDelegate(m_found));
    m_found->setFocusPolicy(Qt::NoFocus);  // the arrow keys of the field move in it
    m_found->header()->setStretchLastSection(false);
    m_found->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    for (const Column each : {Place, Keys}) m_found->header()->setSectionResizeMode(each, QHeaderView::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_typed);
    layout->addWidget(m_found, 1);
    layout->addWidget(m_count);
    connect(m_typed, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_found, &QTreeWidget::itemClicked, this, &CommandPalette::run);
    fill();
}

/// The best first, else in the order of the menus.
void CommandPalette::fill()
{
    const std::string typed = m_typed->text().trimmed().toStdString();
    std::vector<std::pair<WordMatch, int>> found;
    for (int i = 0; i < m_commands.size(); ++i) {
        const Command& each = m_commands[i];
        const std::string all = (each.name + u' ' + each.place + u' ' + each.also).toStdString();
        const WordMatch match = matchWords(all, typed);
        if (match != WordMatch::None) found.emplace_back(match, i);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    m_found->clear();
    for (const auto& [match, i] : found) {
        auto* item = new QTreeWidgetItem({m_commands[i].name, m_commands[i].place, m_commands[i].keys});
        item->setData(Name, Qt::UserRole, i);
        item->setToolTip(Name, {});
        item->setForeground(Place, palette().color(QPalette::PlaceholderText));
        m_found->addTopLevelItem(item);
    }
    if (m_found->topLevelItemCount() > 0) m_found->setCurrentItem(m_found->topLevelItem(0));
    m_count->setText(found.empty() ? tr("No such command is available here now.")
                                   : tr("%n found; Return runs the selected one, Esc closes.", nullptr,
                                        static_cast<int>(found.size())));
    if (const QTreeWidgetItem* first = m_found->currentItem()) m_typed->setAccessibleDescription(first->text(Name));
}

/// The name of a command has half of the width at least; where there is little, it goes without its place.
void CommandPalette::arrange()
{
    constexpr int lettersForPlaces = 70;
    constexpr int beside = 8;
    const int room = contentsRect().width() - 2 * m_found->x() - m_found->verticalScrollBar()->sizeHint().width();
    const bool hasPlaces = room >= lettersForPlaces * m_found->fontMetrics().averageCharWidth();
    m_found->setColumnHidden(Place, !hasPlaces);
    const int most = hasPlaces ? room / 4 : room / 2;
    const auto fit = [&](Column column, QString Command::*text) {
        int width = m_found->header()->sectionSizeHint(column);
        for (const Command& each : m_commands)
            width = std::max(width, m_found->fontMetrics().horizontalAdvance(each.*text) + 2 * beside);
        m_found->header()->resizeSection(column, std::min(width, most));
    };
    fit(Place, &Command::place);
    fit(Keys, &Command::keys);
}

void CommandPalette::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    arrange();
}

void CommandPalette::run()
{
    const QTreeWidgetItem* item = m_found->currentItem();
    if (!item) return;
    const std::function<void()> chosen = m_commands[item->data(Name, Qt::UserRole).toInt()].run;
    QWidget* const window = parentWidget();
    accept();
    runWhenBack(*window, chosen);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_typed || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QApplication::sendEvent(m_found, event);
        if (const QTreeWidgetItem* at = m_found->currentItem()) m_typed->setAccessibleDescription(at->text(Name));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: run(); return true;
    default: return QDialog::eventFilter(watched, event);
    }
}

}  // namespace drumhead::app
