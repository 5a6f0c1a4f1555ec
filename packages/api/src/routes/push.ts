import { z } from "zod";
import { at, NothingSchema } from "../common.ts";
import type { Output } from "../data.ts";
import { personFailures } from "../failure.ts";
import type { Routes } from "../route.ts";
import { tags } from "./own.ts";

const key = (length: number) =>
  z
    .string()
    .max(200)
    .refine((text) => /^[\w-]+=*$/.test(text) && text.replace(/=+$/, "").length === length, "bad-push-key");

const PushDeviceSchema = z
  .object({
    browser: z.string().nullable().meta({ description: "Null if it doesn't say" }),
    system: z.string().nullable().meta({ description: "Null if it doesn't say" }),
    added: at,
    isCurrent: z.boolean().meta({ description: "Whether it is the browser that asks" }),
  })
  .meta({ id: "PushDevice", description: "A browser that gets push messages" });

/** Push messages to browsers. Each ends with the session of its browser. */
export const pushRoutes = {
  "GET /api/me/push": {
    tags,
    summary: "Browsers that get push messages",
    response: {
      200: z.object({
        key: z
          .string()
          .meta({ description: "The server's public key (VAPID), with which browsers subscribe" }),
        devices: z.array(PushDeviceSchema),
      }),
      ...personFailures,
    },
  },
  "PUT /api/me/push": {
    tags,
    summary: "Send push messages to this browser",
    description:
      "Takes a browser's `PushSubscription` in JSON. Messages are encrypted for it, and end when you sign out there.",
    body: z.object({
      endpoint: z.string().max(1000),
      keys: z.object({
        p256dh: key(87).meta({ description: "65 bytes in base64url" }),
        auth: key(22).meta({ description: "16 bytes in base64url" }),
      }),
    }),
    response: { 204: NothingSchema, ...personFailures },
  },
  "DELETE /api/me/push": {
    tags,
    summary: "Send no more push messages to this browser",
    response: { 204: NothingSchema, ...personFailures },
  },
} as const satisfies Routes;

export type PushDevice = Output<typeof PushDeviceSchema>;
