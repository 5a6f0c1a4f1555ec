import en from "@chancery/messages/en/misreadings.ts";
import { load } from "./load.ts";

export const misreadings = await load("misreadings", en);
