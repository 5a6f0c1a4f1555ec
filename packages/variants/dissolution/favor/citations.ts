import type { Citations } from "@chancery/engine";
import type { EmbassyIllegality } from "./check.ts";
import type { EmbassyMisreading } from "./misreading.ts";
import type { EmbassyReasonCode } from "./verdict.ts";

type Relocation = "kicked" | "kicked-to-perimeter" | "retreated" | "retreated-to-perimeter";
type Code = EmbassyReasonCode | EmbassyIllegality | EmbassyMisreading["code"] | Relocation;

/** Ids of the rules behind what happens on the Favor Map; where Dissolution says nothing, those of Diplomacy. */
const IDS: Readonly<Record<Code, readonly string[]>> = {
  "moved-freely": ["DIS-3.4-4"],
  "moved-against": ["CB-92"],
  dislodging: ["CB-92", "CB-94"],
  "bounced-by-rival": ["CB-77"],
  "bounced-by-holder": ["CB-78"],
  "bounced-head-to-head": ["CB-79"],
  "bounced-without-own-support": ["CB-100"],
  held: ["CB-93"],
  "held-against": ["CB-93"],
  beleaguered: ["CB-106"],
  dislodged: ["CB-94", "DIS-3.4-8"],
  supported: ["DIS-11.5.1-3"],
  "cut-by-attack": ["CB-111"],
  "cut-by-dislodgement": ["CB-113"],
  "support-of-mover": ["CB-96"],
  "support-mismatch": ["CB-97"],
  "kicked-must-hold": ["DIS-11.5.3-1"],
  "in-territory-must-hold": ["DIS-11.5.3-2"],
  "retaliation-must-hold": ["DIS-11.5.3-3"],
  "own-space": ["CB-57"],
  "out-of-slice": ["DIS-11.5.1-2"],
  "out-of-reach": ["DIS-11.5.1-2"],
  "support-from-perimeter": ["DIS-11.5.2-3"],
  "supports-itself": ["CB-85"],
  "supports-into-own-space": ["CB-85"],
  "cannot-support-there": ["DIS-11.5.1-3"],
  "supported-cannot-go-there": ["CB-97", "DIS-11.5.1-2"],
  "too-many-moves": ["DIS-11.5.4-1", "DIS-11.5.4-2"],
  "ordered-twice": ["CB-41"],
  empty: [],
  "unknown-space": ["DIS-11.1.2-2"],
  "no-such-embassy": ["CB-37"],
  "not-yours": ["CB-42"],
  "other-power": ["CB-37"],
  "power-missing": ["DIS-11.5.2-4"],
  "missing-embassy": ["CB-43"],
  "missing-action": ["CB-43"],
  "missing-space": ["CB-43"],
  "cannot-convoy": ["DIS-3.4-3"],
  "trailing-text": ["CB-41"],
  kicked: ["DIS-11.7.1-2", "DIS-11.7.1-3"],
  "kicked-to-perimeter": ["DIS-11.7.1-4"],
  retreated: ["DIS-11.7.3-1", "DIS-11.7.3-4"],
  "retreated-to-perimeter": ["DIS-11.7.3-5"],
};

/** The rules behind each reason, refusal and misreading of the Favor Map, for explanations. */
export const FAVOR_CITATIONS: Citations = IDS;
