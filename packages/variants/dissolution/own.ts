import type { Power, Province, State } from "@chancery/engine";
import { type Embassy, type Favor, favorOf, type SliceId, sameEmbassy } from "./favor/index.ts";
import { sliceOfPower } from "./powers.ts";

/** What the game knows beside the Geographic Map. All of it is public. */
export interface Own {
  readonly favor: Favor;
  /** Embassies kicked in this year's Spring or Autumn (DIS-11.5.3-1). */
  readonly kicked: readonly Embassy[];
  /** Embassies with powers whose retaliation destroyed units of theirs this year (DIS-11.5.3-3). */
  readonly retaliated: readonly Embassy[];
  /** By player: centers in which it ever built (DIS-4.3-5). */
  readonly builtIn: readonly (readonly Province[])[];
  /** Players the referee has removed from the game: they put points on nothing (DIS-5.3-8). */
  readonly revoked: readonly Power[];
}

/** The one way into the game's own part of a state. */
export const ownOf = (state: State): Own => state.own as Own;

export const withOwn = (state: State, changes: Partial<Own>): State => ({
  ...state,
  own: { ...ownOf(state), ...changes },
});

/** A player's Favor Value with a nuclear power. */
export const favorWith = (state: State, player: Power, nuclear: Power): number =>
  favorOf(ownOf(state).favor, player, sliceOfPower(nuclear) as SliceId);

/** Whether a player is eliminated: the embassies are gone (DIS-2.1.5-8). */
export const isExile = (state: State, player: Power): boolean => ownOf(state).favor[player] === null;

/** A list with further embassies, each once. */
export const including = (known: readonly Embassy[], more: readonly Embassy[]): readonly Embassy[] =>
  [...known, ...more].filter((embassy, i, all) => all.findIndex((each) => sameEmbassy(each, embassy)) === i);
