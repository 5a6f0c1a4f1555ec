import en from "@chancery/messages/en/interchange.ts";
import { load } from "./load.ts";

export const interchange = await load(en, { de: () => import("@chancery/messages/de/interchange.ts") });
