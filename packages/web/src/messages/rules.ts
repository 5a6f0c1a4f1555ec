import en from "@chancery/messages/en/rules.ts";
import { load } from "./load.ts";

export const rules = await load("rules", en);
