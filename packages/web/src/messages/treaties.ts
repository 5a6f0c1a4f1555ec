import en from "@chancery/messages/en/treaties.ts";
import { load } from "./load.ts";

export const treaties = await load("treaties", en);
