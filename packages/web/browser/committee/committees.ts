import type { Stage } from "../browser.ts";
import { testBoard1935 } from "./board.ts";
import { testCodes } from "./codes.ts";
import { testConferenceRoom } from "./conference-room.ts";
import { testOfficersKeys } from "./keys.ts";
import { testCommitteeOrders } from "./orders.ts";
import { testCommitteePages } from "./pages.ts";
import { testPapers } from "./papers.ts";

/** What is tested of the committees with a few devices each; years take more. */
export function testCommittees(stage: () => Stage): void {
  testCodes(stage);
  testConferenceRoom(stage);
  testCommitteeOrders(stage);
  testBoard1935(stage);
  testCommitteePages(stage);
  testPapers(stage);
  testOfficersKeys(stage);
}
