import type { PositionJson, Rules } from "@chancery/engine";
import { inColumns } from "../terminal/columns.ts";
import { cli } from "../terminal/messages.ts";
import type { Style } from "../terminal/style.ts";
import { words } from "../terminal/words.ts";
import { describePhase } from "./phases.ts";

/** A position for people: who stands where, who owns what, who has to retreat. */
export function describePosition(position: PositionJson, rules: Rules, style: Style): string {
  const { phase, units, centers } = position;
  const title = (power: string): string => words.power(rules.variant, power);
  return [
    style.heading(
      phase === "COMPLETED" ? cli("positionEnd") : cli("position", { phase: describePhase(phase, rules) }),
    ),
    ...inColumns(
      Object.entries(units).map(([power, own]) => [
        title(power),
        own.length > 0 ? own.join(", ") : cli("noUnits"),
        countCenters(centers[power] ?? []),
      ]),
      "  ",
    ),
    ...remarks(position, title).map((remark) => `  ${remark}`),
  ].join("\n");
}

const countCenters = (centers: readonly string[]): string =>
  cli("centers", { count: centers.length, names: centers.join(" ") });

type Dislodged = NonNullable<PositionJson["dislodged"]>[number];

function remarks(position: PositionJson, title: (power: string) => string): string[] {
  const { dislodged, contested, seats, closed, civilDisorder, winner, draw } = position;
  const listed = (names: readonly string[]): string => names.map(title).join(", ");
  const winners = winner === undefined ? [] : [winner].flat();
  return [
    ...(dislodged ?? []).map((each) => tellDislodged(each, title(each.power))),
    ...(contested ? [cli("standoffs", { names: contested.join(", ") })] : []),
    ...(seats
      ? [cli("seats", { names: seats.map((powers) => powers.map(title).join(" + ")).join(", ") })]
      : []),
    ...(closed ? [cli("closed", { names: listed(closed) })] : []),
    ...(civilDisorder ? [cli("civilDisorder", { names: listed(civilDisorder) })] : []),
    ...(winners.length > 0 ? [cli("winner", { count: winners.length, names: listed(winners) })] : []),
    ...(draw ? [cli("draw", { names: listed(draw) })] : []),
  ];
}

function tellDislodged({ unit, attackedFrom: from, retreats }: Dislodged, power: string): string {
  const places = retreats.join(", ");
  if (retreats.length > 0)
    return from
      ? cli("dislodgedFrom", { unit, power, from, places })
      : cli("dislodged", { unit, power, places });
  return from ? cli("dislodgedNowhereFrom", { unit, power, from }) : cli("dislodgedNowhere", { unit, power });
}
