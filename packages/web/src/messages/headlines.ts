import en from "@chancery/messages/en/headlines.ts";
import { load } from "./load.ts";

export const headlines = await load("headlines", en);
