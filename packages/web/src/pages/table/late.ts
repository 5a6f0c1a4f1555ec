import type { Drawer } from "./papers.ts";

/** Something that was written for a turn and did not reach the server before that was over. */
export interface LatePaper {
  readonly key: string;
  readonly turn: number;
  readonly power: string;
  readonly text: string;
}

/** What is left of earlier turns of a game. */
export function latePapers(
  game: string,
  present: number,
  drawer: Drawer & Pick<Storage, "key" | "length">,
): LatePaper[] {
  const prefix = `chancery.sheet.${game}.`;
  const keys = Array.from({ length: drawer.length }, (_, index) => drawer.key(index) ?? "");
  return keys.flatMap((key): LatePaper[] => {
    if (!key.startsWith(prefix)) return [];
    const [, turn, power] = /^(\d+)\.(.+)$/.exec(key.slice(prefix.length)) ?? [];
    if (turn === undefined || Number(turn) >= present) return [];
    try {
      const { text } = JSON.parse(drawer.getItem(key) ?? "null") as { text: string };
      return [{ key, turn: Number(turn), power, text }];
    } catch {
      return [];
    }
  });
}
