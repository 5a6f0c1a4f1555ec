import en from "@chancery/messages/en/safety.ts";
import { load } from "./load.ts";

export const safety = await load("safety", en);
