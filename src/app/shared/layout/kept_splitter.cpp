#include "app/shared/layout/kept_splitter.hpp"

#include "app/shared/settings/settings.hpp"

#include <QApplication>

#include <algorithm>
#include <numeric>

namespace drumhead::app {

namespace {

constexpr int whole = 10000;

QString groupOfShares() { return QStringLiteral("shares"); }

}  // namespace

KeptSplitter::KeptSplitter(Qt::Orientation orientation, QWidget* parent) : QSplitter(orientation, parent)
{
    setChildrenCollapsible(false);
    // By a person alone: what the program sets does not tell.
    connect(this, &QSplitter::splitterMoved, this, &KeptSplitter::keep);
}

QList<int> KeptSplitter::lastShares() const
{
    QList<int> shares;
    for (const QString& each : Settings().value(groupOfShares() + u'/' + m_name).toStringList()) shares << each.toInt();
    const bool fits = shares.size() == count()
        && std::all_of(shares.begin(), shares.end(), [](int share) { return share >= 0 && share <= whole; });
    return fits && std::accumulate(shares.begin(), shares.end(), 0) > 0 ? shares : m_usual;
}

void KeptSplitter::share(const QString& name, const QList<int>& usual)
{
    m_name = name;
    m_usual = usual;
    if (const QList<int> shares = lastShares(); !shares.isEmpty()) setShares(shares);
}

/// In pixels: of sizes that have no room Qt takes as much from the small as from the large.
void KeptSplitter::setShares(const QList<int>& shares)
{
    const int room = orientation() == Qt::Horizontal ? width() : height();
    int sum = 0;
    for (int i = 0; i < count() && i < shares.size(); ++i) sum += widget(i)->isHidden() ? 0 : shares[i];
    QList<int> sizes;
    for (const int each : shares)
        sizes << (sum > 0 && isVisible() ? static_cast<int>(qint64(each) * room / sum) : each);
    setSizes(sizes);
}

/// In parts of the whole, so that they hold for any size of the window. What is hidden keeps the share that it had.
void KeptSplitter::keep()
{
    if (m_name.isEmpty()) return;
    QList<int> shares = sizes();
    const QList<int> before = lastShares();
    const int room = std::max(std::accumulate(shares.begin(), shares.end(), 0), 1);
    const int sum = std::max(std::accumulate(before.begin(), before.end(), 0), 1);
    QStringList texts;
    for (qsizetype i = 0; i < shares.size(); ++i) {
        const bool hidden = widget(static_cast<int>(i))->isHidden() && i < before.size();
        texts << QString::number(
            static_cast<int>(hidden ? qint64(before[i]) * whole / sum : qint64(shares[i]) * whole / room));
    }
    Settings().setValue(groupOfShares() + u'/' + m_name, texts);
}

bool KeptSplitter::nudge(int part, int pixels)
{
    int edge = part + 1;
    while (edge < count() && widget(edge)->isHidden()) ++edge;
    if (edge == count()) edge = part;  // the last: the edge before it
    const QList<int> all = sizes();
    if (std::none_of(all.begin(), all.begin() + edge, [](int size) { return size > 0; })) return false;
    const QPoint place = handle(edge)->pos();
    moveSplitter((orientation() == Qt::Horizontal ? place.x() : place.y()) + pixels, edge);
    return true;
}

bool KeptSplitter::nudgeAround(QWidget* within, Qt::ArrowType arrow)
{
    const bool sideways = arrow == Qt::LeftArrow || arrow == Qt::RightArrow;
    const bool back = arrow == Qt::LeftArrow || arrow == Qt::UpArrow;
    for (QWidget* part = within; part; part = part->parentWidget()) {
        auto* parts = qobject_cast<KeptSplitter*>(part->parentWidget());
        if (!parts || (parts->orientation() == Qt::Horizontal) != sideways) continue;
        const int step = 2 * parts->fontMetrics().lineSpacing();
        if (parts->nudge(parts->indexOf(part), back ? -step : step)) return true;
    }
    return false;
}

void KeptSplitter::forgetAll()
{
    Settings().remove(groupOfShares());
    for (QWidget* each : QApplication::allWidgets()) {
        if (auto* parts = qobject_cast<KeptSplitter*>(each); parts && !parts->m_usual.isEmpty())
            parts->setShares(parts->m_usual);
    }
}

}  // namespace drumhead::app
