import en from "@chancery/messages/en/lobby.ts";
import { load } from "./load.ts";

export const lobby = await load(en, { de: () => import("@chancery/messages/de/lobby.ts") });
