import { formatList } from "@chancery/messages";
import { GAMES } from "@chancery/variants";
import { LANGUAGE } from "./language.ts";
import { localized } from "./localized.ts";

/** A power of one name is called the same in every game, so that nobody has to know which one is played. */
const TITLES: ReadonlyMap<string, string> = new Map(
  GAMES.flatMap(({ powers }) =>
    Object.entries(powers).map(([name, { title }]) => [name, localized(title)] as const),
  ),
);

/** What people call a power, by its name in orders and positions. */
export const powerName = (name: string): string => TITLES.get(name) ?? name;

/** "Austria, France and Italy". */
export const powerNames = (names: readonly string[]): string => formatList(LANGUAGE, names.map(powerName));

/** Powers to choose from in a field. */
export const powerChoices = (names: readonly string[]): { value: string; label: string }[] =>
  names.map((value) => ({ value, label: powerName(value) }));
