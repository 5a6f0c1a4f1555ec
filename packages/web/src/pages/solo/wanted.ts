import { BOT_CHARACTERS, type BotCharacter } from "@chancery/api/constants";
import { roomFacts } from "@chancery/variants";

/** How bots can play; mixed for some of each. */
export const CHARACTERS = ["mixed", ...BOT_CHARACTERS] as const;
export type Character = "mixed" | BotCharacter;

/** Whether a game has a room around its board, which nobody needs who plays alone. */
export const hasRoom = ({ variant }: { readonly variant: string }): boolean => roomFacts(variant) !== null;
