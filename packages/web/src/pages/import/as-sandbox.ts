import type { PositionJson } from "@chancery/engine";
import type { BroughtGame } from "../../api/interchange/protocol.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

/** A game that was brought along as a sandbox to walk through. Its last phase is the one that it came to. */
export function asSandbox({ report, placed }: BroughtGame): Sandbox {
  const { variant, rulebook, options, phases } = report.record;
  const unplayed = new Set(report.unplayed.map(({ phase }) => phase));
  const played = phases.filter(({ phase }) => !unplayed.has(phase));
  return {
    setup: { variant, rulebook, options },
    phases: [
      ...played.map(({ state, orders }, index) => ({
        orders,
        ...(placed.includes(index) && state && { position: state as PositionJson }),
      })),
      { orders: {} },
    ],
  };
}
