#include "support/catch.hpp"

#include "app/combat/modifiers/modifier_model.hpp"
#include "app/combat/verdict/arithmetic_model.hpp"
#include "app/shared/rules/ruleset_library.hpp"
#include "app/shared/rules/status_text.hpp"
#include "app/shell/help/ledger_model.hpp"
#include "app/window_driver.hpp"

#include <QAbstractItemModelTester>

#include <QRegularExpression>

#include <algorithm>

namespace models_test {

using namespace drumhead;
using namespace drumhead::app;

namespace {

class ToyCase {
public:
    ToyCase()
    {
        m_loaded = loadRulesetFolder(testing::dataFolder("rulesets/toy").toStdString());
        const Ruleset& ruleset = *m_loaded.ruleset;
        m_session = std::make_unique<CaseSession>(ruleset, *ruleset.findProcedure("shot"));
    }

    CaseSession& operator*() { return *m_session; }
    CaseSession* operator->() { return m_session.get(); }

private:
    LoadedRuleset m_loaded;
    std::unique_ptr<CaseSession> m_session;
};

QString cell(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

}  // namespace

TEST_CASE("The modifier model keeps its promises while a case is answered and finished")
{
    ToyCase toy;
    ModifierModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows(modifierRows(*toy), toy->ruleset());
    REQUIRE(model.rowCount() == 3);
    toy->prefill({"shooter.type=archers", "target.cover=soft", "distance=2"});
    model.setRows(modifierRows(*toy), toy->ruleset());
    CHECK(cell(model, 0, ModifierModel::Amount) == QStringLiteral("✓ −1"));
    CHECK(cell(model, 0, ModifierModel::Label) == QStringLiteral("Target in <b>cover</b>"));
    toy->acceptDice({1, 2, 3, 6});
    REQUIRE(toy->isFinished());
    model.setRows(modifierRows(*toy), toy->ruleset());
    CHECK(model.rowCount() == 3);
    model.clear();
    CHECK(model.rowCount() == 0);
}

TEST_CASE("A modifier that is open says what it depends on")
{
    ToyCase toy;
    const std::vector<ModifierRow> rows = modifierRows(*toy);
    CHECK(rows.at(0).state == ModifierRow::State::Open);
    CHECK(rows.at(0).because == QStringLiteral("depends on distance"));
}

TEST_CASE("The arithmetic model shows the lines of a verdict, and on demand what did not apply")
{
    ToyCase toy;
    toy->prefill({"shooter.type=archers", "distance=5"});
    toy->acceptDice({1, 2, 3, 6});
    ArithmeticModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setVerdict(toy->verdict(), toy->ruleset(), false);
    const int few = model.rowCount();
    model.setVerdict(toy->verdict(), toy->ruleset(), true);
    CHECK(few > 2);
    CHECK(model.rowCount() > few);
}

TEST_CASE("The arithmetic writes a minus as the modifiers do, the verdict itself stays plain")
{
    ToyCase toy;
    toy->prefill({"shooter.type=archers", "target.cover=soft", "distance=2"});
    toy->acceptDice({1, 2, 3, 6});
    REQUIRE(toy->isFinished());
    ArithmeticModel model;
    model.setVerdict(toy->verdict(), toy->ruleset(), false);
    QString all;
    for (int row = 0; row < model.rowCount(); ++row) all += cell(model, row, 0) + u'\n';
    INFO(all.toStdString());
    CHECK(all.contains(QStringLiteral("−1  target in")));
    CHECK_FALSE(all.contains(QStringLiteral("-1")));
    const auto isPlain = [](const VerdictLine& line) { return line.text.find("-1  target in") == 0; };
    CHECK(std::any_of(toy->verdict().lines.begin(), toy->verdict().lines.end(), isPlain));
}

TEST_CASE("The reference lists every statement of the ledger")
{
    ToyCase toy;
    LedgerModel model(toy->ruleset());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    REQUIRE(model.rowCount() == 3);
    CHECK(cell(model, 0, LedgerModel::Statement) == QStringLiteral("A shot hits on the <i>score</i>."));
    CHECK(cell(model, 1, LedgerModel::Reading).contains(QStringLiteral("reading: one")));
}

TEST_CASE("The reference shows dashes and minus signs, and is searched by what keyboards have")
{
    const LoadedRuleset loaded = loadRulesetFolder(DRUMHEAD_SOURCE_DIR "/rulesets/orders-cm");
    REQUIRE(loaded.usable());
    const LedgerModel model(*loaded.ruleset);
    int minus = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QString shown = cell(model, row, LedgerModel::Statement);
        INFO(shown.toStdString());
        CHECK_FALSE(shown.contains(QRegularExpression(QStringLiteral("(^|[ (])-[0-9]|[0-9]-[0-9]| - "))));
        if (!shown.contains(u'\u2212')) continue;
        ++minus;
        CHECK(
            model.data(model.index(row, LedgerModel::Statement), LedgerModel::SearchedRole).toString().contains(u'-'));
    }
    CHECK(minus > 10);
}

TEST_CASE("A reading is told in lines: what is printed, how it is read, what else it could be")
{
    CHECK(readingText("printed: '1'; reading: -1, as before; alternative: +1")
          == QStringLiteral("In print: '1'\nOur reading: \u22121, as before\nIt could also be: +1"));
    CHECK(readingText("printed: nothing; reading: 5-6; alternative: none")
          == QStringLiteral("In print: nothing\nOur reading: 5\u20136"));
    CHECK(readingText("one") == QStringLiteral("Our reading: one"));
}

}  // namespace models_test
