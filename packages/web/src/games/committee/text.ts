import en from "@chancery/variants/committee/pages/messages/en.ts";
import { load } from "../../messages/load.ts";

/** What the pages of a committee's board say. */
export const text = await load("games/committee-pages", en);
