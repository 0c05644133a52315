#include "app/shell/across/across_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

/// What a term is, below the heading that says whose.
QString captionOf(const PlainTerm& term)
{
    switch (term.what) {
    case PlainTerm::What::Arm: return AcrossDialog::tr("Troops");
    case PlainTerm::What::Men: return AcrossDialog::tr("Strength");
    case PlainTerm::What::Guns: return AcrossDialog::tr("Guns");
    case PlainTerm::What::Formation: return AcrossDialog::tr("Formation");
    case PlainTerm::What::Distance: return AcrossDialog::tr("Distance");
    case PlainTerm::What::Ground: break;
    }
    return AcrossDialog::tr("Ground");
}

/// Where there is room for more: the distance is nobody's.
int columnOf(const PlainTerm& term)
{
    return term.whose == PlainTerm::Whose::Attacker || term.what == PlainTerm::What::Distance ? 0 : 1;
}

}  // namespace

AcrossDialog::AcrossDialog(std::vector<std::shared_ptr<const Ruleset>> rulesets, QWidget* parent)
    : QDialog(parent), m_rulesets(std::move(rulesets)), m_engagement(Engagement::usual(EngagementKind::Shooting)),
      m_kind(new QComboBox(this)), m_model(new AcrossModel(this)),
      m_view(makeListView(QStringLiteral("acrossView"), tr("The engagement under each ruleset"), this))
{
    setWindowTitle(tr("Across rulesets"));
    setObjectName(QStringLiteral("acrossDialog"));
    resize(roomFor(*this, 130, 34));
    m_view->setModel(m_model);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeForm());
    layout->addWidget(m_view, 1);
    m_note = plainText(
        tr("Each ruleset has its own scale, shown in its tool tip. Men lost stand for what the rules count: figures, stands or hits."),
        this);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    changeKind();
}

/// The attacker's terms on the left, the defender's on the right.
QWidget* AcrossDialog::makeForm()
{
    auto* form = new QWidget(this);
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    m_kind->setObjectName(QStringLiteral("acrossKind"));
    m_kind->addItem(tr("One shoots at the other"));
    m_kind->addItem(tr("One attacks the other hand to hand"));
    auto* kind = new QLabel(tr("&What happens"), form);
    kind->setBuddy(m_kind);
    grid->addWidget(kind, 0, 0);
    grid->addWidget(m_kind, 0, 1, 1, 3, Qt::AlignLeft);
    const QString headings[] = {tr("Attacker"), tr("Defender")};
    for (int side = 0; side < 2; ++side) {
        auto* heading = new QLabel(headings[side], form);
        heading->setStyleSheet(QStringLiteral("font-weight: bold"));  // whatever the type
        grid->addWidget(heading, 1, side * 2, 1, 2);
    }
    int rows[] = {2, 2};
    for (std::size_t i = 0; i < plainTerms().size(); ++i) {
        const int side = columnOf(plainTerms()[i]);
        QWidget* const field = fieldOf(i);
        auto* label = new QLabel(captionOf(plainTerms()[i]), form);
        label->setBuddy(field);
        const QString whose = raised(toQt(spokenTexts()->say(plainTerms()[i].label)));
        label->setAccessibleName(whose);
        field->setAccessibleName(whose);
        const int row = rows[side]++;
        grid->addWidget(label, row, side * 2);
        grid->addWidget(field, row, side * 2 + 1);
        m_fields.emplace_back(label, field);
    }
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &AcrossDialog::changeKind);
    return form;
}

QWidget* AcrossDialog::fieldOf(std::size_t number)
{
    const PlainTerm& term = plainTerms()[number];
    const QString name = QStringLiteral("across.") + toQt(term.id);
    if (term.choices.empty()) {
        auto* field = new QSpinBox(this);
        field->setObjectName(name);
        field->setRange(term.least, term.most);
        field->setSuffix(u' ' + toQt(spokenTexts()->say(term.unit)));
        field->setValue(toQt(term.usual).toInt());
        connect(field, &QSpinBox::valueChanged, this,
                [this, number](int value) { change(number, QString::number(value)); });
        return field;
    }
    auto* field = new QComboBox(this);
    field->setObjectName(name);
    field->setSizeAdjustPolicy(
        QComboBox::AdjustToMinimumContentsLengthWithIcon);  // two fit beside one another in large type
    field->setMinimumContentsLength(8);
    for (const auto& [id, label] : term.choices) field->addItem(toQt(spokenTexts()->say(label)), toQt(id));
    connect(field, &QComboBox::currentIndexChanged, this,
            [this, number, field] { change(number, field->currentData().toString()); });
    return field;
}

void AcrossDialog::change(std::size_t term, const QString& value)
{
    static_cast<void>(m_engagement.set(plainTerms()[term].id, value.toStdString()));
    refresh();
}

void AcrossDialog::changeKind()
{
    m_engagement.kind = m_kind->currentIndex() == 1 ? EngagementKind::Melee : EngagementKind::Shooting;
    m_view->setColumnHidden(AcrossModel::Wins, m_kind->currentIndex() == 0);
    m_view->setColumnHidden(AcrossModel::Loses, m_kind->currentIndex() == 0);
    fitColumns();
    refresh();
}

/// Terms that say nothing of this engagement are not asked.
void AcrossDialog::refresh()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i].first->setVisible(m_engagement.has(i));
        m_fields[i].second->setVisible(m_engagement.has(i));
    }
    std::vector<AcrossLine> lines;
    for (const auto& ruleset : m_rulesets) lines.push_back(putTo(*ruleset, m_engagement));
    m_model->setLines(std::move(lines));
}

void AcrossDialog::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    fitColumns();
    constexpr int fewLines = 24;
    m_note->setVisible(height() >= fewLines * fontMetrics().lineSpacing());
}

/// Headings of figures break into two lines, so that the remarks have room.
void AcrossDialog::fitColumns()
{
    constexpr int fewLetters = 100;
    const int letter = std::max(fontMetrics().averageCharWidth(), 1);
    const int letters = width() / letter;
    QHeaderView* const header = m_view->header();
    header->setMinimumHeight(2 * fontMetrics().lineSpacing() + 6);
    const bool isNarrow = letters < fewLetters;
    m_model->setNarrow(isNarrow);
    header->setStretchLastSection(!isNarrow);
    m_view->setColumnHidden(AcrossModel::Remark, isNarrow);
    header->setSectionResizeMode(AcrossModel::Rules, isNarrow ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!isNarrow) header->resizeSection(AcrossModel::Rules, std::clamp(letters / 5, 14, 34) * letter);
    for (int column = AcrossModel::Wins; column <= AcrossModel::AnyLoss; ++column) {
        int widest = 8 * letter;
        for (const QString& word : m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().split(u' '))
            widest = std::max(widest, fontMetrics().horizontalAdvance(word));
        header->resizeSection(column, widest + (isNarrow ? 1 : 2) * letter);
    }
    const bool hasEndings = m_engagement.kind == EngagementKind::Melee;
    m_view->setColumnHidden(AcrossModel::Undecided, !hasEndings || isNarrow);  // what the others leave
}

}  // namespace drumhead::app
