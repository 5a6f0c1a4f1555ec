import { fail, ok, type Result } from "@chancery/engine";
import { addGuest, type Manifest, manifestOf } from "@chancery/variants";
import { type IncludeMap, type MapFault, mapManifest, wholeMap } from "@chancery/variants/map-file";
import { bring as text } from "../messages/bring.ts";
import { explainFault } from "../messages/words.ts";

// Import this file only with `import()`: few people bring maps.

/** A DPjudge map file, and what to call its game. */
export interface MapText {
  readonly title: string;
  readonly text: string;
}

/** A map with all that it uses, and its game, which can then be played on these pages. */
export interface OpenMap {
  readonly map: MapText;
  readonly game: Manifest;
  /** What is played otherwise than the map says, in sentences. */
  readonly notes: readonly string[];
}

/** The game of a map, or everything that is wrong with it, in sentences. */
export function openMap({ title, text: given }: MapText, include: IncludeMap): Result<OpenMap, string[]> {
  const text = wholeMap(given, include);
  const variant = idOf(text);
  // Faults have the lines of the file itself, not of those that it uses.
  const game = mapManifest(given, variant, title, include);
  if (!game.ok) return fail(game.error.map(inWords));
  const { manifest, notes } = game.value;
  // Someone who already plays this map continues with the same game.
  const known = manifestOf({ variant });
  if (!known) addGuest(manifest);
  return ok({ map: { title, text }, game: known ?? manifest, notes: notes.map(inWords) });
}

const inWords = ({ line, ...fault }: MapFault): string => {
  const what = fault.code === "map-include" ? text("mapUses", { file: fault.text }) : explainFault(fault);
  return line === 0 ? what : text("inLine", { line, what });
};

/** A name for a map by which it is known on these pages: the same for the same text. */
function idOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return `map-${(sum >>> 0).toString(36)}-${text.length.toString(36)}`;
}
