import en from "@chancery/messages/en/explain.ts";
import { load } from "./load.ts";

export const explain = await load(en, { de: () => import("@chancery/messages/de/explain.ts") });
