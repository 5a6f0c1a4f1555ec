import en from "@chancery/messages/en/events.ts";
import { load } from "./load.ts";

export const events = await load("events", en);
