import en from "@chancery/messages/en/start.ts";
import { load } from "./load.ts";

export const start = await load("start", en);
