import en from "@chancery/messages/en/safety.ts";
import { load } from "./load.ts";

export const safety = await load(en, { de: () => import("@chancery/messages/de/safety.ts") });
