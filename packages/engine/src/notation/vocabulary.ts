/** The words for what a unit does, in all forms the books use and in those of other programs (CB-44, CB-47). */
const VERBS = {
  hold: ["h", "hold", "holds", "holding", "stand", "stands", "standing", "stay", "stays"],
  move: ["m", "to", "into", "move", "moves", "moving", "go", "goes", "attack", "attacks", "advances"],
  support: ["s", "sup", "supp", "support", "supports", "supporting"],
  convoy: ["c", "conv", "convoy", "convoys", "convoying", "transports"],
  retreat: ["r", "ret", "retreat", "retreats", "retreating"],
  disband: ["d", "dis", "disb", "disband", "disbands", "disbanded", "rem", "remove", "removes", "removed"],
  build: ["b", "build", "builds", "built"],
  waive: ["w", "waive", "waives", "waived"],
} as const satisfies Record<string, readonly string[]>;
export type Verb = keyof typeof VERBS;

/** Words that introduce the way an army takes: "via convoy", "by convoy". */
export const VIA = ["via"] as const;
export const BY = ["by", "through", "using"] as const;

/** Words that may be said and change nothing: "the army in Paris". */
export const NOISE = ["the", "in", "at", "from", "its", "my", "our"] as const;

/** Words that stand between orders, unless a board has a place of that name (And for Andorra). */
export const JOINTS = ["and", "then"] as const;

const WORDS: ReadonlyMap<string, readonly Verb[]> = (() => {
  const words = new Map<string, Verb[]>();
  for (const [verb, forms] of Object.entries(VERBS) as [Verb, readonly string[]][])
    for (const form of forms) words.set(form, [...(words.get(form) ?? []), verb]);
  return words;
})();

const NONE: readonly Verb[] = [];

/** The verbs a word can be. */
export const verbsOf = (word: string): readonly Verb[] => WORDS.get(word) ?? NONE;

/** All words with a fixed meaning: no abbreviation or misspelling of a place is looked for in them. */
export const RESERVED: ReadonlySet<string> = new Set<string>([...WORDS.keys(), ...VIA, ...BY, ...NOISE]);

/** The forms long enough to be recognized with a slip in them. */
export const LONG_FORMS: readonly { readonly form: string; readonly verb: Verb }[] = [...WORDS].flatMap(
  ([form, verbs]) => (form.length >= 4 ? verbs.map((verb) => ({ form, verb })) : []),
);

const DIRECTIONS: Readonly<Record<string, string>> = {
  n: "n",
  north: "n",
  northern: "n",
  s: "s",
  south: "s",
  southern: "s",
  e: "e",
  east: "e",
  eastern: "e",
  w: "w",
  west: "w",
  western: "w",
};
const COAST_WORDS: ReadonlySet<string> = new Set(["coast", "coasts", "cst", "c"]);

/** The letter of a point of the compass, written out or not; undefined for other words. */
export const directionOf = (word: string): string | undefined =>
  Object.hasOwn(DIRECTIONS, word) ? DIRECTIONS[word] : undefined;

export const isCoastWord = (word: string): boolean => COAST_WORDS.has(word);

/** "nc", "sc": a point of the compass and "c" in one word. */
export const isCoastCode = (word: string): boolean => /^[nsew]c$/.test(word);
