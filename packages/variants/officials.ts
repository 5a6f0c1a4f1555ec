import { manifestOf, type Played } from "./games.ts";

/** Who looks after a game, as its booklet calls them: a committee has officers (MB-23 to MB-29), other games a referee. */
export interface Officials {
  /** "the referee", "the officers". */
  readonly the: string;
  /** The same at the beginning of a sentence. */
  readonly The: string;
  /** One of them: "referee", "officer". */
  readonly one: string;
  /** What they do, of one or of several: "say" is "says" or "say". */
  readonly does: (verb: string) => string;
}

const REFEREE: Officials = {
  the: "the referee",
  The: "The referee",
  one: "referee",
  does: (verb) => (verb === "have" ? "has" : `${verb}s`),
};

const OFFICERS: Officials = {
  the: "the officers",
  The: "The officers",
  one: "officer",
  does: (verb) => verb,
};

/** The officials of a game. */
export const officialsOf = (game: Played): Officials =>
  manifestOf(game)?.officials === "officers" ? OFFICERS : REFEREE;
