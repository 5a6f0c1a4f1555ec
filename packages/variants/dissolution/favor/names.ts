import type { Power } from "@chancery/engine";
import { PLAYERS, spellingsOf } from "../players.ts";
import {
  favorValue,
  isSpace,
  letterOf,
  SLICE_IDS,
  type SliceId,
  SPACE_CODES,
  type SpaceCode,
  sliceName,
  sliceOf,
} from "./map.ts";

const plain = (text: string): string => text.trim().toLowerCase();

/** A player's power by its name, its two letters or its adjective, in any usual spelling. */
export function readPlayer(text: string): Power | null {
  const written = plain(text);
  const index = PLAYERS.findIndex((player) => spellingsOf(player).some((each) => plain(each) === written));
  return index < 0 ? null : (index as Power);
}

/** A slice by its letter or its nuclear power. */
export function readSlice(text: string): SliceId | null {
  const written = plain(text);
  return SLICE_IDS.find((slice) => plain(slice) === written || plain(sliceName(slice)) === written) ?? null;
}

/** A space by its code in any case; a Perimeter also without its letter, as in `R0`. */
export function readSpace(text: string): SpaceCode | null {
  const written = plain(text);
  const code = `${written[0]?.toUpperCase()}${written.slice(1)}`;
  return [code, `${code}z`].find(isSpace) ?? null;
}

/** Spaces that a wrong code may have meant: the letter is right, or else slice and value are. */
export function nearestSpaces(text: string): SpaceCode[] {
  const [slice, value, letter] = plain(text);
  const near = (matches: (space: SpaceCode) => boolean): SpaceCode[] =>
    SPACE_CODES.filter((space) => plain(sliceOf(space)) === slice && matches(space));
  const byLetter = near((space) => letterOf(space) === letter);
  return byLetter.length > 0 ? byLetter : near((space) => String(favorValue(space)) === value);
}
