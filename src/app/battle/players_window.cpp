#include "app/battle/players_window.hpp"

#include "app/battle/at_a_glance.hpp"
#include "app/battle/strength_delegate.hpp"
#include "app/battle/visible_army_model.hpp"
#include "app/text.hpp"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

PlayersWindow::PlayersWindow(QWidget* parent) : QWidget(parent, Qt::Window)
{
    setObjectName(QStringLiteral("playersWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("For the players – Drumhead"));
    auto* layout = new QVBoxLayout(this);
    const auto label = [&](const QString& name) {
        auto* made = new QLabel(this);
        made->setObjectName(name);
        made->setTextFormat(Qt::PlainText);
        made->setWordWrap(true);
        layout->addWidget(made);
        return made;
    };
    m_turn = label(QStringLiteral("playersTurn"));
    m_verdict = label(QStringLiteral("playersVerdict"));
    m_armies = new QHBoxLayout;
    layout->addLayout(m_armies, 1);
    resize(1280, 800);
}

void PlayersWindow::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) connect(m_battle, &Battle::changed, this, &PlayersWindow::refresh);
    fillArmies();
    refresh();
}

void PlayersWindow::showOnOtherScreen(const QWidget& referee)
{
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen == referee.screen()) continue;
        setGeometry(screen->geometry());
        showFullScreen();
        return;
    }
    show();
    raise();
}

void PlayersWindow::fillArmies()
{
    while (QLayoutItem* item = m_armies->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (!m_battle) return;
    const std::vector<Entity>& entities = m_battle->state().entities;
    for (std::size_t i = 0; i < entities.size(); ++i) {
        if (entities[i].kind != EntityKind::Side) continue;
        auto* view = new QTreeView(this);
        view->setObjectName(QStringLiteral("players.%1").arg(toQt(entities[i].id)));
        view->setAccessibleName(toQt(entities[i].name));
        auto* model = new VisibleArmyModel(*m_battle, static_cast<EntityId>(i), view);
        view->setModel(model);
        view->setItemDelegateForColumn(VisibleArmyModel::Strength, new StrengthDelegate(view));
        view->setRootIsDecorated(false);
        view->setUniformRowHeights(true);
        view->setSelectionMode(QAbstractItemView::NoSelection);
        view->setFocusPolicy(Qt::NoFocus);
        view->header()->setStretchLastSection(false);
        view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        view->header()->setSectionResizeMode(VisibleArmyModel::Name, QHeaderView::Stretch);
        m_armies->addWidget(view);
    }
    fitType();
}

void PlayersWindow::refresh()
{
    if (!m_battle) {
        m_turn->setText(tr("No battle"));
        m_verdict->clear();
        return;
    }
    QString step;
    for (const TurnLine& line : turnLines(m_battle->rules(), m_battle->state())) {
        if (line.when == TurnLine::When::Now) step = line.sideTitle.empty() ? toQt(line.title) : tr("%1 · %2").arg(toQt(line.title), toQt(line.sideTitle));
    }
    m_turn->setText(step.isEmpty() ? tr("Turn %1").arg(m_battle->state().turn) : tr("Turn %1 · %2").arg(m_battle->state().turn).arg(step));
    m_verdict->setText(visibleVerdict(*m_battle));
    for (QTreeView* view : findChildren<QTreeView*>()) static_cast<VisibleArmyModel*>(view->model())->refresh();
}

/// The larger the screen, the larger the letters: the turn and the verdict fill its width, the armies its height.
void PlayersWindow::fitType()
{
    const auto sized = [](QWidget* widget, int pixels, bool bold) {
        QFont font = widget->font();
        font.setPixelSize(std::max(pixels, 12));
        font.setBold(bold);
        widget->setFont(font);
    };
    sized(m_turn, height() / 20, true);
    sized(m_verdict, height() / 16, true);
    for (QTreeView* view : findChildren<QTreeView*>()) {
        const int rows = std::max(view->model()->rowCount() + 2, 8);
        sized(view, std::min(height() / 28, height() * 6 / 10 / rows), false);
    }
}

void PlayersWindow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitType();
}

void PlayersWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen()) showNormal();
    else if (event->key() == Qt::Key_F11) isFullScreen() ? showNormal() : showFullScreen();
    else QWidget::keyPressEvent(event);
}

}  // namespace drumhead::app
