import type { Words } from "@chancery/contract";
import type { Line, WrittenLine } from "./line.ts";

/** Something a player should look at before the phase is resolved. */
export type Finding<L extends WrittenLine = Line> = {
  /** The line it is about. */
  readonly line: L;
  /** Where on the board; null if nowhere in particular. */
  readonly at: string | null;
} & Concern;

/** What is wrong, in names. */
export type Concern =
  /** The line will not be followed. */
  | { readonly code: "not-followed"; readonly text: string; readonly why: string }
  /** A unit is supported to hold, but is ordered to move. */
  | { readonly code: "support-of-mover"; readonly unit: string; readonly target: string }
  /** A unit is helped to get somewhere, but is not ordered there. */
  | {
      readonly code: "support-unmatched" | "convoy-unmatched";
      readonly unit: string;
      readonly target: string;
      readonly to: string;
    }
  /** An army needs a convoy and nobody offers one, or none of your own units where others' orders are unknown. */
  | { readonly code: "no-convoy" | "no-own-convoy"; readonly unit: string; readonly to: string }
  /** A unit on the declared path of a convoy is not ordered to carry. */
  | { readonly code: "carrier-idle"; readonly unit: string; readonly target: string; readonly to: string };

export type FindingCode = Concern["code"];

/** A finding in words, without a period. */
export function findingText({ findings }: Pick<Words, "findings">, { code, ...facts }: Concern): string {
  const { line: _, at: __, ...values } = facts as Partial<Finding> & Readonly<Record<string, string>>;
  return findings.byCode(code, values as Readonly<Record<string, string>>) ?? code;
}
