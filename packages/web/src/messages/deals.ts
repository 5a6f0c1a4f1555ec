import en from "@chancery/messages/en/deals.ts";
import { load } from "./load.ts";

export const deals = await load("deals", en);
