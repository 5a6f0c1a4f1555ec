import { z } from "zod";
import type { Routes } from "../route.ts";
import { tags } from "./own.ts";

const querystring = z.object({ token: z.string().max(300).default("") });
const page = { produces: ["text/html"], response: { 200: z.string(), 404: z.string() } };

/** Mail programs and people come here from the link in a mail. */
export const unsubscribeRoutes = {
  "GET /api/unsubscribe": {
    tags,
    summary: "A page that asks whether you want to unsubscribe",
    querystring,
    ...page,
  },
  "POST /api/unsubscribe": {
    tags,
    summary: "Unsubscribe from mail about games, with the link in one of them",
    description: "You don't have to be signed in (RFC 8058).",
    querystring,
    ...page,
  },
} as const satisfies Routes;
