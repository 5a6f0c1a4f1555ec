import en from "@chancery/messages/en/results.ts";
import { load } from "./load.ts";

export const results = await load(en, { de: () => import("@chancery/messages/de/results.ts") });
