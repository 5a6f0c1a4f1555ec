import { formatOrder, type PositionJson, type Province } from "@chancery/engine";
import type { Orders } from "@chancery/orders";
import type { OrderEntry, PartialOrder, Step } from "../../orders/order-entry.ts";
import type { Sandbox, SandboxSetup } from "./sandbox.ts";
import { entryOf, type Timeline, timelineOf } from "./timeline.ts";

/** For tests: a sandbox, what follows from it, and names for what is in it. */

const SETUP: SandboxSetup = { variant: "classic", rulebook: "2023", options: {} };

export const sandboxWith = (...phases: readonly { orders?: Orders; position?: PositionJson }[]): Sandbox => ({
  setup: SETUP,
  phases: phases.map(({ orders = {}, position }) => ({ orders, ...(position && { position }) })),
});

export function played(sandbox: Sandbox): Timeline {
  const timeline = timelineOf(sandbox);
  if (!timeline.ok) throw new Error(timeline.error);
  return timeline.value;
}

/** Order entry in a sandbox's last phase. */
export function entryWith(sandbox: Sandbox): OrderEntry {
  const timeline = played(sandbox);
  return entryOf(timeline, timeline.phases[timeline.phases.length - 1]);
}

export const place = ({ rules }: OrderEntry, id: string): Province =>
  rules.board.provinces.findIndex((province) => province.id === id) as Province;

/** A step in words: the order, the refusal, or what is asked. */
export function told({ rules }: OrderEntry, step: Step | null): string {
  if (step === null) return "nothing";
  if (step.type === "order") return formatOrder(rules, step.order);
  return step.type === "refused" ? `refused: ${step.why.why}` : "asks";
}

export function partialOf(step: Step | null): PartialOrder {
  if (step?.type !== "partial") throw new Error("no partial order");
  return step.partial;
}

export const position = (
  phase: string,
  units: PositionJson["units"],
  rest: Partial<PositionJson> = {},
): PositionJson => ({ phase, units, centers: {}, ...rest });
