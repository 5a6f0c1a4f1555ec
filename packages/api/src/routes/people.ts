import { z } from "zod";
import { NothingSchema } from "../common.ts";
import { FailureSchema, personFailures } from "../failure.ts";
import { NotificationSettingsSchema, NotificationsSchema } from "../people/notifications.ts";
import { LanguageSchema, NameSchema, NewcomerSchema, PersonSchema, WelcomeSchema } from "../people/person.ts";
import type { Routes } from "../route.ts";
import { tags } from "./own.ts";

/** Guests, sessions, and what people want to be notified of. */
export const peopleRoutes = {
  "POST /api/guests": {
    tags,
    summary: "Play as a guest",
    description: "Opens a session. The token signs you in as the same person elsewhere; it is shown once.",
    body: z.strictObject({ name: NameSchema }),
    response: { 201: NewcomerSchema, ...personFailures },
  },
  "POST /api/session": {
    tags,
    summary: "Sign in with the secret token",
    body: z.strictObject({ token: z.string().min(16).max(200) }),
    response: { 200: PersonSchema, ...personFailures },
  },
  "GET /api/session": {
    tags,
    summary: "Who is signed in, if anyone",
    response: { 200: WelcomeSchema, 429: FailureSchema },
  },
  "DELETE /api/session": {
    tags,
    summary: "Sign out",
    response: { 204: NothingSchema, 403: FailureSchema },
  },
  "GET /api/me": {
    tags,
    summary: "Who you are",
    response: { 200: PersonSchema, 401: FailureSchema },
  },
  "PATCH /api/me": {
    tags,
    summary: "Change your name or language",
    description: "In games you're already in, you keep the name people there know you by.",
    body: z.strictObject({ name: NameSchema.optional(), language: LanguageSchema.optional() }),
    response: { 200: PersonSchema, ...personFailures },
  },
  "POST /api/me/link": {
    tags,
    summary: "Get a new sign-in token",
    description: "The old one stops working, and all your other sessions end.",
    response: { 200: NewcomerSchema, ...personFailures },
  },
  "GET /api/me/notifications": {
    tags,
    summary: "What you are notified of, and how",
    response: { 200: NotificationsSchema, ...personFailures },
  },
  "PUT /api/me/notifications": {
    tags,
    summary: "Choose what you are notified of, and how",
    body: z.strictObject(NotificationSettingsSchema.shape),
    response: { 200: NotificationsSchema, ...personFailures },
  },
} as const satisfies Routes;
