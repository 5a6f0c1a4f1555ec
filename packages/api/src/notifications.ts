import { z } from "zod";
import type { Output } from "./data.ts";

/** What people can be notified of. */
export const NEWS_KINDS = ["results", "turns", "reminders", "messages", "table"] as const;

export type NewsKind = (typeof NEWS_KINDS)[number];

const kinds = z.object(
  Object.fromEntries(NEWS_KINDS.map((kind) => [kind, z.boolean()])) as Record<NewsKind, z.ZodBoolean>,
);

export const WishesSchema = z
  .object({
    mail: kinds.meta({ description: "By e-mail, to a confirmed address" }),
    hook: kinds.meta({ description: "By your webhooks that are for all games" }),
  })
  .meta({ id: "Wishes", description: "What you want to be notified of, and how" });

export const NotificationsSchema = WishesSchema.extend({
  canMail: z.boolean().meta({ description: "Whether this server sends mail at all" }),
}).meta({ id: "Notifications" });

export type Wishes = Output<typeof WishesSchema>;
export type Notifications = Output<typeof NotificationsSchema>;
