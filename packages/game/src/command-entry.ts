import type { Command, CommandType } from "./command.ts";
import type { Draft } from "./draft.ts";
import type { Refusal } from "./refusal.ts";
import type { Table } from "./table.ts";

/** In which capacity someone acts. An official looks after the table: its referee, or the host where there is none. */
export type Capacity = "clock" | "stranger" | "member" | "player" | "referee" | "host" | "official";

/** All there is to know of a command. It stands beside the function that carries it out. */
export interface CommandEntry<T extends CommandType> {
  /** Who may ask for it. Whether it's possible at the moment is another question. */
  readonly who: readonly Capacity[];
  /** When it makes sense; at any time if left out. */
  readonly when?: readonly Table["status"][];
  /** What else must hold for someone to be offered it, as far as that doesn't depend on the details of the command. */
  readonly if?: (table: Table, id: string) => boolean;
  /** Adds what comes of it to the draft, or says why nothing does. The clock's id is empty. */
  run(draft: Draft, command: Command & { readonly type: T }, id: string): Refusal | undefined;
}

export type Commands = { readonly [T in CommandType]: CommandEntry<T> };
