import en from "@chancery/messages/en/board.ts";
import { load } from "./load.ts";

export const board = await load("board", en);
