import type { Localized } from "@chancery/messages";

/** Something that can be agreed on before a game begins. */
export interface OptionInfo {
  /** Its name among the options of a request or a setup. */
  readonly name: string;
  /** What it decides. */
  readonly meaning: Localized;
  /** What can be given. */
  readonly values: Localized;
  /** What holds if nothing is given. */
  readonly standard: Localized;
  /** How a form asks for it. Options without a field are set elsewhere: by the seats, at random, or on a board. */
  readonly field?: OptionField;
}

/** An option as a form shows it. */
export interface OptionField {
  readonly label: Localized;
  readonly help?: Localized;
  readonly input: OptionInput;
  /** Whether it is about people at a table, and means nothing in a sandbox. */
  readonly forTables?: true;
  /** Whether it makes sense by this rulebook and with so many players. */
  readonly isFor?: (rulebook: string, players: number) => boolean;
}

type OptionInput =
  | { readonly kind: "choice"; readonly choices: readonly OptionChoice[] }
  | { readonly kind: "number"; readonly from: number; readonly to: number; readonly placeholder: Localized }
  | { readonly kind: "text"; readonly placeholder: Localized };

export interface OptionChoice {
  readonly value: OptionValue;
  readonly label: Localized;
}

/** Undefined leaves it to the rulebook. */
export type OptionValue = string | number | boolean | undefined;
