import type { Statement } from "@chancery/messages";
import { hostilesTo, powersIn, standsIn } from "@chancery/variants/committee";
import { currentTurn, lineOf, type Table, type Turn } from "../../table.ts";
import { isShowing } from "../score/results.ts";
import type { Conference } from "./conference.ts";

/** What looks like a conquest of the area: who did it, and how. */
export interface Conquest {
  readonly by: readonly string[];
  readonly said: Statement;
}

/**
 * Whether the area looks conquered at the end of a season, after retreats: someone who does not take part stands
 * there, or a participant has driven another's unit out. The officers confirm it (MB-267, R95).
 */
export function conquestOf(table: Table, conference: Conference): Conquest | null {
  const { form, openedIn, excused } = conference;
  if (table.status !== "playing" || currentTurn(table).phase.endsWith("R") || isShowing(table)) return null;
  const area = form.area ?? "";
  const hostile = hostilesTo(form, currentTurn(table).position.units);
  if (hostile.length > 0)
    return { by: hostile, said: { code: "conquest-by-standing", powers: hostile, area } };
  const drivers = lineOf(table)
    .filter(({ number }) => number >= (openedIn ?? 0) && number > excused)
    .flatMap((turn) => drivenOut(turn, area))
    .filter(([by]) => form.participants.includes(by));
  const [driver] = drivers;
  if (!driver) return null;
  const [by, whom] = driver;
  return { by: [by], said: { code: "conquest-by-driving", power: by, whom, area } };
}

const holderOf = ({ units }: Turn["position"], area: string): string | undefined =>
  powersIn(units, area).at(0);

/** Who took whose place in the area in a phase, by a move or a rising, unless it was left to them (R64, R95). */
function drivenOut({ position, result }: Turn, area: string): readonly (readonly [string, string])[] {
  if (!result) return [];
  const [before, after] = [holderOf(position, area), holderOf(result.position, area)];
  if (before === undefined || after === undefined || before === after) return [];
  const hasLeft = result.orders.some(
    ({ power, order, result: outcome }) =>
      power === before && outcome === "moved" && order !== null && standsIn(order.split(" - ")[0], area),
  );
  return hasLeft ? [] : [[after, before]];
}
