import en from "@chancery/messages/en/committee.ts";
import { load } from "./load.ts";

export const committee = await load("committee", en);
