<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionKeys</name>
    <message>
        <source>That is no key by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 alone is needed for typing. Take it with Ctrl, or take a function key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is kept for menus and buttons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to text fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is taken: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaseArrangement</name>
    <message>
        <source>Modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6, F12</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaseStore</name>
    <message>
        <source>The cases in hand can&apos;t be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the cases in hand could not be understood and was put aside as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of the cases in hand, %1, could not be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case in hand could not be kept: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 can&apos;t be made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DieLook</name>
    <message>
        <source>counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LaunchOptions</name>
    <message>
        <source>The referee&apos;s assistant for horse-and-musket wargames.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks for rulesets in FOLDER (or takes FOLDER as one).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens with this ruleset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens with this procedure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers a question beforehand; may be given many times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a window of its own; else a window that is open is shown, and opens FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a battle (*.drumhead), or begins one from a scenario (*.scenario.json); one that was begun from it today goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file at a time: “%1” is one too many; try --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no battle (*.drumhead) and no scenario (*.scenario.json); try --help.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModifierRows</name>
    <message>
        <source>depends on what comes before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depends on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentMenus</name>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent battles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent sce&amp;narios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent c&amp;ombats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesetLibrary</name>
    <message>
        <source>%1 (as shipped)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no folder “%1”, so no rulesets were found there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “%1” holds no ruleset (a folder with a ruleset.json).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>has faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>our reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our reading of unclear print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our reading: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In print: %1
Our reading: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could also be: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThrowText</name>
    <message>
        <source>%1 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 D%2, one each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowCommands</name>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArithmeticModel</name>
    <message>
        <source>Ruling: %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · the club&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArithmeticPanel</name>
    <message>
        <source>The arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this line?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules say about this line (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule this value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let another value count, with a reason (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the overruling of this value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Also what did not apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the overruling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmiesPanel</name>
    <message>
        <source>Search the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show removed and not yet arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Army order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the order of the armies, not sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmyModel</name>
    <message>
        <source>%1. Has acted in this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmyPage</name>
    <message>
        <source>Order of battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ArmyTreeModel</name>
    <message>
        <source>side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::AttributeField</name>
    <message>
        <source>— (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(they differ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where nothing is said: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BackgroundJob</name>
    <message>
        <source>There is not enough memory to work this out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BalancePage</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of no troop type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;%1: %2&lt;/h3&gt;&lt;p&gt;%3&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No strengths are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;One of them tells no strength.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;%1 of them tell no strength.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;%1 against %2&lt;/h3&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Not known: %1. The lists do not say it; suppose it above.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Match-up by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance of the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;hr&gt;&lt;p&gt;One of the commonest troop type of each of the first two sides against the other, as the lists have them. This is one meeting, not the battle.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;Not known: it takes units on two sides, and a procedure of the rules in which one unit meets one other.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppose: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::Battle</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this battle is open for reading only: nothing can be played in it. Save a copy (%1) and open that to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this battle is open for reading only: nothing can be ruled anew in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle can&apos;t be kept in %1: there is no such folder, and none could be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle can&apos;t be kept in %1: nothing may be written there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle can&apos;t be kept in %1: the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle can&apos;t be kept as %1: there is such a file already, and it is not written over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &gt; Edit scenario… opens it all the same, and there it can be mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The installed rules have changed since this battle began. It goes on under the rules that it was begun with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario %1 can&apos;t be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played by the rules “%1”, which extend those that the scenario was written for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened for reading only: nothing can be played here. Save a copy to play on from it. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its own copy of the rules was damaged: it goes on under the installed ones. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are in this new file; the damaged one is as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can&apos;t go on under today&apos;s rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes on under today&apos;s rules in this new file; the old one is as it was. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the battle that was begun from this scenario today; it goes on where it stopped. File &gt; New battle… begins another. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes in turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden from the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attached to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleDialogs</name>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it into the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the case?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Its dice are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is over; its log and its report remain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How did it end?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the printed rules are unclear the referee decides. The choices hold for this battle from here on; what was decided before stands as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleFiles</name>
    <message>
        <source>Battles (*.drumhead)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles (*.drumhead);;Scenarios (*.scenario.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being played already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it for reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take what is sound into a new file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where shall the battle be kept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it &amp;elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the battle in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy was saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it is saved; the battle goes on in %1. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has commands that its file could not take. If it is closed now, they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save somewhere else…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>⚠ Not saved: %1 The battle goes on in memory; save it somewhere else (%2) and it goes on there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleLayout</name>
    <message>
        <source>Turn, armies or log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleOverview</name>
    <message>
        <source>How the battle stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On their way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength over the turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses by troop type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for the objectives…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattlePage</name>
    <message>
        <source>The case is not applied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it for later and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was played 1 step further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle was played %1 steps further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That line is kept, whatever is played from here (Battle &gt; Lines of play).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Return to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case waits to be applied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are 1 step back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are %1 steps back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are in the past, correcting turn %1, %2. Nothing changes until you apply the correction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case has been ruled yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::BattleTab</name>
    <message>
        <source>Ru&amp;lings of this battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn li&amp;mit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the ruleset reads them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One ruled otherwise for this battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ruled otherwise for this battle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the printed rules are unclear the organiser decides. The choices hold for battles that begin from this scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CaseBar</name>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare &amp;targets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;known inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what the state of the battle has answered, so that it can be answered otherwise for this case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every unit that may be the target, by the chance of an outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep for later (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits as unapplied, with its dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review correction…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows which later results change before anything is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets it happen: changes the armies and goes into the log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CaseController</name>
    <message>
        <source>What this case settles is no longer due; it waits as unapplied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this case settles is no longer due; it was closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The case is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Open a case first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This case has no target to compare.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CaseForm</name>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than %1 can take part here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CasePage</name>
    <message>
        <source>This line has no value to overrule. Choose a value, a throw or a modifier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the modifier to overrule, then press F9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to overrule here: no modifier counts. Values stand in the arithmetic (F8).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ChangeList</name>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ChoiceBar</name>
    <message>
        <source>Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the marked ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlisted unit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show ineligible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space marks, Return goes on; none marked means none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space marks, Return chooses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return on a group: all of it at once (Left goes to the group).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be chosen here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ChoiceEdit</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ClockButton</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>! Time is up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn clock: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turn clock stands still. Press to let it go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time used in this turn. Press to pause the clock.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CombatBar</name>
    <message>
        <source>R&amp;uleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CombatPanel</name>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules have changed since this case was put aside; this no longer fits and was dropped: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (has faults)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ruleset “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules have no procedure “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a folder with rulesets by File, Open ruleset folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Drumhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no procedures yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has faults and can&apos;t be played with until they are mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of a ruleset, or of many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruleset there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no longer listed; its files stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 – Drumhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any words of what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of that name can be done here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 found; Return runs the marked one, Esc closes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CsvDialog</name>
    <message>
        <source>&amp;Correct misspelt troop types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of battle from a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the unit that is there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the %1 units that are there?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheets as text (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be written; check the folder and the room on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Side, if not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a &amp;template…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file, or paste rows here. The first row may have headings: name, side, group, leader, and attributes by their names. Without headings the columns are name, side, troop type and what units need.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview by row and column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheets as text (*.csv *.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than 20 MiB; no order of battle is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows can be imported; %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import 1 row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 problems, of which the first %2 stand here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::CsvPreviewModel</name>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::DiceBar</name>
    <message>
        <source>&amp;Go to the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the keyboard on the next question that needs an answer (Alt+G, %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll &amp;this throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws only the dice that are due now (Alt+T, %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a d&amp;ie…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let another face count, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faces thrown on the table, with spaces between them; Return takes them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown on the table: 1 5 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws all that is still to be thrown in this case (Alt+R, %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throws the dice here (Alt+R, %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The questions come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice are needed: the verdict stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice thrown before are kept, and come back if they fit the answers again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice come when the questions are answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice thrown before do not fit these answers. They are kept, and come back if they fit again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type each throw made on the table; Tab leads from one to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the dice thrown on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll here, or type each throw made on the table; Tab leads from one to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll or type the next dice; those thrown so far are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll here, or type the dice thrown on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers were changed after the throw: the same dice are judged again. Roll again for new ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice yet: %1 questions come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice yet: a question comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dice are needed here; answer the question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are thrown at the table: type them. (File &gt; Preferences lets them be rolled here.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All dice are thrown. %1 rolls all of them again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::DiceView</name>
    <message>
        <source>dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 D%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · ✎ changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw %1, %2, die %3: %4, %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; changed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Click or Return to change it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::DieDialog</name>
    <message>
        <source>Change a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 D%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Face that counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die %1, showing %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::DueButtons</name>
    <message>
        <source>Applies this case and opens that one, ready filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens it as a new case, with what is known of the units; %1 leads back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>➜ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorActions</name>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take an order of battle from a spreadsheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export the order of battle as a spreadsheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;heets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Begin battle from it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add u&amp;nit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add rein&amp;forcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move u&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the &amp;tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an &amp;objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorLauncher</name>
    <message>
        <source>Scenarios (*.scenario.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By which rules is it to be played? The first are those that it was written for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario can&apos;t be edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has faults. What could not be read is left out here; save it elsewhere if you are not sure.
%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the battle as a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.

A scenario begins with a first turn, so these are not in it: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle as a scenario</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::EditorWindow</name>
    <message>
        <source>Problems of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario without a title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – %2 – scenario editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terrain %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>objective %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reinforcement %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems: a battle can begin from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One problem; %1 goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 problems; %2 goes to the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of battle from a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the order of battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheets as text (*.csv);;Between tabs (*.tsv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sheets can be made of it yet: mend the problems below first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle can begin from it yet: mend the problems below first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::EntityDialog</name>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason (it goes on record)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hidden from the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::EntityForm</name>
    <message>
        <source>Na&amp;me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what changes in &amp;play as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rides with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In lists, maps and charts: blue is solid, red hatched, grey open, amber dotted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;lour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brief for the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brief for its players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hidden from the players at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose several of one kind to change them together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an entry in the list, or add one with Insert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chosen: what you change is changed of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(they differ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brief</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::EntryDialog</name>
    <message>
        <source>Overruled: %1 counts as %2, because: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The arithmetic of this entry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::FaceStrip</name>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::FactEditor</name>
    <message>
        <source>%1 (suggested)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (suggested from the unit&apos;s strength; change it if it is otherwise)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (not answered: this is the default)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::FactGroup</name>
    <message>
        <source>Asked on the way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: for the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers that change nothing here, but make the verdict say more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::HelpMenu</name>
    <message>
        <source>On to the next open question, then to the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return in a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next throw of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all throws typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open, fold a stage of the arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right, Left, or Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this line? (in a list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule the modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next field, field before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a list of choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Down, or type any word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in plain words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Drumhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drumhead %1

The referee&apos;s assistant for horse-and-musket wargames.

Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::KeyCatcher</name>
    <message>
        <source>Press the new key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::KeysDialog</name>
    <message>
        <source>&amp;Change the key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All usual keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find by name or key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return changes the key of the marked line. Tool tips name a new key from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key; Esc leaves it as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The keys of fields and lists can&apos;t be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc leaves it as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LastVerdict</name>
    <message>
        <source>What the last case came to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the battle stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the case, ready filled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LeaveStepDialog</name>
    <message>
        <source>Leave this step?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not settled who goes on:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still required in this step:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who goes first is then not settled: the sides go in the order in which the armies are listed. What is set can be changed in the armies (Return on a side).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason for leaving (kept in the log)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick it to waive it for good (Space).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is waived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>later, asked again next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LedgerModel</name>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our reading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LeverModel</name>
    <message>
        <source>Ruling: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above least</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LeveragePanel</name>
    <message>
        <source>The chance of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What moves the chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… it is being tried out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put this into the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers, rules or overrules it so (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To its question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the question of this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also modifiers that don&apos;t apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it stands: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is still to answer; its answers side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 others move nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a person enters on the way counts as it is weighed beside the odds.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LinesDialog</name>
    <message>
        <source>Lines of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that was played is kept. A line is named by where it first differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ %1 (present line)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LogModel</name>
    <message>
        <source>Nothing came of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 ▶ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✎ %1 [overruled]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(undone) %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::LogPanel</name>
    <message>
        <source>Show everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the history of one unit alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole arithmetic of this entry (Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the log entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change an answer or a die of this entry and decide everything after it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back, or forward, to how things stood after this entry; nothing is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A remark for the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward to here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::MainWindow</name>
    <message>
        <source>1 line copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the keyboard in a list or table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide for rules authors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Drumhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 opens once this dialog is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules are open to make sheets from.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ManualDialog</name>
    <message>
        <source>Chapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::MarkdownEdit</name>
    <message>
        <source>Markdown: **bold**, *slanted*, - a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as it reads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ModifierModel</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overruled: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ModifierPanel</name>
    <message>
        <source>Modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this modifier?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules say about this modifier (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overrule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule this modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let another amount count, with a reason (Alt+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw this overruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the overruling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::NewBattleDialog</name>
    <message>
        <source>New battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another &amp;file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules that the scenario was written for, or some that extend them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep the battle in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Elsewhere…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (has faults)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario was found; choose a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.scenario.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the battle in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Battles (*.drumhead)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::NewScenarioDialog</name>
    <message>
        <source>First side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Second side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::NotesPage</name>
    <message>
        <source>Pieces of terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objectives of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (terrain)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (objective)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U&amp;p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Of the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the terrain does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the objective is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert adds one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::NumberEdit</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ObligationsPanel</name>
    <message>
        <source>Do it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waive…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waive what is to be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on without it, with a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off what is to be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays in this list, and is not asked for again before the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (put off until the next turn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (comes with “%1”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Still to do: %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bring on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the reinforcements on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do what is to be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts them on the table (Return in the list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the case, ready filled (Return in the list, or F4 for the first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waive it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::OddsModel</name>
    <message>
        <source>Refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not come to that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ %1 (thrown)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bar: %1, as is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bars: now %1, pinned %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bar: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>█ Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▨ Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::OddsPanel</name>
    <message>
        <source>The odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return shows what would move the chance of a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars show at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance of at least so many, not of exactly so many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap with the pinned case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pinned case comes in hand, this one is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… the odds are being worked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing comes of this procedure that could have odds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the odds: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No longer compare with the pinned case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps these odds beside those of the next case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A value that you overruled counts as you overruled it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die that you changed counts as you changed it; all others are open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it was before the dice were thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here: the dice thrown so far count as they lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It depends on what is entered: %1. Filled is what is certain, hatched what the choice decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned is %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned is %1 of %2, which can&apos;t stand beside this: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now and pinned: the same case so far. Change an answer to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now, against pinned: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::OddsSidePanel</name>
    <message>
        <source>Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What matters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odds, what matters or arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::OpenResults</name>
    <message>
        <source>Left open: %1. How likely do you think each is?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left open: %1. Between which numbers do you expect it? Each counts alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 against 1 is as likely as not, 3 against 1 three times as likely; 0 rules it out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::OutcomeRows</name>
    <message>
        <source> · %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::OverruleDialog</name>
    <message>
        <source>&amp;Leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Amount that counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::PlaceDialog</name>
    <message>
        <source>Move to another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places in the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (turn %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcement of turn %1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::PlayersWindow</name>
    <message>
        <source>For the players – Drumhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They come: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::PointsDialog</name>
    <message>
        <source>Points for the objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, points of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes hold at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger still, to be read across the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The language changes when Drumhead is started again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typed or rolled here; the keyboard goes to the field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled here; the keyboard goes to Roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table only: no Roll button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the unit of the rules alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also in centimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any unit can be typed: 20 cm, 8 in, 8&quot;, 2 ft.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;istances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;measures the time that each side uses, also for the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bell after so many minutes of a side&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> min of a side&apos;s turn, then a bell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before a step is left with a thrown case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unasked it is applied, or kept for later where it can&apos;t be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before a thrown case is discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unasked its dice are gone at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before play goes on from an earlier place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unasked it does; both lines are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change &amp;keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset windows, panels and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ProblemsPanel</name>
    <message>
        <source>Copy the faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this ruleset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is no longer listed. Its files stay as they are; File &gt; Open ruleset folder… brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ProcedureDialog</name>
    <message>
        <source>Other action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the procedures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type any word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Procedures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReadableBattleDialog</name>
    <message>
        <source>Battle to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This battle can&apos;t be played under the rules in its file. It can be read, or go on under today&apos;s rules in a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was &amp;played:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today&apos;s rules are the same, or are not installed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What &amp;differs in today&apos;s rules:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on under today&apos;s rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReasonDialog</name>
    <message>
        <source>&amp;Reason (it goes on record)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReasonEdit</name>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needed: it stands in the verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coc&amp;ked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cocked die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed by &amp;both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreed by both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReferenceDialog</name>
    <message>
        <source>Statements of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReinforcementPage</name>
    <message>
        <source>Reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add a reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move the reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the northern road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes in &amp;turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Joins the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose it in the armies (Ctrl+1) and press Insert to add a unit to it, or move one there with Ctrl+M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody comes later. Insert adds a reinforcement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody comes with it yet. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With it come: %1.
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ReminderBar</name>
    <message>
        <source> (Alt+M)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember (%1): %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+M</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ResultCard</name>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was no room for everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✎ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::RewindDialog</name>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No later result changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 later result changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 later results change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropped: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle afterwards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::RolePicker</name>
    <message>
        <source>%1 · %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::RulesetChoice</name>
    <message>
        <source>Has faults and can&apos;t be played with until they are mended: %1. Choose it above to see them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::RulingsDialog</name>
    <message>
        <source>Rulings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This ruleset leaves nothing to be ruled on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the printed rules are unclear the club decides. The choices hold for every single combat under these rules; each battle has its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (our reading)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ScenarioDialog</name>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole scenario</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ScenarioDocument</name>
    <message>
        <source>There is no ruleset “%1” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2. What was there before is still there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ScenarioView</name>
    <message>
        <source>The scenario</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::SheetsDialog</name>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;heet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;per</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rint sheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the e&amp;vening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario, quick reference, and brief, roster and labels of each side, each as a PDF in one folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the sheets of the evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1 sheets in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheets (*%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules and rulings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in plain words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report of the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report with story and arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::StageSteps</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1, now: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::StartPage</name>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check one combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the rules, answer the questions, throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check one combat: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two armies, turn by turn; every result is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the battle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample battle: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepare an evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armies, the scenario, and the sheets to print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the scenario: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ruleset is a folder of small text files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a ruleset folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guide for rules authors</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::TargetModel</name>
    <message>
        <source>%1 (this case)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::TargetsDialog</name>
    <message>
        <source>Compare targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Chance of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets by their chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use this target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts this unit into the case in place of its target, with the same answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers of the case count for every target: a distance typed there is taken for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ThrowFields</name>
    <message>
        <source>%1 – %2 D%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, throw %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faces thrown on the table, with spaces between them; Return takes all throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-%2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return takes them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab leads to the next throw; Return takes all of them together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ToolStrip</name>
    <message>
        <source>Tool: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::TurnPanel</name>
    <message>
        <source>The turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any procedure of the rules, on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remember</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return: why? Delete: do not remind of it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not remind of it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin (F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step (F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1 (F10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Nothing to do in: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::TypedHint</name>
    <message>
        <source>“%1”: nothing matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: %2 match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::UnappliedStrip</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: thrown so far %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the unapplied case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the case as it was thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the unapplied case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unapplied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more unapplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ValueDialog</name>
    <message>
        <source>Overrule a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Value that counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the value that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a reason first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::VerdictPanel</name>
    <message>
        <source>Cop&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the result in two lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two lines for a chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the result with its arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result with the whole arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it was worked out, line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the questions again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have given their room to the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1 — %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still to answer: %1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::ViewMenu</name>
    <message>
        <source>No panel edge here moves that way.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::VisibleArmyModel</name>
    <message>
        <source>Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it stands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No statement of the source is cited here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::WindowActions</name>
    <message>
        <source>Start &amp;page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New &amp;battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy of the battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prin&amp;t sheets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New s&amp;cenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open r&amp;uleset folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eload rulesets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What to do now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oth&amp;er action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First thing &amp;due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Apply the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Leave the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step with something to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;One step only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule a&amp;gain what was done last…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lines of play…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the unapplied &amp;case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search the armies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change the unit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;History of the unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No&amp;te…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players&apos; window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve the battle as a scenario…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the &amp;battle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the battle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check a single combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forgets the answers and the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the case before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the case that made this one due, as it was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two change places: for the return shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to the next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget this answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll &amp;this throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;ype the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;modifiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand or collapse the arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Overrule the modifier or value…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ru&amp;lings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the club has ruled where the print is unclear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cop&amp;y the result in two lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the result with its arithmetic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;table that has the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What matters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare &amp;targets…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pin this case, or unpin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap with the pinned case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or &amp;hide the side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that can be done, found by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large &amp;verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes outcomes larger still, to be read across the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li&amp;ght</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge &amp;left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the edge &amp;right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Manual…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reference…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in &amp;plain words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Drumhead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>drumhead::app::scenarioMarkdown</name>
    <message>
        <source>Reinforcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The battle lasts %1 turns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brief: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
