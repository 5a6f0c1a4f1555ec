import en from "@chancery/messages/en/banners.ts";
import { load } from "./load.ts";

export const banners = await load("banners", en);
