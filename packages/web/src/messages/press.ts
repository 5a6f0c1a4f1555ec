import en from "@chancery/messages/en/press.ts";
import { load } from "./load.ts";

export const press = await load("press", en);
