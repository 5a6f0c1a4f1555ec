import en from "@chancery/messages/en/conferences.ts";
import { load } from "./load.ts";

export const conferences = await load("conferences", en);
