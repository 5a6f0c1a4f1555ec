import type { SoloNames } from "@chancery/solo";
import { roomFacts } from "@chancery/variants";
import { solo as text } from "../../messages/solo.ts";

/** How strong bots can be. */
export const LEVELS = ["beginner", "club", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** What the record of a game says, in the language in which it is begun. */
export const NAMES: SoloNames = {
  you: text("you"),
  master: text("computer"),
  tookBack: text("tookBack"),
  out: text("out"),
};

/** Whether a game has a room around its board, which nobody needs who plays alone. */
export const hasRoom = ({ variant }: { readonly variant: string }): boolean => roomFacts(variant) !== null;
