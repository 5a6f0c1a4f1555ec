import en from "@chancery/messages/en/lessons.ts";
import { load } from "./load.ts";

export const lessons = await load("lessons", en);
