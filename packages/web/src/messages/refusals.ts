import en from "@chancery/messages/en/refusals.ts";
import { load } from "./load.ts";

export const refusals = await load("refusals", en);
