import en from "@chancery/messages/en/starterGoals.ts";
import { load } from "./load.ts";

/** Goals of both committees for officers to begin with. */
export const starterGoals = await load("starterGoals", en);
