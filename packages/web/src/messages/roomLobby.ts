import en from "@chancery/messages/en/roomLobby.ts";
import { load } from "./load.ts";

export const roomLobby = await load(en, { de: () => import("@chancery/messages/de/roomLobby.ts") });
