import en from "@chancery/messages/en/faults.ts";
import { load } from "./load.ts";

export const faults = await load(en, { de: () => import("@chancery/messages/de/faults.ts") });
