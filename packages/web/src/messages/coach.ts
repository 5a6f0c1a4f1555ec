import en from "@chancery/messages/en/coach.ts";
import { load } from "./load.ts";

export const coach = await load("coach", en);
