import en from "@chancery/messages/en/newPhone.ts";
import { load } from "./load.ts";

export const newPhone = await load("newPhone", en);
