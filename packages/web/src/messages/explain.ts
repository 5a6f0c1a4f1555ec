import en from "@chancery/messages/en/explain.ts";
import { load } from "./load.ts";

export const explain = await load("explain", en);
