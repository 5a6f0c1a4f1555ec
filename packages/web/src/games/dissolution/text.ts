import en from "@chancery/variants/dissolution/pages/messages/en.ts";
import { load } from "../../messages/load.ts";

/** What the pages of Dissolution say. */
export const text = await load("games/dissolution-pages", en);
