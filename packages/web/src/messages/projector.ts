import en from "@chancery/messages/en/projector.ts";
import { load } from "./load.ts";

export const projector = await load("projector", en);
