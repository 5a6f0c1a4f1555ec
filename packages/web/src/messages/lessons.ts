import en from "@chancery/messages/en/lessons.ts";
import { load } from "./load.ts";

export const lessons = await load(en, { de: () => import("@chancery/messages/de/lessons.ts") });
