import en from "@chancery/messages/en/moderation.ts";
import { load } from "./load.ts";

export const moderation = await load("moderation", en);
