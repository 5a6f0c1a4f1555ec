import { testActs } from "./committee/acts.ts";
import { testCommittees } from "./committee/committees.ts";
import { testYear1901 } from "./committee/year-1901.ts";
import { testYear1935 } from "./committee/year-1935.ts";
import { testDissolution } from "./dissolution.ts";
import { testDissolutionYear } from "./dissolution-year.ts";
import { testFavor } from "./favor.ts";
import { onStage } from "./stage.ts";

// Beside the application's other tests. What is done in the room is counted, so all committees are in this file.
onStage(
  testYear1935,
  testYear1901,
  testDissolutionYear,
  testFavor,
  testDissolution,
  testCommittees,
  testActs,
);
