import { testAccess } from "./access.ts";
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

// One file here and one for the games of their own kind: that is what two cores can do at once.
onStage(
  testTurns,
  testSandbox,
  testTable,
  testLobby,
  testPeople,
  testAccess,
  testPanels,
  testReferee,
  testSampleGame,
  testWeight,
);
