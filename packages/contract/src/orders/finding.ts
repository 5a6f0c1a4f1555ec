import type { Unit } from "@chancery/engine";
import { placeName } from "@chancery/messages";
import type { Words } from "../words/words.ts";
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
  /** A misspelled name that was taken for a place. */
  | { readonly code: "guess"; readonly text: string; readonly to: string }
  /** A unit has an order on an earlier line. */
  | { readonly code: "second-order"; readonly text: string; readonly unit: string }
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
  | {
      readonly code: "no-convoy" | "no-own-convoy";
      readonly unit: string;
      readonly to: string;
      readonly missing: readonly Unit[];
    }
  /** Fleets on the way of an army are not ordered to convoy it: own ones, or others' whose orders are unknown. */
  | {
      readonly code: "convoy-incomplete" | "convoy-needs-others";
      readonly unit: string;
      readonly to: string;
      readonly fleets: string;
      readonly missing: readonly Unit[];
    }
  /** A unit on the declared path of a convoy is not ordered to carry. */
  | { readonly code: "carrier-idle"; readonly unit: string; readonly target: string; readonly to: string };

/** What a finding is about. */
export type FindingCode = Concern["code"];

/** A finding in words, without a period. */
export function findingText(
  { findings, language }: Pick<Words, "findings" | "language">,
  { code, ...facts }: Concern,
): string {
  const {
    line: _,
    at: __,
    missing: ___,
    ...values
  } = facts as Partial<Finding> & Readonly<Record<string, string>>;
  const named = values.to === undefined ? values : { ...values, to: placeName(language, values.to) };
  return findings.byCode(code, named as Readonly<Record<string, string>>) ?? code;
}

/** Whether a finding says for certain that something won't count as it was written, or was only guessed. */
export const isCertain = ({ code }: Pick<Concern, "code">): boolean => CERTAIN.has(code);

const CERTAIN: ReadonlySet<FindingCode> = new Set([
  "not-followed",
  "second-order",
  "guess",
  "support-of-mover",
  "support-unmatched",
  "convoy-unmatched",
  "no-convoy",
  "convoy-incomplete",
  "carrier-idle",
]);
