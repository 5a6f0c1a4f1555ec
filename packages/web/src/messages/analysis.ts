import en from "@chancery/messages/en/analysis.ts";
import { load } from "./load.ts";

export const analysis = await load("analysis", en);
