import en from "@chancery/messages/en/tournaments.ts";
import { load } from "./load.ts";

export const tournaments = await load(en, { de: () => import("@chancery/messages/de/tournaments.ts") });
