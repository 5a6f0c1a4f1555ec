import en from "@chancery/messages/en/interchange.ts";
import { load } from "./load.ts";

export const interchange = await load("interchange", en);
