#include "app/combat/dice/die_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/reason_edit.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace drumhead::app {

DieDialog::DieDialog(std::vector<ThrownDice> throwsMade, QWidget* parent)
    : QDialog(parent), m_throws(std::move(throwsMade)), m_throw(new QComboBox(this)), m_die(new QComboBox(this)),
      m_face(new QSpinBox(this)), m_reason(new ReasonEdit(QStringLiteral("dieReason"), true, this))
{
    setWindowTitle(tr("Change a die"));
    setObjectName(QStringLiteral("dieDialog"));
    m_throw->setObjectName(QStringLiteral("dieThrow"));
    m_die->setObjectName(QStringLiteral("dieNumber"));
    m_face->setObjectName(QStringLiteral("dieFace"));
    for (const ThrownDice& each : m_throws)
        m_throw->addItem(each.cards.empty() ? tr("%1: %2 D%3")
                                                  .arg(toQt(each.title), QString::number(each.faces.size()),
                                                       QString::number(each.sides))
                                            : tr("%1: a card").arg(toQt(each.title)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Change the die"));
    auto* layout = new QFormLayout(this);
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout->addRow(tr("&Throw"), m_throw);
    layout->addRow(tr("&Die"), m_die);
    layout->addRow(tr("&Face that counts"), m_face);
    m_reason->addTo(*layout);
    layout->addRow(buttons);
    connect(m_throw, &QComboBox::currentIndexChanged, this, &DieDialog::fillDice);
    connect(m_die, &QComboBox::currentIndexChanged, this, &DieDialog::fillFaces);
    connect(m_face, &QSpinBox::valueChanged, this, &DieDialog::nameFace);
    connect(m_reason, &ReasonEdit::changed, this, &DieDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fillDice();
    check();
    (m_throws.size() > 1 ? static_cast<QWidget*>(m_throw) : m_die)->setFocus();
}

const ThrownDice& DieDialog::chosen() const
{
    return m_throws[static_cast<std::size_t>(std::max(m_throw->currentIndex(), 0))];
}

void DieDialog::fillDice()
{
    m_die->clear();
    int number = 0;
    for (const int face : chosen().faces)
        m_die->addItem(chosen().cards.empty() ? tr("die %1, showing %2").arg(++number).arg(face)
                                              : tr("card %1").arg(cardText(face)));
    m_face->setRange(1, chosen().sides);
    nameFace();
}

QString DieDialog::cardText(int face) const
{
    const auto at = static_cast<std::size_t>(face) - 1;
    return at < chosen().cards.size() ? toQt(chosen().cards[at]) : QString();
}

/// Cards have names besides their numbers.
void DieDialog::nameFace()
{
    const QString card = cardText(m_face->value());
    m_face->setSuffix(card.isEmpty() ? QString() : QStringLiteral(" – ") + card);
}

void DieDialog::fillFaces()
{
    if (m_die->currentIndex() >= 0) m_face->setValue(chosen().faces[static_cast<std::size_t>(m_die->currentIndex())]);
}

void DieDialog::check()
{
    const bool reasoned = !m_reason->reason().isEmpty();
    m_ok->setEnabled(reasoned);
    m_ok->setToolTip(reasoned ? QString() : tr("Give a reason first."));
}

void DieDialog::choose(int thrown, int die)
{
    m_throw->setCurrentIndex(std::clamp(thrown, 0, m_throw->count() - 1));
    m_die->setCurrentIndex(std::clamp(die, 0, m_die->count() - 1));
    const std::string& reason = chosen().reasons[static_cast<std::size_t>(std::max(m_die->currentIndex(), 0))];
    if (!reason.empty()) m_reason->setReason(toQt(reason));
    m_face->setFocus();
    m_face->selectAll();
}

Overrule DieDialog::overrule() const
{
    Overrule overrule;
    overrule.kind = Overrule::Kind::Die;
    overrule.occurrence = chosen().occurrence;
    overrule.die = m_die->currentIndex();
    overrule.value = Number(m_face->value());
    overrule.reason = m_reason->reason().toStdString();
    return overrule;
}

}  // namespace drumhead::app
