import en from "@chancery/messages/en/orders.ts";
import { load } from "./load.ts";

export const orders = await load(en, { de: () => import("@chancery/messages/de/orders.ts") });
