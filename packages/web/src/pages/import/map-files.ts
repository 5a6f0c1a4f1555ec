import type { Result } from "@chancery/engine";
import { usedIn } from "@chancery/variants/map-file";
import { type OpenMap, openMap } from "../../games/map-game.ts";

// Import this file only with `import()`: few people bring maps.

export { isMapText } from "@chancery/variants/map-file";

/** A file that somebody dropped or chose, and what is in it. */
export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

/** Opens the map among some files that none of the others uses. */
export function openMaps(files: readonly GivenFile[]): Result<OpenMap, string[]> {
  const named = (name: string) => (file: GivenFile) => file.name.toLowerCase() === name.toLowerCase();
  const used = files.flatMap(({ text }) => text.split(/\r?\n/).flatMap(usedIn));
  const main = files.find((file) => !used.some((name) => named(name)(file))) ?? files[0];
  const title = main.name.replace(/\.\w+$/, "");
  return openMap({ title, text: main.text }, (name) => files.find(named(name))?.text ?? null);
}
