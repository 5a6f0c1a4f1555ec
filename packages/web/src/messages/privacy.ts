import en from "@chancery/messages/en/privacy.ts";
import { load } from "./load.ts";

export const privacy = await load("privacy", en);
