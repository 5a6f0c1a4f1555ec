import { type Played, unitOrdered } from "@chancery/contract/orders";
import type { Rules } from "@chancery/engine";
import type { Point } from "@chancery/variants/boards";
import { geometryOf } from "../../../board/boards.ts";

/** How long units take to move, in ms. */
const MARCH = 1100;
/** How far a unit gets before it bounces, as a part of its way. */
const BOUNCE = 0.34;

/** Animates the results of orders: units move, bounce, are dislodged, or disappear. */
export async function animateOutcome(
  rules: Rules,
  { lines, response }: Played,
  signal: AbortSignal,
): Promise<void> {
  if (!response) return;
  const { board } = rules;
  const labelOf = (location: number): string => board.locations[location].label;
  const ordered = lines.flatMap(({ order, report }) => {
    const ordered = order && unitOrdered(rules, order);
    if (!ordered) return [];
    const isLost = order.type === "retreat" || report.results.includes("retreated");
    const unit = tokenAt(labelOf(ordered.at), isLost);
    if (!unit) return [];
    // Units that join an insurrection leave the board as well.
    if (order.type === "disband" || (order.type === "own" && report.results.includes("disbanded")))
      return [fade(unit)];
    if (order.type !== "move" && order.type !== "retreat") return [];
    const way = report.status === "succeeds" ? 1 : BOUNCE;
    return [march(unit, anchorOf(board.id, labelOf(order.to), "unit"), way)];
  });
  const dislodged = (response.state.dislodged ?? []).flatMap(({ unit: text }) => {
    const label = text.split(" ")[1];
    const unit = tokenAt(label, true);
    return unit ? [giveWay(unit, anchorOf(board.id, label, "unit"), MARCH * 0.55)] : [];
  });
  const animations = [...ordered, ...dislodged];
  const stop = (): void => {
    for (const animation of animations) animation.cancel();
  };
  signal.addEventListener("abort", stop);
  await Promise.allSettled(animations.map(({ finished }) => finished));
  // The new position stays in view for a moment.
  if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, MARCH / 2));
  stop();
}

const tokenAt = (label: string, isLost: boolean): SVGGElement | null =>
  document.querySelector(`.layer-${isLost ? "dislodged" : "units"} .unit[data-unit="${label}"]`);

function anchorOf(board: string, label: string, which: "unit" | "dislodged"): Point {
  const [id, coast] = label.split("/");
  const anchors = geometryOf(board).provinces.get(id);
  if (!anchors) throw new Error(`the board has no ${id}`);
  return (anchors.coasts[coast] ?? anchors)[which];
}

/** Moves a token a part of the way to a place; back again if it does not arrive. */
function march(unit: SVGGElement, to: Point, way: number): Animation {
  const after = partsOfWay(unit, to);
  const frames = way === 1 ? [after(0), after(1)] : [after(0), after(way), after(0)];
  return unit.animate(frames, { duration: MARCH, easing: "ease-in-out", fill: "forwards" });
}

/** Moves a dislodged token from the place it lost to where it is drawn. */
function giveWay(unit: SVGGElement, from: Point, delay: number): Animation {
  const after = partsOfWay(unit, from);
  return unit.animate([after(1), after(0)], {
    duration: MARCH - delay,
    delay,
    easing: "ease-in-out",
    fill: "both",
  });
}

/** Where a token is after a part of its way from where it is drawn to another place. */
function partsOfWay(unit: SVGGElement, [x, y]: Point): (part: number) => Keyframe {
  const { a, b, c, d, e, f } = new DOMMatrix(getComputedStyle(unit).transform);
  return (part) => ({
    transform: `matrix(${a}, ${b}, ${c}, ${d}, ${e + (x - e) * part}, ${f + (y - f) * part})`,
  });
}

const fade = (unit: SVGGElement): Animation =>
  unit.animate([{ opacity: 1 }, { opacity: 0 }], { duration: MARCH, fill: "forwards" });
