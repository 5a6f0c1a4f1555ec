import en from "@chancery/messages/en/results.ts";
import { load } from "./load.ts";

export const results = await load("results", en);
