import type { Season, Task } from "../../state/phase.ts";

/** What a unit can be told to do. */
export type Verb = "hold" | "move" | "support" | "convoy" | "retreat" | "disband" | "build" | "waive";

type Words = readonly string[];

/**
 * The words that orders are written with in one language. A word of several ("zieht sich zurück") is read as one.
 * Everything is data, so a language is added without touching the readers.
 */
export interface Grammar {
  /** What a unit does, in every form people write. */
  readonly verbs: Readonly<Record<Verb, Words>>;
  /** Kinds of units by their English name in lower case; their letters and English names are always known. */
  readonly kinds: Readonly<Partial<Record<string, Words>>>;
  /** Words that introduce the way an army takes: "via convoy", and those that need a convoy behind them. */
  readonly via: Words;
  readonly by: Words;
  /** Words that may be said and change nothing: "the army in Paris". */
  readonly noise: Words;
  /** Words that stand between orders, unless a board has a place of that name (And for Andorra). */
  readonly joints: Words;
  /** Words that close an order whose verb has two parts: "löst A Wien auf". */
  readonly ends: Words;
  readonly directions: Readonly<Record<"n" | "s" | "e" | "w", Words>>;
  /** "Coast", behind a direction. */
  readonly coast: Words;
  /** Coasts in one word, by their code: "nc", "Nordküste". */
  readonly coasts: Readonly<Record<string, Words>>;
  readonly seasons: Readonly<Record<Season, Words>>;
  /** What sheets of a phase are headed: "Retreats". */
  readonly tasks: Readonly<Record<Task, Words>>;
  /** Words that may stand beside a power or a date in a heading: "Orders for". */
  readonly titles: Words;
  /** What people write where there is nothing to order. */
  readonly silence: Words;
  /** Letters that are also written as several: ä as ae. Marks above letters may be left out in any case. */
  readonly letters: Readonly<Record<string, string>>;
  /** How the first words of a name change with their case: "Schwarzes Meer", "im Schwarzen Meer". */
  readonly endings: Readonly<Record<string, Words>>;
}

/** A language to read orders in, beside the words of the books. */
export interface OrderWords extends Grammar {
  /** Names of places by the board's own names; also of places that this board does not have. */
  readonly places: Readonly<Record<string, Words>>;
  /** Names of places that this board does not have, where they are not told from `places`: never guessed. */
  readonly elsewhere: Words;
  /** Names and adjectives of powers by the names in positions. */
  readonly powers: Readonly<Record<string, Words>>;
}

/** No words at all, for languages that have only some. */
export const NO_WORDS: Grammar = {
  verbs: { hold: [], move: [], support: [], convoy: [], retreat: [], disband: [], build: [], waive: [] },
  kinds: {},
  via: [],
  by: [],
  noise: [],
  joints: [],
  ends: [],
  directions: { n: [], s: [], e: [], w: [] },
  coast: [],
  coasts: {},
  seasons: { S: [], F: [], W: [] },
  tasks: { M: [], R: [], A: [] },
  titles: [],
  silence: [],
  letters: {},
  endings: {},
};

/** The words of the books, and those of other programs (CB-44, CB-47). */
export const BOOKS: Grammar = {
  verbs: {
    hold: ["h", "hold", "holds", "holding", "stand", "stands", "standing", "stay", "stays"],
    move: ["m", "to", "into", "move", "moves", "moving", "go", "goes", "attack", "attacks", "advances"],
    support: ["s", "sup", "supp", "support", "supports", "supporting"],
    convoy: ["c", "conv", "convoy", "convoys", "convoying", "transports"],
    retreat: ["r", "ret", "retreat", "retreats", "retreating"],
    disband: ["d", "dis", "disb", "disband", "disbands", "disbanded", "rem", "remove", "removes", "removed"],
    build: ["b", "build", "builds", "built"],
    waive: ["w", "waive", "waives", "waived"],
  },
  kinds: {},
  via: ["via"],
  by: ["by", "through", "using"],
  noise: ["the", "in", "at", "from", "its", "my", "our"],
  joints: ["and", "then"],
  ends: [],
  directions: {
    n: ["n", "north", "northern"],
    s: ["s", "south", "southern"],
    e: ["e", "east", "eastern"],
    w: ["w", "west", "western"],
  },
  coast: ["coast", "coasts", "cst", "c"],
  coasts: { nc: ["nc"], sc: ["sc"], ec: ["ec"], wc: ["wc"] },
  seasons: { S: ["spring"], F: ["fall", "autumn"], W: ["winter"] },
  tasks: {
    M: ["moves", "movement", "movements"],
    R: ["retreat", "retreats"],
    A: ["builds", "removals", "disbands", "disbandments", "adjustment", "adjustments"],
  },
  titles: [
    "order",
    "orders",
    "for",
    "of",
    "the",
    "and",
    "phase",
    "turn",
    "season",
    "year",
    "power",
    "country",
    "player",
  ],
  silence: ["none", "nothing", "no orders", "no change", "no retreats"],
  letters: {},
  endings: {},
};
