import en from "@chancery/variants/classic/pages/messages/en.ts";
import { load } from "../../messages/load.ts";

/** What the settings of the classic game say. */
export const text = await load("games/classic-pages", en);
