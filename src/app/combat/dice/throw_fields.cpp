#include "app/combat/dice/throw_fields.hpp"

#include "app/combat/dice/face_strip.hpp"
#include "app/combat/dice/throw_text.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/rules/deck.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>

namespace drumhead::app {

namespace {

bool same(const Throw& a, const Throw& b)
{
    return a.title == b.title && a.dice == b.dice && a.sides == b.sides && a.deck == b.deck && a.left == b.left;
}

/// The width of the faces with their spaces, up to a limit.
int fieldWidth(const Throw& thrown, const QWidget& widget)
{
    return widget.fontMetrics().averageCharWidth() * std::clamp(5 + 3 * thrown.dice, 8, 22);
}

QString markOf(DiceCheck::State state)
{
    switch (state) {
    case DiceCheck::State::Fits: return QStringLiteral("✓");
    case DiceCheck::State::Short: return QStringLiteral("…");
    case DiceCheck::State::Wrong: return QStringLiteral("✗");
    case DiceCheck::State::Empty: break;
    }
    return {};
}

}  // namespace

ThrowFields::ThrowFields(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    setObjectName(QStringLiteral("throwFields"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(18);
    m_grid->setVerticalSpacing(4);
}

void ThrowFields::setSession(const CaseSession* session)
{
    m_session = session;
    const std::vector<Throw> none;
    const std::vector<Throw>& wanted = session ? session->together() : none;
    const bool unchanged = std::equal(m_rows.begin(), m_rows.end(), wanted.begin(), wanted.end(),
                                      [](const Row& row, const Throw& thrown) { return same(row.thrown, thrown); });
    if (!unchanged) rebuild();
    judge();
}

void ThrowFields::rebuild()
{
    for (const Row& row : m_rows) {  // one of them may be emitting returnPressed right now
        row.field->setObjectName({});
        row.cell->hide();
        m_grid->removeWidget(row.cell);
        row.cell->deleteLater();
    }
    m_rows.clear();
    std::size_t number = 0;
    for (const Throw& each : m_session ? m_session->together() : std::vector<Throw>()) addRow(each, ++number);
    m_columns = 0;
    arrange();
    Q_EMIT rebuilt();
}

void ThrowFields::addRow(const Throw& thrown, std::size_t number)
{
    auto* cell = new QWidget(this);
    auto* layout = new QHBoxLayout(cell);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    const QString title = thrown.deck
        ? tr("%1 – a card of %2").arg(raised(toQt(thrown.title)), toQt(thrown.deck->title))
        : tr("%1 – %2 D%3")
              .arg(raised(toQt(thrown.title)), QString::number(thrown.dice), QString::number(thrown.sides));
    auto* label = new QLabel(withoutMnemonic(title), cell);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* field = new QLineEdit(cell);
    field->setObjectName(QStringLiteral("throw.%1").arg(number));
    const bool repeated =
        std::any_of(m_rows.begin(), m_rows.end(), [&](const Row& row) { return same(row.thrown, thrown); });
    field->setAccessibleName(repeated ? tr("%1, throw %2").arg(title, QString::number(number)) : title);
    field->setAccessibleDescription(
        tr("The faces thrown on the table, with spaces between them; Return accepts all throws"));
    field->setPlaceholderText(thrown.deck ? tr("card") : thrown.dice == 1 ? tr("face") : tr("faces"));
    field->setFixedWidth(fieldWidth(thrown, *this));
    label->setBuddy(field);
    auto* mark = new QLabel(cell);
    mark->setTextFormat(Qt::PlainText);
    mark->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("✗ ")));
    layout->addWidget(label, 1);
    layout->addWidget(field);
    layout->addWidget(mark);
    m_rows.push_back({thrown, cell, label, field, mark});
    connect(field, &QLineEdit::textChanged, this, [this] {
        judge();
        Q_EMIT edited();
    });
    connect(field, &QLineEdit::returnPressed, this, &ThrowFields::returnPressed);
}

void ThrowFields::setPlan(const std::vector<PlannedThrow>& planned)
{
    if (planned.size() != m_rows.size()) return;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString label = throwLabel(planned[i]);
        m_rows[i].label->setText(withoutMnemonic(label));
        QStringList readings;
        for (const FaceStrip::Line& line : stripLines(planned[i])) {
            for (const FaceMeaning& each : line.meanings)
                readings << tr("%1-%2 %3").arg(each.face).arg(each.until).arg(toQt(each.words));
        }
        m_rows[i].label->setToolTip(tipText(readings.join(QStringLiteral(", "))));
    }
    m_columns = 0;
    arrange();
}

void ThrowFields::clear()
{
    for (const Row& row : m_rows) row.field->clear();
}

DiceCheck ThrowFields::check(const Row& row) const
{
    return checkThrow(row.field->text().toStdString(), row.thrown, *spokenTexts());
}

void ThrowFields::judge()
{
    for (const Row& row : m_rows) {
        const DiceCheck check = this->check(row);
        row.mark->setText(markOf(check.state));
        row.mark->setToolTip(tipText(toQt(check.message)));
        row.field->setToolTip(tipText(toQt(check.message)));
    }
}

DiceCheck ThrowFields::check() const
{
    DiceCheck all;
    for (const Row& row : m_rows) {
        const DiceCheck one = check(row);
        if (one.state != DiceCheck::State::Fits) return {one.state, {}, one.message};
        all.faces.insert(all.faces.end(), one.faces.begin(), one.faces.end());
    }
    all.state = DiceCheck::State::Fits;
    return all;
}

DiceCheck ThrowFields::remark() const
{
    const Row* about = nullptr;
    bool any = false;
    bool allFit = true;
    for (const Row& row : m_rows) {
        const DiceCheck::State state = check(row).state;
        any = any || state != DiceCheck::State::Empty;
        allFit = allFit && state == DiceCheck::State::Fits;
        const bool unfit = state == DiceCheck::State::Wrong || state == DiceCheck::State::Short;
        if (unfit && (!about || row.field->hasFocus())) about = &row;
    }
    if (about) {
        DiceCheck check = this->check(*about);
        check.message = capitalised(about->thrown.title) + ": " + check.message;
        return check;
    }
    if (allFit && any) return {DiceCheck::State::Fits, {}, tr("Return accepts them all.").toStdString()};
    if (any)
        return {DiceCheck::State::Short, {}, tr("Tab goes to the next throw; Return accepts them all.").toStdString()};
    return {};
}

void ThrowFields::focusFirst()
{
    if (m_rows.empty()) return;
    m_rows.front().field->setFocus(Qt::ShortcutFocusReason);
    m_rows.front().field->selectAll();
}

void ThrowFields::focusWrong()
{
    for (const Row& row : m_rows) {
        if (check(row).state == DiceCheck::State::Fits) continue;
        row.field->setFocus(Qt::TabFocusReason);
        return row.field->selectAll();
    }
}

QList<QWidget*> ThrowFields::tabChain() const
{
    QList<QWidget*> chain;
    for (const Row& row : m_rows) chain << row.field;
    return chain;
}

/// As many columns as fit; filled column by column.
void ThrowFields::arrange()
{
    int widest = 1;
    for (const Row& row : m_rows) {
        const int label = std::min(row.label->fontMetrics().horizontalAdvance(row.label->text()),
                                   row.label->fontMetrics().averageCharWidth() * 30);
        widest = std::max(widest, label + row.field->minimumWidth() + row.mark->minimumWidth() + 12);
    }
    const int count = static_cast<int>(m_rows.size());
    const int fit = std::clamp((width() + 18) / (widest + 18), 1, std::max(count, 1));
    if (fit == m_columns) return;
    m_columns = fit;
    const int deep = (count + fit - 1) / fit;
    for (int i = 0; i < count; ++i) {
        m_grid->addWidget(m_rows[static_cast<std::size_t>(i)].cell, i % deep, i / deep);
        m_grid->setColumnStretch(i / deep, 1);
    }
    for (int column = fit; column < m_grid->columnCount(); ++column) m_grid->setColumnStretch(column, 0);
}

void ThrowFields::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ThrowFields::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_grid) return;
    for (const Row& row : m_rows) {
        row.field->setFixedWidth(fieldWidth(row.thrown, *this));
        row.mark->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("✗ ")));
    }
    m_columns = 0;
    arrange();
}

}  // namespace drumhead::app
