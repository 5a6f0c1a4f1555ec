import en from "@chancery/messages/en/tournaments.ts";
import { load } from "./load.ts";

export const tournaments = await load("tournaments", en);
