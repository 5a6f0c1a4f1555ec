import en from "@chancery/messages/en/ui.ts";
import { load } from "./load.ts";

export const ui = await load("ui", en);
