import { roomFacts } from "@chancery/variants";

/** How strong bots can be. */
export const LEVELS = ["beginner", "club", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** How bots can play; mixed for some of each. */
export const CHARACTERS = ["mixed", "bold", "cautious", "loyal"] as const;
export type Character = (typeof CHARACTERS)[number];

/** Whether a game has a room around its board, which nobody needs who plays alone. */
export const hasRoom = ({ variant }: { readonly variant: string }): boolean => roomFacts(variant) !== null;
