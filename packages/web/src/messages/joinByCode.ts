import en from "@chancery/messages/en/joinByCode.ts";
import { load } from "./load.ts";

export const joinByCode = await load(en, { de: () => import("@chancery/messages/de/joinByCode.ts") });
