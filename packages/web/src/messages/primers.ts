import en from "@chancery/messages/en/primers.ts";
import { load } from "./load.ts";

export const primers = await load("primers", en);
