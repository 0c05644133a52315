#include "app/shell/combat/problems_panel.hpp"

#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/widgets/text/big_label.hpp"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

QString countOf(const std::vector<Diagnostic>& all)
{
    const auto errors = static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const Diagnostic& each) { return each.severity == Severity::Error; }));
    const int warnings = static_cast<int>(all.size()) - errors;
    QStringList parts{ProblemsPanel::tr("%n error(s)", nullptr, errors)};
    if (warnings > 0) parts << ProblemsPanel::tr("%n warning(s)", nullptr, warnings);
    return parts.join(QStringLiteral(", "));
}

}  // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent), m_sentence(new BigLabel(1.2, 12, this)), m_faults(new QPlainTextEdit(this)),
      m_copy(new QPushButton(tr("Copy the faults"), this)), m_forget(new QPushButton(tr("Forget this ruleset"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_sentence->setObjectName(QStringLiteral("problem"));
    m_faults->setObjectName(QStringLiteral("faults"));
    m_faults->setAccessibleName(tr("Faults"));
    m_faults->setReadOnly(true);
    m_faults->setTabChangesFocus(true);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_copy->setObjectName(QStringLiteral("copyFaults"));
    layout->addWidget(m_sentence);
    layout->addWidget(m_faults, 1);
    m_forget->setObjectName(QStringLiteral("forgetRuleset"));
    m_forget->setToolTip(
        tr("Takes it off the list. Its files stay as they are; File > Open ruleset folder… brings it back."));
    m_forget->setAccessibleDescription(m_forget->toolTip());
    m_forget->hide();
    auto* row = new QHBoxLayout;
    row->addWidget(m_copy);
    row->addWidget(m_forget);
    row->addStretch();
    layout->addLayout(row);
    connect(m_forget, &QPushButton::clicked, this, &ProblemsPanel::forgetWanted);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_faults->toPlainText()); });
}

void ProblemsPanel::explain(const LibraryEntry* chosen, const QStringList& problems)
{
    m_forget->setVisible(chosen && !chosen->folder.startsWith(RulesetLibrary::standardFolder() + u'/'));
    if (!chosen)
        return showFaults(problems.join(u'\n') + u'\n' + tr("Open a folder of rulesets: File > Open ruleset folder…"),
                          {});
    if (!chosen->isLoaded) return showFaults(tr("Loading the rules “%1”…").arg(chosen->title), {});
    showFaults(chosen->usable() ? tr("“%1” has no procedures yet.").arg(chosen->title)
                                : tr("“%1” has faults; they must be fixed before it can be played.").arg(chosen->title)
                       + QStringLiteral("\n") + countOf(chosen->loaded.diagnostics),
               chosen->faults());
}

void ProblemsPanel::showFaults(const QString& sentence, const QStringList& faults)
{
    m_sentence->setText(sentence);
    m_faults->setPlainText(faults.join(u'\n'));
    m_faults->setVisible(!faults.isEmpty());
    m_copy->setVisible(!faults.isEmpty());
}

QList<QWidget*> ProblemsPanel::tabChain() const { return {m_faults, m_copy, m_forget}; }

}  // namespace drumhead::app
