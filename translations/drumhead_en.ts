<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>RulesCheck</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n warning(s)</source>
        <translation>
            <numerusform>, %n warning</numerusform>
            <numerusform>, %n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::BalancePage</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>1 unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a strength</source>
        <translation>
            <numerusform>%n of them without strength</numerusform>
            <numerusform>%n of them without strength</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::Battle</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>1 point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleDialogs</name>
    <message numerus="yes">
        <source>The battle went on %n step(s) beyond this point.</source>
        <translation>
            <numerusform>The battle went on 1 step beyond this point.</numerusform>
            <numerusform>The battle went on %n steps beyond this point.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleOverview</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattlePage</name>
    <message numerus="yes">
        <source>You are %n step(s) back.</source>
        <translation>
            <numerusform>You are 1 step back.</numerusform>
            <numerusform>You are %n steps back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleTab</name>
    <message numerus="yes">
        <source>%n changed for this battle.</source>
        <translation>
            <numerusform>One ruled otherwise for this battle.</numerusform>
            <numerusform>%n ruled otherwise for this battle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::CaseController</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::CommandPalette</name>
    <message numerus="yes">
        <source>%n found; Return runs the selected one, Esc closes.</source>
        <translation>
            <numerusform>%n found; Return runs the marked one, Esc closes.</numerusform>
            <numerusform>%n found; Return runs the marked one, Esc closes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::CsvDialog</name>
    <message numerus="yes">
        <source>Remove the %n unit(s) there?</source>
        <translation>
            <numerusform>Remove the unit that is there?</numerusform>
            <numerusform>Remove the %n units that are there?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n row(s)</source>
        <translation>
            <numerusform>Import 1 row</numerusform>
            <numerusform>Import %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>one problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::DiceBar</name>
    <message numerus="yes">
        <source>No dice yet: %n question(s) come(s) first.</source>
        <translation>
            <numerusform>No dice yet: a question comes first.</numerusform>
            <numerusform>No dice yet: %n questions come first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorLauncher</name>
    <message numerus="yes">
        <source>%n unit(s) not in the list</source>
        <translation>
            <numerusform>%n unit not in the list</numerusform>
            <numerusform>%n units not in the list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorWindow</name>
    <message numerus="yes">
        <source>%n problem(s); %1 goes there.</source>
        <translation>
            <numerusform>One problem; %1 goes there.</numerusform>
            <numerusform>%n problems; %1 goes to the list.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::FaceStrip</name>
    <message numerus="yes">
        <source>For all %n</source>
        <translation>
            <numerusform>For all %n</numerusform>
            <numerusform>For all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::LastVerdict</name>
    <message numerus="yes">
        <source>%n more in the log.</source>
        <translation>
            <numerusform>%n more in the log.</numerusform>
            <numerusform>%n more in the log.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::LeveragePanel</name>
    <message numerus="yes">
        <source>%n other(s) make(s) no difference.</source>
        <translation>
            <numerusform>1 other makes no difference.</numerusform>
            <numerusform>%n others make no difference.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::MainWindow</name>
    <message numerus="yes">
        <source>%n line(s) copied.</source>
        <translation>
            <numerusform>1 line copied.</numerusform>
            <numerusform>%n lines copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::MapCanvas</name>
    <message numerus="yes">
        <source>%n shape(s): arrows move, Delete removes them.</source>
        <translation>
            <numerusform>%n shape: arrows move, Delete removes it.</numerusform>
            <numerusform>%n shapes: arrows move, Delete removes them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::ModifierPanel</name>
    <message numerus="yes">
        <source>%n not applied</source>
        <translation>
            <numerusform>%n not applied</numerusform>
            <numerusform>%n not applied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::NewRulesDialog</name>
    <message numerus="yes">
        <source>%n result(s) change(s) under the new rules.</source>
        <translation>
            <numerusform>%n result changes under the new rules.</numerusform>
            <numerusform>%n results change under the new rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::ObligationsPanel</name>
    <message numerus="yes">
        <source>Still to do: %n</source>
        <translation>
            <numerusform>Still to do: %n</numerusform>
            <numerusform>Still to do: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::PlayersWindow</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>1 unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::RewindDialog</name>
    <message numerus="yes">
        <source>%n later result(s) change(s).</source>
        <translation>
            <numerusform>1 later result changes.</numerusform>
            <numerusform>%n later results change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::SheetsDialog</name>
    <message numerus="yes">
        <source>Sent %n sheet(s) to the printer.</source>
        <translation>
            <numerusform>Sent %n sheet to the printer.</numerusform>
            <numerusform>Sent %n sheets to the printer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::TurnPanel</name>
    <message numerus="yes">
        <source>%n still to do (F4)</source>
        <translation>
            <numerusform>%n still to do (F4)</numerusform>
            <numerusform>%n still to do (F4)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::TypedHint</name>
    <message numerus="yes">
        <source>“%1”: %n match</source>
        <translation>
            <numerusform>“%1”: %n match</numerusform>
            <numerusform>“%1”: %n match</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::VerdictPanel</name>
    <message numerus="yes">
        <source>Still to answer: %1 and %n more</source>
        <translation>
            <numerusform>Still to answer: %1 and %n more</numerusform>
            <numerusform>Still to answer: %1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drumhead::app::VisibleArmyModel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
</TS>
