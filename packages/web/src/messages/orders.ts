import en from "@chancery/messages/en/orders.ts";
import { load } from "./load.ts";

export const orders = await load("orders", en);
