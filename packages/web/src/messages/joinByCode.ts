import en from "@chancery/messages/en/joinByCode.ts";
import { load } from "./load.ts";

export const joinByCode = await load("joinByCode", en);
