import { z } from "zod";
import { NothingSchema } from "../common.ts";
import type { Output } from "../data.ts";
import { accountFailures, FailureSchema } from "../failure.ts";
import { IdSchema } from "../params.ts";
import { NameSchema } from "../people/person.ts";
import type { Routes } from "../route.ts";

const tags = ["players"];
const id = z.object({ id: IdSchema });
const address = IdSchema.meta({ description: "The address of their profile" });
const failures = { 404: FailureSchema, ...accountFailures };
const done = { 204: NothingSchema, ...failures };

const FriendSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string().nullable().meta({ description: "Of their profile; null if they hide it" }),
    state: z.enum(["friend", "asked", "asks"]).meta({
      description: "A friend, someone you have asked, or someone who has asked you",
    }),
  })
  .meta({ id: "Friend" });

const TeamSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    you: z.enum(["leader", "member", "invited"]).nullable().meta({ description: "What you are in it" }),
    members: z.array(
      z.object({
        name: z.string(),
        address: z.string(),
        state: z.enum(["leader", "member", "invited"]),
      }),
    ),
  })
  .meta({ id: "Team", description: "Others see only members who show that in their profile" });

/** Friends and teams, by invitation. Both need an account. */
export const companyRoutes = {
  "GET /api/me/friends": {
    tags,
    summary: "Your friends, and who wants to be one",
    response: { 200: z.object({ friends: z.array(FriendSchema) }), ...failures },
  },
  "POST /api/me/friends": {
    tags,
    summary: "Ask someone to be your friend",
    description: "People who have blocked you aren't asked, and you aren't told.",
    body: z.strictObject({ address }),
    response: done,
  },
  "PUT /api/me/friends/{id}": { tags, summary: "Accept a friend", params: id, response: done },
  "DELETE /api/me/friends/{id}": {
    tags,
    summary: "Decline, withdraw, or end a friendship",
    params: id,
    response: done,
  },
  "GET /api/me/teams": {
    tags,
    summary: "Your teams, and teams that have invited you",
    response: { 200: z.object({ teams: z.array(TeamSchema) }), ...failures },
  },
  "POST /api/me/teams": {
    tags,
    summary: "Found a team",
    body: z.strictObject({ name: NameSchema }),
    response: { 201: TeamSchema, ...failures },
  },
  "GET /api/teams/{id}": {
    tags,
    summary: "A team",
    params: id,
    response: { 200: TeamSchema, 404: FailureSchema, 429: FailureSchema, 503: FailureSchema },
  },
  "POST /api/teams/{id}/members": {
    tags,
    summary: "Ask someone to join a team that you lead",
    params: id,
    body: z.strictObject({ address }),
    response: done,
  },
  "DELETE /api/teams/{id}/members/{address}": {
    tags,
    summary: "Remove someone from a team that you lead",
    params: z.object({ id: IdSchema, address }),
    response: done,
  },
  "PUT /api/teams/{id}/membership": {
    tags,
    summary: "Join a team that has asked you",
    params: id,
    response: done,
  },
  "DELETE /api/teams/{id}/membership": {
    tags,
    summary: "Leave a team, or decline",
    params: id,
    response: done,
  },
} as const satisfies Routes;

export type Friend = Output<typeof FriendSchema>;
export type Team = Output<typeof TeamSchema>;
