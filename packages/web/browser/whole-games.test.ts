import { testCommittee1901 } from "./committee-1901.ts";
import { testCommittee1935 } from "./committee-1935.ts";
import { testDissolutionYear } from "./dissolution-year.ts";
import { testSampleGame } from "./sample-game.ts";
import { onStage } from "./stage.ts";

// Whole games, by as many people as play them.
onStage(testSampleGame, testDissolutionYear, testCommittee1935, testCommittee1901);
