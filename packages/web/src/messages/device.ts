import en from "@chancery/messages/en/device.ts";
import { load } from "./load.ts";

export const device = await load("device", en);
