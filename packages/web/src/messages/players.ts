import en from "@chancery/messages/en/players.ts";
import { load } from "./load.ts";

export const players = await load("players", en);
