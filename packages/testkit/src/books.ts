import { BrokenInvariant, type Game } from "@chancery/engine";
import { createClassic } from "@chancery/variants";

const gameOf = (rulebook: string): Game => {
  const game = createClassic(rulebook, {});
  if (!game.ok) throw new BrokenInvariant(`no rulebook ${rulebook}`);
  return game.value;
};

/** The two books; situations with an even seed are resolved by the first. */
export const BOOKS: readonly Game[] = [gameOf("1971"), gameOf("2023")];
