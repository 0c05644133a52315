#include "app/battle/log/entry_dialog.hpp"

#include "app/battle/log/log_model.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/big_label.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/game/play/case_brief.hpp"

#include <QDateTime>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace drumhead::app {

namespace {

void addCase(const ResolveCommand& command, const std::optional<Verdict>& verdict, QStringList& lines)
{
    for (const OverruleRecord& each : command.overrules) {
        const OverruledWords words = overruledWords(each, verdict);
        lines << EntryDialog::tr("Overruled: %1 counts as %2, because: %3")
                     .arg(toQt(words.what), toQt(withMinus(words.value)), toQt(each.reason));
    }
    if (command.dice.empty()) return;
    QStringList faces;
    for (const int face : command.dice) faces << QString::number(face);
    lines << EntryDialog::tr("Dice: %1").arg(faces.join(u' '));
}

QString detailsOf(const JournalEntry& entry, const std::optional<Verdict>& verdict)
{
    QStringList lines;
    const bool isCut = !entry.sentences.empty() && headingOf(entry) != toQt(withMinus(entry.sentences.front()));
    for (std::size_t i = isCut ? 0 : 1; i < entry.sentences.size(); ++i) lines << toQt(withMinus(entry.sentences[i]));
    if (const std::string& reason = reasonOf(entry.command); !reason.empty())
        lines << EntryDialog::tr("Reason: %1").arg(toQt(reason));
    if (const auto* const resolve = std::get_if<ResolveCommand>(&entry.command)) addCase(*resolve, verdict, lines);
    if (const QDateTime when = QDateTime::fromString(toQt(entry.time), Qt::ISODate); when.isValid())
        lines << EntryDialog::tr("Decided on %1").arg(QLocale().toString(when, QLocale::ShortFormat));
    return lines.join(u'\n');
}

/// A label as tall as its text, or one that scrolls where the text is long.
QWidget* makeDetails(const QString& text, QWidget* parent)
{
    constexpr qsizetype mostOfLabel = 3000;  // letters
    constexpr qsizetype mostShown = 200'000;
    if (text.size() > mostOfLabel) {
        auto* scrolling = new QPlainTextEdit(shortened(text, mostShown), parent);
        scrolling->setObjectName(QStringLiteral("entryDetails"));
        scrolling->setAccessibleName(EntryDialog::tr("Details"));
        scrolling->setReadOnly(true);
        scrolling->setTabChangesFocus(true);
        scrolling->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        return scrolling;
    }
    auto* details = new QLabel(text, parent);
    details->setTextFormat(Qt::PlainText);
    details->setWordWrap(true);
    details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return details;
}

constexpr int usualLetters = 64;  // of a line

}  // namespace

EntryDialog::EntryDialog(const Battle& battle, EntryId id, QWidget* parent) : QDialog(parent)
{
    const JournalEntry& entry = battle.game().entry(id);
    setWindowTitle(tr("Turn %1 · %2").arg(entry.turn).arg(toQt(entry.step)));
    setObjectName(QStringLiteral("entryDialog"));
    auto* layout = new QVBoxLayout(this);
    auto* heading = new BigLabel(1.4, 14, this);
    heading->setText(headingOf(entry));
    layout->addWidget(heading);
    NoDice none;
    const DecisionResult decided = std::holds_alternative<ResolveCommand>(entry.command)
        ? decide(battle.rules(), battle.game().stateBefore(id), entry.command, none)
        : DecisionResult(Decision{});
    const QString details = detailsOf(entry, decided ? decided->verdict : std::nullopt);
    if (!details.isEmpty()) layout->addWidget(makeDetails(details, this));
    if (decided && decided->verdict) {
        auto* view = makeListView(QStringLiteral("entryArithmetic"), tr("The arithmetic of this entry"), this);
        auto* model = new ArithmeticModel(view);
        model->setVerdict(*decided->verdict, battle.ruleset(), true);
        view->setModel(model);
        view->setItemsExpandable(true);
        view->setRootIsDecorated(true);
        view->header()->setSectionResizeMode(QHeaderView::Stretch);
        view->expandAll();
        layout->addWidget(view, 1);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    fitToContent();
}

/// No larger than what it tells.
void EntryDialog::fitToContent()
{
    auto* const view = findChild<QTreeView*>();
    const bool isLong = findChild<QPlainTextEdit*>() != nullptr;
    const QSize most = roomFor(*this, 100, 34);
    const int width = view || isLong ? most.width() : roomFor(*this, usualLetters, 0).width();
    const QMargins around = layout()->contentsMargins();
    int height = layout()->totalHeightForWidth(width);
    if (view) height += heightOfRows(*view, width - around.left() - around.right()) - view->sizeHint().height();
    resize(width, isLong ? most.height() : std::min(height, std::max(most.height(), layout()->minimumSize().height())));
}

}  // namespace drumhead::app
