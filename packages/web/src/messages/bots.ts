import en from "@chancery/messages/en/bots.ts";
import { load } from "./load.ts";

export const bots = await load("bots", en);
