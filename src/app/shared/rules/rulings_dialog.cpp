#include "app/shared/rules/rulings_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/status_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/resolve/words/verdict.hpp"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

QString idOf(const Ruleset& ruleset, NameId name) { return toQt(ruleset.names.word(name)); }

/// The label of a button, which does not break its words into lines by itself.
QString inLines(const QString& label, const QFontMetrics& metrics, int width)
{
    QString text;
    QString line;
    for (const QString& word : label.split(u' ')) {
        if (!line.isEmpty() && metrics.horizontalAdvance(line + u' ' + word) > width) {
            text += line + u'\n';
            line.clear();
        }
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
    return text + line;
}

}  // namespace

RulingsDialog::RulingsDialog(const Ruleset& ruleset, const ClubRulings& rulings, QWidget* parent)
    : QDialog(parent), m_ruleset(ruleset)
{
    setWindowTitle(tr("Rulings: %1").arg(toQt(ruleset.title)));
    setObjectName(QStringLiteral("rulingsDialog"));
    resize(roomFor(*this, 100, 36));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    for (const Ruling& ruling : ruleset.rulings) addRuling(ruling, column);
    if (ruleset.rulings.empty()) column->addWidget(plainText(tr("This ruleset has nothing to rule on."), content));
    column->addStretch(1);
    content->setMinimumWidth(1);  // what stands in it gives way: nothing may lie beyond the right edge
    scroll->setWidget(content);
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const QString chosen = rulings.value(toQt(ruleset.rulings[i].id));
        if (!chosen.isEmpty()) choose(i, chosen);
    }
    auto* buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Apply the rulings"));
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("Reset to the usual"));
    auto* layout = new QVBoxLayout(this);
    m_scope = plainText(
        tr("Where the printed rules are unclear, the club decides. The choices apply to every single combat under these rules; each battle has its own."),
        this);
    m_scope->setObjectName(QStringLiteral("rulingsScope"));
    layout->addWidget(m_scope);
    layout->addWidget(scroll, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &RulingsDialog::restoreDefaults);
}

void RulingsDialog::setScope(const QString& sentence) { m_scope->setText(sentence); }

void RulingsDialog::addRuling(const Ruling& ruling, QVBoxLayout* column)
{
    const QString title = toQt(ruling.title);
    auto* box = new QGroupBox(withoutMnemonic(title), this);
    auto* layout = new QVBoxLayout(box);
    layout->addWidget(plainText(toQt(ruling.question), box));
    auto* group = new QButtonGroup(this);
    for (const Choice& choice : m_ruleset.choiceLists[static_cast<std::size_t>(ruling.choices)].choices) {
        const bool isDefault = ruling.fallback == Value::choice(choice.id);
        const QString label = isDefault ? tr("%1 (our reading)").arg(toQt(choice.label)) : toQt(choice.label);
        auto* button = new QRadioButton(
            withoutMnemonic(inLines(label, fontMetrics(), width() - 12 * fontMetrics().averageCharWidth())), box);
        button->setObjectName(QStringLiteral("ruling.%1.%2").arg(toQt(ruling.id), idOf(m_ruleset, choice.id)));
        button->setAccessibleName(title + QStringLiteral(": ") + label);
        button->setProperty("choice", idOf(m_ruleset, choice.id));
        button->setProperty("isDefault", isDefault);
        button->setChecked(isDefault);
        group->addButton(button);
        layout->addWidget(button);
    }
    const Element& element = m_ruleset.elements[ruling.element];
    QString source = statusSentence(element.status);
    for (const CitationText& cited : citations(m_ruleset, element.cites)) {
        source += QStringLiteral("\n• %1: %2").arg(toQt(cited.id), toQt(withDashes(cited.statement)));
        if (!cited.reading.empty()) source += u'\n' + readingText(cited.reading);
    }
    auto* small = plainText(source, box);
    small->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(small);
    m_groups.push_back(group);
    column->addWidget(box);
}

void RulingsDialog::choose(std::size_t ruling, const QString& choice)
{
    for (QAbstractButton* button : m_groups[ruling]->buttons()) {
        if (button->property("choice").toString() == choice) button->setChecked(true);
    }
}

void RulingsDialog::restoreDefaults()
{
    for (const QButtonGroup* group : m_groups) {
        for (QAbstractButton* button : group->buttons()) {
            if (button->property("isDefault").toBool()) button->setChecked(true);
        }
    }
}

ClubRulings RulingsDialog::rulings() const
{
    ClubRulings chosen;
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        const QAbstractButton* button = m_groups[i]->checkedButton();
        if (button) chosen.insert(toQt(m_ruleset.rulings[i].id), button->property("choice").toString());
    }
    return chosen;
}

}  // namespace drumhead::app
