import en from "@chancery/messages/en/primers.ts";
import { load } from "./load.ts";

export const primers = await load(en, { de: () => import("@chancery/messages/de/primers.ts") });
