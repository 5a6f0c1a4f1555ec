import en from "@chancery/messages/en/record.ts";
import { load } from "./load.ts";

export const record = await load("record", en);
