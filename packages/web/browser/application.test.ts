import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { testAccess } from "./access.ts";
import { openStage, type Stage } from "./browser.ts";
import { testCommittee1901 } from "./committee-1901.ts";
import { testCommittee1935 } from "./committee-1935.ts";
import { testCommitteeOrders } from "./committee-orders.ts";
import { testDissolution } from "./dissolution.ts";
import { testDissolutionYear } from "./dissolution-year.ts";
import { testFavor } from "./favor.ts";
import { testLobby } from "./lobby.ts";
import { testPanels } from "./panels.ts";
import { testPeople } from "./people.ts";
import { testReferee } from "./referee.ts";
import { testSampleGame } from "./sample-game.ts";
import { testSandbox } from "./sandbox.ts";
import { testTable } from "./table.ts";
import { testTurns } from "./turns.ts";
import { testWeight } from "./weight.ts";

// One file, so that the application is built once, and by one at a time.
let opened: Stage;
beforeAll(async () => {
  opened = await openStage();
});
afterEach(() => opened.clear());
afterAll(() => opened.close());
const stage = (): Stage => opened;

testTurns(stage);
testSandbox(stage);
testTable(stage);
testLobby(stage);
testPeople(stage);
testAccess(stage);
testPanels(stage);
testReferee(stage);
testFavor(stage);
testDissolution(stage);
testDissolutionYear(stage);
testSampleGame(stage);
testCommittee1935(stage);
testCommittee1901(stage);
testCommitteeOrders(stage);
testWeight(stage);

test("nothing complained: no error, no warning, nothing that the server's policy forbids", () => {
  expect(stage().complaints).toEqual([]);
});
