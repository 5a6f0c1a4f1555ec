import en from "@chancery/messages/en/conferenceRoom.ts";
import { load } from "./load.ts";

export const conferenceRoom = await load(en, { de: () => import("@chancery/messages/de/conferenceRoom.ts") });
