import en from "@chancery/messages/en/schedule.ts";
import { load } from "./load.ts";

export const schedule = await load("schedule", en);
