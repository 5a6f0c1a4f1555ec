import en from "@chancery/messages/en/hostCommittee.ts";
import { load } from "./load.ts";

export const hostCommittee = await load(en, { de: () => import("@chancery/messages/de/hostCommittee.ts") });
