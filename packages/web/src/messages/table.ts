import en from "@chancery/messages/en/table.ts";
import { load } from "./load.ts";

export const table = await load("table", en);
