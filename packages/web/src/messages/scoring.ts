import en from "@chancery/messages/en/scoring.ts";
import { load } from "./load.ts";

export const scoring = await load("scoring", en);
