import en from "@chancery/messages/en/sandbox.ts";
import { load } from "./load.ts";

export const sandbox = await load("sandbox", en);
