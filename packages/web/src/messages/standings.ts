import en from "@chancery/messages/en/standings.ts";
import { load } from "./load.ts";

export const standings = await load("standings", en);
