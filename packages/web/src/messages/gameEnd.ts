import en from "@chancery/messages/en/gameEnd.ts";
import { load } from "./load.ts";

export const gameEnd = await load("gameEnd", en);
