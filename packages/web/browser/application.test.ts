import { testAccess } from "./access.ts";
import { testCommittees } from "./committee/committees.ts";
import { testYear1901 } from "./committee/year-1901.ts";
import { testYear1935 } from "./committee/year-1935.ts";
import { testDissolution } from "./dissolution.ts";
import { testDissolutionYear } from "./dissolution-year.ts";
import { testFavor } from "./favor.ts";
import { testLobby } from "./lobby.ts";
import { testPanels } from "./panels.ts";
import { testPeople } from "./people.ts";
import { testReferee } from "./referee.ts";
import { testSampleGame } from "./sample-game.ts";
import { testSandbox } from "./sandbox.ts";
import { onStage } from "./stage.ts";
import { testTable } from "./table.ts";
import { testTurns } from "./turns.ts";
import { testWeight } from "./weight.ts";

/** Years that ten or more people play take minutes on two cores: `npm run years` plays them. */
const YEARS = process.env.YEARS === undefined ? [] : [testDissolutionYear, testYear1901];

// One file, so that the browsers of several do not fight for the machine.
onStage(
  testTurns,
  testSandbox,
  testTable,
  testLobby,
  testPeople,
  testAccess,
  testPanels,
  testReferee,
  testFavor,
  testDissolution,
  testCommittees,
  testSampleGame,
  testYear1935,
  ...YEARS,
  testWeight,
);
