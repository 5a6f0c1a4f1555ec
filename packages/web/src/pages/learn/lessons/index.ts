import { builds } from "./builds.ts";
import { coasts } from "./coasts.ts";
import { convoys } from "./convoys.ts";
import { cutting } from "./cutting.ts";
import { delegates } from "./delegates.ts";
import { dissolution } from "./dissolution.ts";
import { moves } from "./moves.ts";
import { negotiation } from "./negotiation.ts";
import { retreats } from "./retreats.ts";
import { standoffs } from "./standoffs.ts";
import { supports } from "./supports.ts";

/** The lessons of a first game, in their order. The game itself comes after them. */
export const LESSONS = [
  moves,
  standoffs,
  supports,
  cutting,
  convoys,
  retreats,
  builds,
  coasts,
  negotiation,
] as const;

/** Tasks that belong to primers. */
export const TRIES = [dissolution, delegates] as const;

export type TaughtLesson = (typeof LESSONS)[number] | (typeof TRIES)[number];
export type TaskName = TaughtLesson["tasks"][number]["name"];

export const lessonById = (id: string): TaughtLesson | undefined =>
  [...LESSONS, ...TRIES].find((each) => each.id === id);
