import type { Point } from "@chancery/variants/boards";
import type { Disc } from "../labels/crowd.ts";

/** A unit that may step aside: by so much of its radius. */
interface Spot extends Disc {
  readonly slack: number;
}

const ROUNDS = 24;
/** How near the rims of two units may come, in parts of their radii. */
const NEAR = 1.06;

/** Moves units apart that would lie over each other, none farther than it may go, and none off the sheet. */
export function spreadOut(
  spots: readonly Spot[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Point[] {
  const at = spots.map((spot): [number, number] => [...spot.at]);
  for (let round = 0; round < ROUNDS; round++) if (!pushApart(spots, at, [width, height])) break;
  return at;
}

/** One round; says whether anyone had to move. */
function pushApart(
  spots: readonly Spot[],
  at: [number, number][],
  sheet: readonly [number, number],
): boolean {
  let moved = false;
  for (let i = 0; i < spots.length; i++) {
    for (let j = i + 1; j < spots.length; j++) {
      const least = (spots[i].radius + spots[j].radius) * NEAR;
      const [dx, dy] = [at[j][0] - at[i][0], at[j][1] - at[i][1]];
      if (Math.abs(dx) >= least || Math.abs(dy) >= least) continue;
      const apart = Math.sqrt(dx * dx + dy * dy);
      const yielding = spots[i].slack + spots[j].slack;
      if (apart >= least - 0.1 || yielding === 0) continue;
      moved = true;
      const [ux, uy] = apart > 0 ? [dx / apart, dy / apart] : [1, 0];
      const by = (least - apart) / yielding;
      step(spots[i], at[i], -ux * by * spots[i].slack, -uy * by * spots[i].slack, sheet);
      step(spots[j], at[j], ux * by * spots[j].slack, uy * by * spots[j].slack, sheet);
    }
  }
  return moved;
}

function step(
  { at: home, radius, slack }: Spot,
  at: [number, number],
  dx: number,
  dy: number,
  sheet: readonly [number, number],
): void {
  let [x, y] = [at[0] + dx - home[0], at[1] + dy - home[1]];
  const far = Math.sqrt(x * x + y * y);
  const most = slack * radius;
  if (far > most) [x, y] = [(x * most) / far, (y * most) / far];
  at[0] = Math.min(sheet[0] - radius, Math.max(radius, home[0] + x));
  at[1] = Math.min(sheet[1] - radius, Math.max(radius, home[1] + y));
}
