import { z } from "zod";
import type { Output } from "./data.ts";

/** What people can be notified of. */
export const NEWS_KINDS = ["results", "turns", "reminders", "messages", "table"] as const;

export type NewsKind = (typeof NEWS_KINDS)[number];

const kinds = z.object(
  Object.fromEntries(NEWS_KINDS.map((kind) => [kind, z.boolean()])) as Record<NewsKind, z.ZodBoolean>,
);

export const NotificationSettingsSchema = z
  .object({
    mail: kinds.meta({ description: "By e-mail, to a confirmed address" }),
    hook: kinds.meta({ description: "By your webhooks that are for all games" }),
  })
  .meta({ id: "NotificationSettings", description: "What you want to be notified of, and how" });

export const NotificationsSchema = NotificationSettingsSchema.extend({
  canMail: z.boolean().meta({ description: "Whether this server sends mail at all" }),
}).meta({ id: "Notifications" });

export type NotificationSettings = Output<typeof NotificationSettingsSchema>;
export type Notifications = Output<typeof NotificationsSchema>;
