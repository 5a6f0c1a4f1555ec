import { formatPosition } from "@chancery/engine";
import { EDITIONS } from "../../games/classic/editions.ts";
import type { RuleExample } from "../../games/rule-example.ts";
import { sandboxOf } from "../sandbox/examples/sandbox-of.ts";
import { timelineOf } from "../sandbox/timeline.ts";

/** Whether the two books lead to different positions, retreats included. */
export function isDifferent(example: RuleExample): boolean {
  const [older, newer] = EDITIONS.map((setup) => {
    const timeline = timelineOf(sandboxOf(example, setup));
    if (!timeline.ok) throw new Error(timeline.error);
    const { table, phases } = timeline.value;
    const { units, dislodged } = formatPosition(table.rules, phases[0].next);
    return JSON.stringify([units, dislodged?.map(({ unit, retreats }) => [unit, retreats])]);
  });
  return older !== newer;
}
