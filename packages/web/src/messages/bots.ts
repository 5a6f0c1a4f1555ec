import en from "@chancery/messages/en/bots.ts";
import { load } from "./load.ts";

export const bots = await load(en, { de: () => import("@chancery/messages/de/bots.ts") });
