import {
  createNotation,
  fail,
  type Game,
  type Notation,
  ok,
  type Result,
  type Variant,
} from "@chancery/engine";
import { manifestOf, VARIANTS } from "@chancery/variants";
import type { RequestFault } from "./fault.ts";

/** Finds a game by its name; other programs may bring games of their own. */
export type FindVariant = (name: string) => Variant | undefined;

/** Finds one of the games that come with the program, in capitals or not, or one that it was given. */
export const findVariant: FindVariant = (name) =>
  VARIANTS.find(({ id }) => id === name.toLowerCase()) ?? manifestOf({ variant: name })?.variant;

/** A game and the words for it. */
export interface OpenGame extends Game {
  readonly notation: Notation;
}

const kept = new WeakMap<Variant, Map<string, OpenGame>>();
const MOST_KEPT = 64;

/** Which game is played, by which rulebook, and what was agreed about it. */
export interface GameChoice {
  readonly variant: string;
  /** The first of the game's, if left out. */
  readonly rulebook?: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Sets up the game a request names. It is kept for the next request of the same kind. */
export function openVariant(
  { variant: name, rulebook: edition, options }: GameChoice,
  find: FindVariant = findVariant,
): Result<OpenGame, RequestFault> {
  const variant = find(name);
  if (!variant) {
    const known = VARIANTS.map(({ id }) => id);
    return fail({
      code: "unknown-variant",
      path: "variant",
      fault: { code: "unknown-variant", text: name, known },
    });
  }
  const rulebook = edition ?? variant.rulebooks[0];
  const tables = kept.get(variant) ?? new Map<string, OpenGame>();
  const key = JSON.stringify([rulebook, options]);
  const known = tables.get(key);
  if (known) return ok(known);
  if (!variant.rulebooks.includes(rulebook)) {
    const fault = {
      code: "unknown-rulebook",
      text: rulebook,
      variant: variant.id,
      known: variant.rulebooks,
    };
    return fail({ code: "bad-option", path: "rulebook", fault });
  }
  const game = variant.create(rulebook, options);
  if (!game.ok) {
    const [{ option, fault }] = game.error;
    return fail({ code: "bad-option", path: `options.${option}`, fault, variant: variant.id });
  }
  const table = { ...game.value, notation: createNotation(game.value.rules) };
  if (tables.size >= MOST_KEPT) tables.clear();
  kept.set(variant, tables.set(key, table));
  return ok(table);
}
