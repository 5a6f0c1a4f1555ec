import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { powersBySeat } from "../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { seatOf, type Table } from "../table.ts";

export const MUTE_COMMANDS = {
  mute: {
    who: ["member"],
    when: ["playing", "ended"],
    run: (draft, command, id) => mute(draft, id, command),
  },
} satisfies Partial<Commands>;

/** Powers that a member has muted, as long as the same people play them. */
export function mutedBy(table: Table, id: string | null): readonly string[] {
  const muted = id === null ? undefined : table.muted?.[id];
  if (!muted) return [];
  const bySeat = powersBySeat(table);
  return muted.flatMap(({ power, holder }) =>
    table.seats[bySeat.findIndex((powers) => powers.includes(power))]?.holder === holder ? [power] : [],
  );
}

/** Hides a power's messages from a member, or shows them again. Nobody else learns of it. */
function mute(draft: Draft, id: string, command: Command & { type: "mute" }): Refusal | undefined {
  const { table } = draft;
  const { power, muted } = command;
  const bySeat = powersBySeat(table);
  const seat = bySeat.findIndex((powers) => powers.includes(power));
  if (seat < 0) return noSuchPower(power, bySeat.flat());
  const { holder } = table.seats[seat];
  if (seat === seatOf(table, id) || (muted && holder === null)) return refusal("nobody-to-mute");
  if (mutedBy(table, id).includes(power) === muted) return refusal("unchanged");
  draft.add({ type: "muted", member: id, power, holder: muted ? holder : null });
  return undefined;
}
