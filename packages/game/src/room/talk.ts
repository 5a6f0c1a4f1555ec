import { mayTalk } from "../clock/clock.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { Table } from "../table.ts";

/** Treaties and conferences come about by talking, when that is allowed (MB-64, MB-183, MB-204). */
export const whyNoTalk = (table: Table): Refusal | undefined =>
  mayTalk(table) ? undefined : refusal("talk-closed", "negotiation");
