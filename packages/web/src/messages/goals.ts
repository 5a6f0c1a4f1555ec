import en from "@chancery/messages/en/goals.ts";
import { load } from "./load.ts";

export const goals = await load("goals", en);
