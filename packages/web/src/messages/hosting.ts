import en from "@chancery/messages/en/hosting.ts";
import { load } from "./load.ts";

export const hosting = await load(en, { de: () => import("@chancery/messages/de/hosting.ts") });
