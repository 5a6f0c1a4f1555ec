import { manifestOf } from "@chancery/variants";

/** Who runs a game: a committee has officers (MB-23 to MB-29), other games a game master. */
export type Officials = "officers" | "master";

/** Who runs a game, for the messages that name them. */
export const officialsOf = (game: { readonly variant: string }): Officials =>
  manifestOf(game)?.officials === "officers" ? "officers" : "master";
