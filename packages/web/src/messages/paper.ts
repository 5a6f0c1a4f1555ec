import en from "@chancery/messages/en/paper.ts";
import { load } from "./load.ts";

export const paper = await load("paper", en);
