import type { Power } from "@chancery/engine";
import type { Desk } from "../../orders/desk.ts";
import type { Played } from "../../orders/played.ts";
import type { Orders } from "../../orders/sheet.ts";
import { deskOf, timelineOf } from "../../sandbox/timeline.ts";

/** For tests: Spring 1905 in the committee of 1901, with Russia lost to Turkey. */
const POSITION = {
  phase: "S1905M",
  units: { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con", "F Sev"] },
  centers: { England: ["Lon", "Edi", "Lvp"], Turkey: ["Con", "Ank", "Smy", "Sev", "Mos", "War", "StP"] },
  lost: { Russia: "Turkey" },
};

export function deskWith(orders: Orders = {}): { readonly desk: Desk; readonly phase: Played } {
  const setup = { variant: "committee-1901", rulebook: "1901", options: {} };
  const timeline = timelineOf({ setup, phases: [{ position: POSITION, orders }] });
  if (!timeline.ok) throw new Error(timeline.error);
  const [phase] = timeline.value.phases;
  return { desk: deskOf(timeline.value, phase), phase };
}

export const powerIn = ({ rules }: Desk, name: string): Power =>
  rules.powers.findIndex((power) => power.name === name) as Power;
