import en from "@chancery/messages/en/faults.ts";
import { load } from "./load.ts";

export const faults = await load("faults", en);
