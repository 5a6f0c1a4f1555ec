import en from "@chancery/messages/en/refusals.ts";
import { load } from "./load.ts";

export const refusals = await load(en, { de: () => import("@chancery/messages/de/refusals.ts") });
