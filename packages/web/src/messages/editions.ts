import en from "@chancery/messages/en/editions.ts";
import { load } from "./load.ts";

export const editions = await load("editions", en);
