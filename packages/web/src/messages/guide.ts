import en from "@chancery/messages/en/guide.ts";
import { load } from "./load.ts";

export const guide = await load("guide", en);
