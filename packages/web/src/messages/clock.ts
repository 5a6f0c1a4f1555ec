import en from "@chancery/messages/en/clock.ts";
import { load } from "./load.ts";

export const clock = await load(en, { de: () => import("@chancery/messages/de/clock.ts") });
