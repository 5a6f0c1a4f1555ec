import en from "@chancery/messages/en/roomProjector.ts";
import { load } from "./load.ts";

export const roomProjector = await load("roomProjector", en);
