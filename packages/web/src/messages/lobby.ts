import en from "@chancery/messages/en/lobby.ts";
import { load } from "./load.ts";

export const lobby = await load("lobby", en);
