import en from "@chancery/messages/en/roomLobby.ts";
import { load } from "./load.ts";

export const roomLobby = await load("roomLobby", en);
