import en from "@chancery/messages/en/conferenceRoom.ts";
import { load } from "./load.ts";

export const conferenceRoom = await load("conferenceRoom", en);
