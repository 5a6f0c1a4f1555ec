import en from "@chancery/messages/en/hosting.ts";
import { load } from "./load.ts";

export const hosting = await load("hosting", en);
