import en from "@chancery/messages/en/officers.ts";
import { load } from "./load.ts";

export const officers = await load("officers", en);
