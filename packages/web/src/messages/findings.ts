import en from "@chancery/messages/en/findings.ts";
import { load } from "./load.ts";

export const findings = await load(en, { de: () => import("@chancery/messages/de/findings.ts") });
