import type { RefusalCode } from "@chancery/api";
import { nearestName, type OptionFault, type PositionFault } from "@chancery/engine";

/** What a refusal is about, in names and numbers. */
export type RefusalFacts = Readonly<Record<string, string | number | readonly string[]>>;

/** Why someone doesn't get what they want: a code and, where it says more, a detail of it with its facts. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly detail?: string;
  readonly facts?: RefusalFacts;
  /** What exactly is wrong with a setup or a position. */
  readonly faults?: readonly PositionFault[];
  /** The game whose own messages these faults may need. */
  readonly variant?: string;
}

export const refusal = (code: RefusalCode, detail?: string, facts?: RefusalFacts): Refusal => ({
  code,
  ...(detail !== undefined && { detail }),
  ...(facts && { facts }),
});

/** A power that doesn't exist, with the one that is meant or those that there are. */
export function noSuchPower(written: string, powers: readonly string[]): Refusal {
  const near = nearestName(written, powers);
  return near === undefined
    ? refusal("no-such-power", "known", { powers })
    : refusal("no-such-power", "near", { near });
}

/** Something that only others may do: those of some capacities. */
export const notEntitled = (capacities: readonly string[]): Refusal =>
  capacities.length > 0 ? refusal("not-entitled", capacities.join("-")) : refusal("not-entitled");

/** A setup that cannot be, with everything that is wrong with it. */
export const badSetup = (setup: unknown, faults: readonly OptionFault[]): Refusal => ({
  ...refusal("bad-setup", "faults"),
  faults: faults.map(({ option, fault }) => ({ path: option, fault })),
  variant: String((setup as { readonly variant?: unknown } | null)?.variant ?? ""),
});
