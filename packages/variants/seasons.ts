import type { Season } from "@chancery/engine";

const SEASONS: Readonly<Record<Season, string>> = { S: "Spring", F: "Fall", W: "Winter" };

/** What games call the season after Spring, where that is not Fall (DIS-2.0-1). */
const AUTUMN: Readonly<Partial<Record<string, string>>> = { dissolution: "Autumn" };

/** A season as the rulebook of a game calls it; a setup or the rules say which game it is. */
export const seasonName = (season: Season, { variant }: { readonly variant: string }): string =>
  (season === "F" ? AUTUMN[variant] : undefined) ?? SEASONS[season];
