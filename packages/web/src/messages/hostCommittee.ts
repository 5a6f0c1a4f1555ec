import en from "@chancery/messages/en/hostCommittee.ts";
import { load } from "./load.ts";

export const hostCommittee = await load("hostCommittee", en);
