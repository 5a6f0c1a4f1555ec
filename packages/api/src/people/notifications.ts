import { z } from "zod";
import type { Output } from "../data.ts";

/** What people can be notified of. */
export const NEWS_KINDS = ["results", "turns", "reminders", "messages", "table"] as const;

export type NewsKind = (typeof NEWS_KINDS)[number];

const kinds = z.object(
  Object.fromEntries(NEWS_KINDS.map((kind) => [kind, z.boolean()])) as Record<NewsKind, z.ZodBoolean>,
);

const ALL = Object.fromEntries(NEWS_KINDS.map((kind) => [kind, true])) as Record<NewsKind, true>;

const hour = z.int().min(0).max(23);

const QuietHoursSchema = z
  .object({
    from: hour,
    to: hour.meta({ description: "Before `from` if they last past midnight" }),
    timeZone: z.string().max(60).refine(isTimeZone, "no-time-zone").meta({ example: "Europe/Berlin" }),
  })
  .refine(({ from, to }) => from !== to, "no-quiet-hours")
  .meta({ id: "QuietHours", description: "Hours of the day in which no push messages come" });

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const NotificationSettingsSchema = z
  .object({
    mail: kinds.meta({ description: "By e-mail, to a confirmed address" }),
    hook: kinds.meta({ description: "By your webhooks that are for all games" }),
    push: kinds
      .default(ALL)
      .meta({ description: "By push messages to browsers in which you turned them on" }),
    quiet: QuietHoursSchema.nullable()
      .default(null)
      .meta({ description: "Push messages wait until these are over" }),
  })
  .meta({ id: "NotificationSettings", description: "What you want to be notified of, and how" });

export const NotificationsSchema = NotificationSettingsSchema.extend({
  canMail: z.boolean().meta({ description: "Whether this server sends mail at all" }),
}).meta({ id: "Notifications" });

export type NotificationSettings = Output<typeof NotificationSettingsSchema>;
export type QuietHours = Output<typeof QuietHoursSchema>;
export type Notifications = Output<typeof NotificationsSchema>;
