import type { Team } from "@chancery/api";
import type { Team as StoredTeam } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { newId } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { blockedBy } from "./blocks.ts";
import { ownProfile, visibleProfile } from "./profiles.ts";

const MOST_TEAMS = 20;
const MOST_MEMBERS = 50;

/** People who play under one name. */
export async function addTeams(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { teams, profiles } = context.store;

  app.route({
    ...route("GET /api/me/teams"),
    handler: async (request) => {
      const { person } = await ownProfile(context, signedIn(request));
      return { teams: await teamsOf(context, person) };
    },
  });

  app.route({
    ...route("POST /api/me/teams"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      await refuseAnother(context, person);
      const id = newId().slice(0, 12);
      stored(await teams.found({ id, name: request.body.name, created: context.now() }, person));
      return reply.code(201).send(await shownTeam(context, await teamAt(context, id), person));
    },
  });

  app.route({
    ...route("GET /api/teams/{id}"),
    handler: async ({ params, person }) => shownTeam(context, await teamAt(context, params.id), person),
  });

  app.route({
    ...route("POST /api/teams/{id}/members"),
    handler: async (request, reply) => {
      const team = await ledBy(context, request.params.id, signedIn(request));
      const other = await visibleProfile(context, request.body.address);
      if (!other) throw notFound();
      if (team.members.length >= MOST_MEMBERS)
        throw new Failure("bad-request", "team-full", { values: { most: MOST_MEMBERS }, status: 409 });
      // As with friends: a person who has blocked the leader doesn't see the invitation.
      if (!(await blockedBy(context, signedIn(request))).has(other.person))
        stored(await teams.ask({ team: team.id, person: other.person, at: context.now() }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("DELETE /api/teams/{id}/members/{address}"),
    handler: async (request, reply) => {
      const team = await ledBy(context, request.params.id, signedIn(request));
      const profile = stored(await profiles.at(request.params.address));
      const gone = profile && stored(await teams.leave({ team: team.id, person: profile.person }));
      if (!gone) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("PUT /api/teams/{id}/membership"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      await refuseAnother(context, person);
      const joined = await teams.accept({ team: request.params.id, person, at: context.now() });
      if (!stored(joined)) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("DELETE /api/teams/{id}/membership"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      if (!stored(await teams.leave({ team: request.params.id, person }))) throw notFound();
      return reply.code(204).send(null);
    },
  });
}

/** All teams that a person is in or could join. Those of leaders who are blocked aren't there. */
export async function teamsOf(context: Context, person: string): Promise<Team[]> {
  const shown: Team[] = [];
  const blocked = await blockedBy(context, person);
  for (const team of stored(await context.store.teams.of(person))) {
    const isBarred = team.members.some((each) => each.leads && blocked.has(each.person));
    if (isMember(team, person) || !isBarred) shown.push(await shownTeam(context, team, person));
  }
  return shown;
}

/** Takes a person out of all teams: another member leads then, and one without members is gone. */
export async function leaveTeams({ store }: Context, person: string): Promise<void> {
  for (const { id } of stored(await store.teams.of(person)))
    stored(await store.teams.leave({ team: id, person }));
}

const isMember = ({ members }: StoredTeam, person: string): boolean =>
  members.some((each) => each.person === person && each.accepted !== null);

/** Invitations don't count: nobody can keep others from having teams of their own. */
async function refuseAnother({ store }: Context, person: string): Promise<void> {
  const own = stored(await store.teams.of(person)).filter((team) => isMember(team, person));
  if (own.length >= MOST_TEAMS)
    throw new Failure("bad-request", "too-many-teams", { values: { most: MOST_TEAMS }, status: 409 });
}

async function teamAt({ store }: Context, id: string): Promise<StoredTeam> {
  const team = stored(await store.teams.get(id));
  if (!team) throw notFound();
  return team;
}

/** A team that a person leads. For everyone else, changing it fails as if it didn't exist. */
async function ledBy(context: Context, id: string, person: string): Promise<StoredTeam> {
  const team = await teamAt(context, id);
  if (!team.members.some((each) => each.person === person && each.leads)) throw notFound();
  return team;
}

const stateOf = ({ leads, accepted }: StoredTeam["members"][number]) =>
  leads ? "leader" : accepted === null ? "invited" : "member";

/** A team as its people see it; others see no invitations, and only members who say that they are. */
async function shownTeam(
  { store }: Context,
  { id, name, members }: StoredTeam,
  viewer: string | null,
): Promise<Team> {
  const ids = members.map(({ person }) => person);
  const people = stored(await store.persons.several(ids));
  const profiles = stored(await store.profiles.several(ids));
  const own = members.find(({ person }) => person === viewer);
  return {
    id,
    name,
    you: own ? stateOf(own) : null,
    members: members.flatMap((member) => {
      const person = people.find((each) => each.id === member.person);
      const profile = profiles.find((each) => each.person === member.person);
      if (!person || !profile) return [];
      const isShown = !profile.hidden.includes("all") && !profile.hidden.includes("teams");
      if (!own && (member.accepted === null || !isShown)) return [];
      return [{ name: person.name, address: profile.address, state: stateOf(member) }];
    }),
  };
}
