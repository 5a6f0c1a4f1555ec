import type { Deal } from "@chancery/api";
import type { Orders } from "@chancery/contract/orders";
import { parsePhase } from "@chancery/engine";

/** A deal that is being made; orders are entered on the board. */
export interface DealDraft {
  readonly kind: Deal["kind"];
  readonly through: number;
  readonly against: string;
  readonly province: string;
}

/** How many years one can choose from. */
const YEARS = 6;

/** The years through which a deal can hold. */
export function yearsFrom(phase: string): readonly number[] {
  const parsed = parsePhase(phase);
  const first = parsed.ok ? parsed.value.year : 0;
  return Array.from({ length: YEARS }, (_, i) => first + i);
}

/** What a deal begins with: peace through the next year. */
export const firstDraft = (phase: string): DealDraft => ({
  kind: "peace",
  through: yearsFrom(phase)[1],
  against: "",
  province: "",
});

/** The powers that the parties of a conversation can join against. */
export const othersThan = (powers: readonly string[], parties: readonly string[]): readonly string[] =>
  powers.filter((power) => !parties.includes(power));

/** The deal as it is sent; null while something is missing. */
export function dealOf({ kind, through, against, province }: DealDraft, orders: Orders): Deal | null {
  switch (kind) {
    case "peace":
      return { kind, through };
    case "alliance":
      return against === "" ? null : { kind, against, through };
    case "demilitarize":
      return province === "" ? null : { kind, province, through };
    case "orders":
      return Object.values(orders).some(({ length }) => length > 0) ? { kind, orders } : null;
  }
}
