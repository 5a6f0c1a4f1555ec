import en from "@chancery/messages/en/profiles.ts";
import { load } from "./load.ts";

export const profiles = await load("profiles", en);
