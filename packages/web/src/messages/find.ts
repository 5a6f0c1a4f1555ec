import en from "@chancery/messages/en/find.ts";
import { load } from "./load.ts";

export const find = await load("find", en);
