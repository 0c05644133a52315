#include "app/combat/form/fact_group.hpp"

#include "app/combat/form/fact_editor.hpp"
#include "app/shared/qt_text.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

QGridLayout* factGrid(QWidget* parent)
{
    auto* grid = new QGridLayout(parent);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 3);
    return grid;
}

QString titleOf(const CaseSession& session, int role, int row)
{
    if (role == FactGroup::onTheWay) return FactGroup::tr("Asked during the case");
    if (role < 0) return FactGroup::tr("The case");
    return raised(toQt(roleLabel(session.situation(), role, row)));
}

bool contains(const std::vector<FactRef>& facts, FactRef fact)
{
    return std::find(facts.begin(), facts.end(), fact) != facts.end();
}

/// Whether a battle keeps it, so that it need not be recorded by hand.
bool isKept(const CaseSession& session, FactRef fact)
{
    const Attribute* attribute = session.program().slot(fact.slot).attribute;
    return session.isOfBattle() && attribute && attribute->origin != Origin::Case;
}

}  // namespace

FactGroup::FactGroup(const CaseSession& session, int role, int row, QWidget* parent)
    : QGroupBox(parent), m_role(role), m_row(row), m_title(titleOf(session, role, row))
{
    setTitle(withoutMnemonic(m_title));
    setAccessibleName(m_title);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(6);
    auto* questions = new QWidget(this);
    m_questionGrid = factGrid(questions);
    layout->addWidget(questions);
    addRecord();
    addEditors(session);
    addRemoveButton(session);
    layout->addStretch(1);
}

void FactGroup::addRecord()
{
    m_recordButton = new QToolButton(this);
    m_recordButton->setObjectName(QStringLiteral("record.%1.%2").arg(m_role).arg(m_row));
    m_recordButton->setText(tr("For the record"));
    m_recordButton->setAccessibleName(tr("%1: for the record").arg(m_title));
    m_recordButton->setToolTip(tr("Answers that do not change the result, but are kept with it"));
    m_recordButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_recordButton->setArrowType(Qt::RightArrow);
    m_recordButton->setAutoRaise(true);
    m_recordButton->setCheckable(true);
    m_recordButton->setFocusPolicy(Qt::StrongFocus);
    m_record = new QWidget(this);
    m_recordGrid = factGrid(m_record);
    m_record->hide();
    m_foot = new QHBoxLayout;
    m_foot->setContentsMargins(0, 0, 0, 0);
    m_foot->addWidget(m_recordButton);
    m_foot->addStretch(1);
    static_cast<QVBoxLayout*>(layout())->addLayout(m_foot);
    layout()->addWidget(m_record);
    connect(m_recordButton, &QToolButton::toggled, this, &FactGroup::foldRecord);
}

void FactGroup::addEditors(const CaseSession& session)
{
    for (const SlotId question : session.program().questions) {
        const Slot& slot = session.program().slot(question);
        const int belongs = session.isEntered({question, 0}) ? onTheWay : slot.owner;
        if (belongs != m_role) continue;
        const int rows = slot.manyRole < 0 ? 1 : session.situation().layout().rows(slot.manyRole);
        if (m_role != onTheWay) addEditor(session, {question, slot.manyRole < 0 ? 0 : m_row});
        else
            for (int each = 0; each < rows; ++each) addEditor(session, {question, each});
    }
    m_editors.insert(m_editors.end(), m_recordEditors.begin(), m_recordEditors.end());
}

void FactGroup::addEditor(const CaseSession& session, FactRef fact)
{
    const Slot& slot = session.program().slot(fact.slot);
    const bool recorded = !slot.consulted && slot.attribute;
    auto* editor = new FactEditor(session, fact, recorded ? m_recordGrid : m_questionGrid,
                                  recorded ? m_record : m_questionGrid->parentWidget());
    connect(editor, &FactEditor::answered, this, &FactGroup::answered);
    (recorded ? m_recordEditors : m_editors).push_back(editor);
}

void FactGroup::addRemoveButton(const CaseSession& session)
{
    if (m_role < 0) return;
    const ProgramRole& role = session.program().role(m_role);
    if (!role.many || session.isOfBattle()) return;
    m_remove = new QPushButton(
        withoutMnemonic(tr("Remove %1").arg(toQt(roleLabel(session.situation(), m_role, m_row)))), this);
    m_remove->setObjectName(QStringLiteral("remove.%1.%2").arg(toQt(role.name)).arg(m_row + 1));
    m_remove->setEnabled(session.situation().layout().rows(m_role) > role.least);
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removeWanted(m_role, m_row); });
    m_foot->addWidget(m_remove);
}

QList<QWidget*> FactGroup::tabChain() const
{
    QList<QWidget*> chain;
    const std::size_t questions = m_editors.size() - m_recordEditors.size();
    for (std::size_t i = 0; i < m_editors.size(); ++i) {
        if (i == questions) chain << m_recordButton;
        chain << m_editors[i]->field();
    }
    if (m_recordEditors.empty()) chain << m_recordButton;
    if (m_remove) chain << m_remove;
    return chain;
}

bool FactGroup::refresh(const CaseSession& session)
{
    bool any = m_remove && m_remove->isEnabled();  // the one required row is shown only if something is asked about it
    bool anyRecorded = false;
    for (FactEditor* editor : m_editors) {
        const FactRef fact = editor->fact();
        const bool waitsForIt =
            session.pause().kind == Pause::Kind::Answer && session.pause().fact == fact && !session.waitsForType(fact);
        const bool wanted = waitsForIt || (session.isAsked(fact) && contains(session.relevance().questions, fact));
        const bool recorded =
            contains(session.relevance().recorded, fact) && (session.showsKnown() || !isKept(session, fact));
        const bool shown = (wanted || recorded) && (session.showsKnown() || !session.isKnown(fact));
        editor->show(session.effective(editor->fact()), session.isGiven(editor->fact()),
                     session.isSuggested(editor->fact()));
        editor->setShown(shown);
        any = any || shown;
        anyRecorded = anyRecorded || (shown && recorded);
    }
    m_recordButton->setVisible(anyRecorded);
    m_record->setVisible(anyRecorded && m_recordButton->isChecked());
    return any;
}

void FactGroup::foldRecord(bool open)
{
    m_recordButton->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_record->setVisible(open);
}

void FactGroup::reveal(const FactEditor* editor)
{
    if (std::find(m_recordEditors.begin(), m_recordEditors.end(), editor) != m_recordEditors.end())
        m_recordButton->setChecked(true);
}

}  // namespace drumhead::app
