import type { BotCharacter, BotLevel } from "@chancery/api";

/** A game that someone wants to play against the computer. */
export interface Wanted {
  readonly variant: string;
  readonly rulebook: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The power to play; null leaves it to chance. */
  readonly power: string | null;
  readonly level: BotLevel;
  /** How the bots play; null for one of each in turn. */
  readonly character: BotCharacter | null;
  /** Decides everything that is left to chance. */
  readonly seed: number;
}

/** What earlier versions wrote into logs instead of codes, in the language of the page that began the game. */
interface SoloNames {
  readonly you: string;
  readonly master: string;
  /** Why a turn was rolled back. */
  readonly tookBack: string;
  /** Why the game is over for someone who has been eliminated. */
  readonly out: string;
}

/** What is kept of a solo game beside its log. */
export interface SoloCard {
  readonly game: string;
  readonly seed: number;
  /** Missing since logs hold codes. */
  readonly names?: SoloNames;
}
