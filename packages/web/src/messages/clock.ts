import en from "@chancery/messages/en/clock.ts";
import { load } from "./load.ts";

export const clock = await load("clock", en);
