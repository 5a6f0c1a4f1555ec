import type { Table } from "../table.ts";
import { fitInto } from "./windows.ts";

/** A moment at which a deadline may fall, not before the given one. */
export function allowed({ setup: { clock } }: Pick<Table, "setup">, time: number): number {
  return clock.kind === "correspondence"
    ? fitInto(clock.windows, clock.timeZone ?? clock.utcOffset, time)
    : time;
}
