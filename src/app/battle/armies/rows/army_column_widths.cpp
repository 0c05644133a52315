#include "app/battle/armies/rows/army_column_widths.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/chip_delegate.hpp"
#include "app/battle/armies/rows/name_delegate.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/preferences.hpp"
#include "app/shared/settings/settings.hpp"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

#include <algorithm>
#include <vector>

namespace drumhead::app {

namespace {

QString columnsKey() { return QStringLiteral("battle/armyColumns"); }

constexpr int mostMeasured = 400;  // names; in larger armies they repeat

}  // namespace

ArmyColumnWidths::ArmyColumnWidths(QTreeView& view, const ArmyModel& model)
    : QObject(&view), m_view(view), m_model(model)
{
    view.viewport()->installEventFilter(this);
    view.header()->setProperty("copiesHidden", true);  // the state, where it stands beneath the name
    // Stretched, the last column is never narrower than it was before: it would lie half beyond the edge.
    view.header()->setStretchLastSection(false);
    view.header()->resizeSection(ArmyModel::How, view.header()->minimumSectionSize());
    view.header()->setStretchLastSection(true);
    connect(view.header(), &QHeaderView::sectionResized, this, &ArmyColumnWidths::remember);
    // Whether a name takes two lines depends on the width.
    connect(view.header(), &QHeaderView::sectionResized, &view, [&view](int column) {
        if (column != ArmyModel::Strength && !view.uniformRowHeights())
            QMetaObject::invokeMethod(&view, &QTreeView::doItemsLayout, Qt::QueuedConnection);
    });
}

void ArmyColumnWidths::measure(const Battle* battle)
{
    m_nameWidth = 0;
    m_howWidth = 0;
    m_strengthWidth = 0;
    if (!battle) return;
    std::vector<int> names;
    QFont bold = m_view.font();
    bold.setBold(true);
    const QFontMetrics plain(m_view.font());
    const QFontMetrics heavy(bold);
    const std::vector<Entity>& entities = battle->state().entities;
    for (std::size_t i = 0; i < entities.size() && i < mostMeasured; ++i) {
        const bool isSide = entities[i].kind == EntityKind::Side;
        const QModelIndex index = m_model.indexOf(static_cast<EntityId>(i));
        int depth = 1;
        for (QModelIndex at = index.parent(); at.isValid(); at = at.parent()) ++depth;
        const QFontMetrics& metrics = isSide ? heavy : plain;
        names.push_back(depth * m_view.indentation() + metrics.horizontalAdvance(toQt(entities[i].name))
                        + metrics.averageCharWidth() + m_view.iconSize().width()
                        - (entities[i].kind == EntityKind::Leader ? leastStrength() : 0));
        m_howWidth = std::max(m_howWidth, howWidth(static_cast<EntityId>(i)));
        // Nobody is stronger than a whole side.
        if (isSide)
            m_strengthWidth =
                std::max(m_strengthWidth,
                         metrics.horizontalAdvance(index.siblingAtColumn(ArmyModel::Strength).data().toString())
                             + 2 * metrics.averageCharWidth());
    }
    if (names.empty()) return;
    m_nameWidth = *std::max_element(names.begin(), names.end());
}

int ArmyColumnWidths::leastStrength() const { return 9 * m_view.fontMetrics().averageCharWidth() + 8; }

int ArmyColumnWidths::howWidth(EntityId who) const
{
    const QModelIndex index = m_model.indexOf(who).siblingAtColumn(ArmyModel::How);
    QStyleOptionViewItem option;
    option.font = m_view.font();
    option.fontMetrics = m_view.fontMetrics();
    if (!index.isValid()) return 0;
    // What a leader has left ("Command Points left 2") is not to cost the units their names.
    const bool isLeader = index.data(ArmyModel::KindRole).toInt() == static_cast<int>(EntityKind::Leader);
    const int wanted = isLeader ? ChipDelegate::leastWidth(index, m_view.fontMetrics())
                                : m_view.itemDelegateForColumn(ArmyModel::How)->sizeHint(option, index).width();
    return wanted + m_view.fontMetrics().averageCharWidth();
}

void ArmyColumnWidths::grow(const Battle& battle)
{
    const int before = m_howWidth;
    const std::vector<EntityId>& changed = battle.lastChanged();
    for (std::size_t i = 0; i < changed.size() && i < mostMeasured; ++i)
        m_howWidth = std::max(m_howWidth, howWidth(changed[i]));
    if (m_howWidth != before) fit();
}

/// Where a name in two lines, the strength and the state have no room side by side, the state goes beneath the name.
void ArmyColumnWidths::setBeneath(int strength)
{
    const int letter = m_view.fontMetrics().averageCharWidth();
    constexpr int fewLetters = 17;
    const int name = fewLetters * letter + 3 * m_view.indentation() + m_view.iconSize().width();
    const bool isBeneath = m_howWidth > 0 && name + strength + wantedHow() > m_view.viewport()->width();
    auto* const names = qobject_cast<NameDelegate*>(m_view.itemDelegateForColumn(ArmyModel::Name));
    if (!names || names->isStateBeneath() == isBeneath) return;
    names->setStateBeneath(isBeneath ? int(ArmyModel::How) : -1);
    m_view.setColumnHidden(ArmyModel::How, isBeneath);
    QMetaObject::invokeMethod(&m_view, &QTreeView::doItemsLayout, Qt::QueuedConnection);
}

/// A heading may be cut, and a long name take two lines; how they stand is seen whole.
int ArmyColumnWidths::wantedHow() const
{
    const int heading =
        std::max(m_view.header()->sectionSizeHint(ArmyModel::How), 10 * m_view.fontMetrics().averageCharWidth());
    return std::max(heading, std::min(m_howWidth, m_view.viewport()->width() * 9 / 20));
}

/// What a person chose is kept in letters, so that it holds for any type.
void ArmyColumnWidths::fit()
{
    const int letter = m_view.fontMetrics().averageCharWidth();
    const QStringList chosen = Settings().value(columnsKey()).toStringList();
    const int strength = chosen.size() == 2 ? chosen[1].toInt() * letter : std::max(leastStrength(), m_strengthWidth);
    m_fitting = true;
    setBeneath(strength);
    const bool isBeneath = m_view.isColumnHidden(ArmyModel::How);
    const int viewport = m_view.viewport()->width();
    const int most = std::max(viewport - strength - (isBeneath ? 0 : wantedHow()), 20 * letter);
    const int name = isBeneath ? most : chosen.size() == 2 ? chosen[0].toInt() * letter : std::min(m_nameWidth, most);
    m_view.header()->resizeSection(ArmyModel::Name, name);
    m_view.header()->resizeSection(ArmyModel::Strength, strength);
    m_fitting = false;
}

/// Only a column dragged by hand, not one that shrinks by itself.
void ArmyColumnWidths::remember()
{
    if (m_fitting || QApplication::mouseButtons() == Qt::NoButton) return;
    const int letter = std::max(m_view.fontMetrics().averageCharWidth(), 1);
    const auto letters = [&](int column) {
        return QString::number(std::max(m_view.header()->sectionSize(column) / letter, 3));
    };
    Settings().setValue(columnsKey(), QStringList{letters(ArmyModel::Name), letters(ArmyModel::Strength)});
}

bool ArmyColumnWidths::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == preferencesChanged) fit();
    return QObject::eventFilter(watched, event);
}

}  // namespace drumhead::app
