import en from "@chancery/messages/en/findings.ts";
import { load } from "./load.ts";

export const findings = await load("findings", en);
