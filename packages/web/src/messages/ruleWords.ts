import en from "@chancery/messages/en/ruleWords.ts";
import { load } from "./load.ts";

export const ruleWords = await load("ruleWords", en);
