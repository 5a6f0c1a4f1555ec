import en from "@chancery/messages/en/bring.ts";
import { load } from "./load.ts";

export const bring = await load("bring", en);
