import en from "@chancery/messages/en/delegate.ts";
import { load } from "./load.ts";

export const delegate = await load("delegate", en);
