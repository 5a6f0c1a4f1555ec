import type { Localized } from "@chancery/messages";
import type { Slot } from "./boards/slots.ts";

/** How a power is shown to people. */
export interface PowerLook {
  /** What people call it. */
  readonly title: Localized;
  /** Before a kind of unit: "French army". In German the stem, which takes an ending there: "französisch". */
  readonly adjective?: Localized;
  readonly slot: Slot;
  /** Its units never leave their places. */
  readonly stationary?: true;
  /** Its units cannot be dislodged. */
  readonly invulnerable?: true;
}

/** A power as the table of its game has it. */
export interface PowerRow extends PowerLook {
  /** As in orders and positions. */
  readonly name: string;
  readonly adjective: Localized;
  /** What its rulebook calls it, where that is longer. */
  readonly official?: Localized;
  /** What else people write for it. */
  readonly aliases: readonly string[];
}

/** How the powers of a game look, by name. */
export type Cast = Readonly<Record<string, PowerLook>>;

export const castOf = (rows: readonly (PowerLook & { readonly name: string })[]): Cast =>
  Object.fromEntries(rows.map((row) => [row.name, row]));
