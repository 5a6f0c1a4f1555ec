import type { PageLanguage } from "./language.ts";
import { languageData } from "./language-data.ts";

type Names = Readonly<Record<string, readonly string[]>>;

/** `places.json`: what a language calls the places of all boards. */
export interface PlacesFile {
  /** Names by the English ones: first the name to show, then other spellings. */
  readonly places?: Names;
  /** The same for one board, where an English name means another place there. */
  readonly onBoards?: Readonly<Record<string, Names>>;
}

/** A place of a board by its English name, as the language calls it. */
export function placeName(language: PageLanguage, name: string, board?: string): string {
  const { places, onBoards } = languageData<PlacesFile>(language, "places") ?? {};
  const here = board === undefined ? undefined : onBoards?.[board]?.[name];
  return (here ?? places?.[name])?.[0] ?? name;
}
