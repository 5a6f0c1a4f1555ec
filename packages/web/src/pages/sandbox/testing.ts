import type { Orders } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import type { Sandbox, SandboxSetup } from "./sandbox.ts";
import { type Timeline, timelineOf } from "./timeline.ts";

/** For tests: a sandbox, and what follows from it. */

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
