import en from "@chancery/messages/en/puzzles.ts";
import { load } from "./load.ts";

export const puzzles = await load("puzzles", en);
