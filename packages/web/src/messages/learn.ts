import en from "@chancery/messages/en/learn.ts";
import { load } from "./load.ts";

export const learn = await load("learn", en);
