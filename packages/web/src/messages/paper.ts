import en from "@chancery/messages/en/paper.ts";
import { load } from "./load.ts";

export const paper = await load(en, { de: () => import("@chancery/messages/de/paper.ts") });
