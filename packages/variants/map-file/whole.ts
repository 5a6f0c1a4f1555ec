/** Reads the text of another map that this one uses; null if there is none. */
export type IncludeMap = (name: string) => string | null;

/** How deep maps may use each other. */
export const DEEPEST = 5;

/** How many characters a map may have, with those of the maps that it uses: ten times what any needs. */
export const LONGEST_MAP = 200_000;

const USE = /^\s*(USES?|MAP)\s+(\S.*)$/i;

/**
 * A map with the lines of the maps that it uses in their place. Those that aren't there stay as they are, and so do those
 * that are too many: maps can use themselves over and over.
 */
export function wholeMap(text: string, include: IncludeMap, depth = 0, read = { length: 0 }): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      read.length += line.length + 1;
      const used = read.length <= LONGEST_MAP && depth < DEEPEST ? usedIn(line).map(include) : [];
      return used.length === 0 || used.includes(null)
        ? line
        : used.map((each) => wholeMap(each ?? "", include, depth + 1, read)).join("\n");
    })
    .join("\n");
}

/** The files that a line uses: "USE standard.map", "MAP standard", "MAP standard.map". */
export function usedIn(line: string): string[] {
  const [, word, names] = USE.exec(line) ?? [];
  if (word === undefined) return [];
  return names
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => (word.toUpperCase() === "MAP" && !/\.map$/i.test(name) ? `${name}.map` : name));
}

/** Whether a text looks like a map: it says what borders on what, or uses a map that does. */
export const isMapText = (text: string): boolean =>
  /^\s*(?:COAST|LAND|WATER|SHUT|PORT)\s+\S+\s+ABUTS\b/im.test(text) ||
  (/^\s*(?:MAP\s+[\w.-]+|USES?\s+\S+\.map)\s*$/im.test(text) && !/^\s*[[{"]/.test(text));
