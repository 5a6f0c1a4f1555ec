import {
  createNotation,
  fail,
  type Game,
  type Notation,
  ok,
  type Result,
  type Variant,
} from "@chancery/engine";
import { VARIANTS } from "@chancery/variants";
import type { RequestError } from "./response.ts";

/** Finds a game by its name; other programs may bring games of their own. */
export type FindVariant = (name: string) => Variant | undefined;

export const findVariant: FindVariant = (name) => VARIANTS.find(({ id }) => id === name.toLowerCase());

/** A game and the words for it. */
export interface Table extends Game {
  readonly notation: Notation;
}

const kept = new WeakMap<Variant, Map<string, Table>>();
const MOST_KEPT = 64;

/** Which game is played, by which rulebook, and what was agreed about it. */
export interface GameChoice {
  readonly variant: string;
  /** The first of the game's, if left out. */
  readonly rulebook?: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Sets up the game a request names. It is kept for the next request of the same kind. */
export function openTable(
  { variant: name, rulebook: edition, options }: GameChoice,
  find: FindVariant = findVariant,
): Result<Table, RequestError> {
  const variant = find(name);
  if (!variant) {
    const known = VARIANTS.map(({ id }) => id).join(", ");
    return fail({
      code: "unknown-variant",
      message: `no variant "${name}" (there are ${known})`,
      path: "variant",
    });
  }
  const rulebook = edition ?? variant.rulebooks[0];
  const tables = kept.get(variant) ?? new Map<string, Table>();
  const key = JSON.stringify([rulebook, options]);
  const known = tables.get(key);
  if (known) return ok(known);
  if (!variant.rulebooks.includes(rulebook)) {
    const message = `no rulebook "${rulebook}" for ${variant.id} (there are ${variant.rulebooks.join(", ")})`;
    return fail({ code: "bad-option", message, path: "rulebook" });
  }
  const game = variant.create(rulebook, options);
  if (!game.ok) {
    const [{ option, what }] = game.error;
    return fail({ code: "bad-option", message: what, path: `options.${option}` });
  }
  const table = { ...game.value, notation: createNotation(game.value.rules) };
  if (tables.size >= MOST_KEPT) tables.clear();
  kept.set(variant, tables.set(key, table));
  return ok(table);
}
