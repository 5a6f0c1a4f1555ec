import type { PositionJson, Rules } from "@chancery/engine";
import { inColumns } from "./columns.ts";
import { describePhase } from "./phases.ts";
import type { Style } from "./style.ts";

/** A position for people: who stands where, who owns what, who has to retreat. */
export function describePosition(position: PositionJson, rules: Rules, style: Style): string {
  return [
    style.heading(
      `Position: ${position.phase === "COMPLETED" ? "the game is over" : describePhase(position.phase, rules)}`,
    ),
    ...inColumns(
      Object.entries(position.units).map(([power, units]) => [
        power,
        units.length > 0 ? units.join(", ") : "no units",
        countCentres(position.centers[power] ?? []),
      ]),
      "  ",
    ),
    ...remarks(position).map((remark) => `  ${remark}`),
  ].join("\n");
}

const countCentres = (centers: readonly string[]): string =>
  `${centers.length} ${centers.length === 1 ? "centre" : "centres"}${centers.length > 0 ? `: ${centers.join(" ")}` : ""}`;

function remarks({
  dislodged,
  contested,
  seats,
  closed,
  civilDisorder,
  winner,
  draw,
}: PositionJson): string[] {
  const list = (title: string, names: readonly string[] | undefined): string[] =>
    names ? [`${title}: ${names.join(", ")}`] : [];
  return [
    ...(dislodged ?? []).map(
      ({ power, unit, attackedFrom, retreats }) =>
        `Dislodged: ${unit} (${power})${attackedFrom ? `, attacked from ${attackedFrom}` : ""}; ` +
        (retreats.length > 0 ? `may retreat to ${retreats.join(", ")}` : "has nowhere to retreat"),
    ),
    ...list("Left vacant by a standoff", contested),
    ...list(
      "Seats",
      seats?.map((powers) => powers.join(" + ")),
    ),
    ...list("Nobody may enter", closed),
    ...list("In civil disorder", civilDisorder),
    ...list("Winner", typeof winner === "string" ? [winner] : winner),
    ...list("Draw between", draw),
  ];
}
