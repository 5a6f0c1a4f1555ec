import en from "@chancery/messages/en/people.ts";
import { load } from "./load.ts";

export const people = await load("people", en);
