import { testAccess } from "./access.ts";
import { testCommitteeOrders } from "./committee-orders.ts";
import { testDissolution } from "./dissolution.ts";
import { testFavor } from "./favor.ts";
import { testLobby } from "./lobby.ts";
import { testPanels } from "./panels.ts";
import { testPeople } from "./people.ts";
import { testReferee } from "./referee.ts";
import { testSandbox } from "./sandbox.ts";
import { onStage } from "./stage.ts";
import { testTable } from "./table.ts";
import { testTurns } from "./turns.ts";
import { testWeight } from "./weight.ts";

// The pages, one by one.
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
  testCommitteeOrders,
  testWeight,
);
