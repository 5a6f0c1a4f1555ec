import en from "@chancery/messages/en/coach.ts";
import { load } from "./load.ts";

export const coach = await load(en, { de: () => import("@chancery/messages/de/coach.ts") });
