import type { ComponentType } from "react";
import type { BookId } from "../lib/rulebooks.ts";

/** Something about a game's own rules that a host may want otherwise. */
export interface OptionField {
  /** Its name among the options of the variant. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly input:
    | {
        readonly kind: "choice";
        readonly choices: readonly { readonly value: Value; readonly label: string }[];
      }
    | { readonly kind: "number"; readonly from: number; readonly to: number; readonly placeholder: string }
    | { readonly kind: "text"; readonly placeholder: string };
  /** Whether it is about people at a table, and means nothing to who plays alone. */
  readonly forTables?: true;
  /** Whether it makes sense with so many players. */
  readonly isFor?: (players: number) => boolean;
}

/** Undefined leaves it to the rulebook. */
export type Value = string | number | boolean | undefined;

/** A game that people can set up: a variant by one of its rulebooks, in words for who has never seen it. */
export interface Preset {
  /** As it stands in addresses. */
  readonly id: string;
  readonly variant: string;
  readonly rulebook: string;
  readonly title: string;
  readonly blurb: string;
  /** How many can play, the usual number last. */
  readonly players: readonly number[];
  readonly options: readonly OptionField[];
  /** The rules page and the sandbox that go with it, if there are any. */
  readonly book: BookId | null;
  /** Settings that no plain field can hold; they find the form by `useSetupForm`. */
  readonly Settings?: ComponentType;
  /** What people should see of the setup before they choose or are given a power. */
  readonly Before?: ComponentType<{ readonly options: Readonly<Record<string, unknown>> }>;
  /** What to know of a power before it is chosen. */
  readonly PowerNote?: ComponentType<{ readonly power: string }>;
}
