import en from "@chancery/messages/en/solo.ts";
import { load } from "./load.ts";

export const solo = await load("solo", en);
