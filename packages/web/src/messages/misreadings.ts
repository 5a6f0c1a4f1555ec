import en from "@chancery/messages/en/misreadings.ts";
import { load } from "./load.ts";

export const misreadings = await load(en, { de: () => import("@chancery/messages/de/misreadings.ts") });
