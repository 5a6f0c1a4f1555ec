import type { Power } from "@chancery/engine";
import { PLAYERS, spellingsOf } from "../players.ts";
import { SLICE_IDS, type SliceId, type SpaceCode, sliceName } from "./map.ts";
import { readPlayer, readSlice, readSpace } from "./names.ts";

type Verb = "hold" | "move" | "support" | "convoy";

/** A piece of an order, and where it stands in the text. */
export type Token = { readonly at: number; readonly text: string } & (
  | { readonly kind: "space"; readonly space: SpaceCode }
  | { readonly kind: "slice"; readonly slice: SliceId }
  | { readonly kind: "power"; readonly power: Power }
  | { readonly kind: "verb"; readonly verb: Verb }
  | { readonly kind: "unknown" }
);

const VERBS: readonly (readonly [Verb, RegExp])[] = [
  ["hold", /(?:to hold|holding|holds|hold|stands|stand|h)(?![\w'’])/iy],
  ["move", /(?:-+>?|[–—−→>]|(?:(?:moves|moving|move) to|moves|moving|move|to|m)(?!\w))/iy],
  ["support", /(?:supports|supporting|support|s)(?![\w'’])/iy],
  ["convoy", /(?:convoys|convoying|convoy|c)(?!\w)/iy],
];

const longestFirst = (words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).join("|");

const POWER = new RegExp(`(?:${longestFirst(PLAYERS.flatMap(spellingsOf))})(?!\\w)`, "iy");
const SLICE = new RegExp(`(?:${longestFirst([...SLICE_IDS, ...SLICE_IDS.map(sliceName)])})(?!\\w)`, "iy");
/** What says nothing: that it is an embassy, little words, marks. */
const FILLER = /(?:[\s,.;:()[\]"“”]+|['’]s?(?!\w)|(?:embassy|e|the|at|in|of|from|its|perimeter)(?!\w))/iy;
const WORD = /[^\s,.;:()[\]–—−→>-]+/y;

/** Cuts an order into pieces. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? null;
  };
  while (at < text.length) {
    const filler = match(FILLER);
    if (filler) {
      at += filler.length;
      continue;
    }
    const token = next(match, at);
    tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

function next(match: (pattern: RegExp) => string | null, at: number): Token {
  const name = match(POWER);
  if (name) return { kind: "power", power: readPlayer(name) as Power, at, text: name };
  for (const [verb, pattern] of VERBS) {
    const text = match(pattern);
    if (text) return { kind: "verb", verb, at, text };
  }
  const slice = match(SLICE);
  if (slice) return { kind: "slice", slice: readSlice(slice) as SliceId, at, text: slice };
  const text = match(WORD) ?? "?";
  const space = readSpace(text);
  return space ? { kind: "space", space, at, text } : { kind: "unknown", at, text };
}
