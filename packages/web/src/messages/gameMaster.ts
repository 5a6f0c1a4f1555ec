import en from "@chancery/messages/en/gameMaster.ts";
import { load } from "./load.ts";

export const gameMaster = await load("gameMaster", en);
