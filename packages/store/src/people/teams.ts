import { ok, type Result } from "@chancery/engine";
import { attempt, type Database, perform, transact } from "../databases/database.ts";
import type { Trouble } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

interface TeamMember {
  readonly person: string;
  /** Whether they may ask others in and send them away. */
  readonly leads: boolean;
  /** Null until they have accepted the invitation. */
  readonly accepted: number | null;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Leaders first, then in the order in which they were asked. */
  readonly members: readonly TeamMember[];
}

export interface Teams {
  /** Founds a team with its first member, who leads it. */
  found(team: Omit<Team, "members">, person: string): Promise<Result<null, Trouble>>;
  get(id: string): Promise<Result<Team | null, Trouble>>;
  /** All teams that a person is in, or has been asked to join. */
  of(person: string): Promise<Result<readonly Team[], Trouble>>;
  /** Asks a person to join, unless they are in the team or have been asked. */
  ask(args: { team: string; person: string; at: number }): Promise<Result<null, Trouble>>;
  accept(args: { team: string; person: string; at: number }): Promise<Result<boolean, Trouble>>;
  /**
   * Somebody leaves, is sent away, or doesn't want to join. If nobody leads the team then, the member of longest standing
   * does. A team without members is gone. Returns whether they were there.
   */
  leave(args: { team: string; person: string }): Promise<Result<boolean, Trouble>>;
}

export function createTeams(database: Database): Teams {
  const { db } = database;
  const read = async (ids: readonly string[]): Promise<Team[]> => {
    if (ids.length === 0) return [];
    const teams = await db.selectFrom("teams").selectAll().where("id", "in", ids).orderBy("name").execute();
    const rows = await db
      .selectFrom("team_members")
      .selectAll()
      .where("team", "in", ids)
      .orderBy("leads", "desc")
      .orderBy("asked")
      .orderBy("person")
      .execute();
    const members = Map.groupBy(rows, ({ team }) => team);
    return teams.map((team) => ({ ...team, members: (members.get(team.id) ?? []).map(memberOf) }));
  };
  return {
    found: (team, person) =>
      transact<null, never>(database, async (trx) => {
        await trx.insertInto("teams").values(team).execute();
        const at = team.created;
        await trx
          .insertInto("team_members")
          .values({ team: team.id, person, leads: 1, asked: at, accepted: at })
          .execute();
        return ok(null);
      }),

    get: async (id) => {
      const found = await attempt(read([id]));
      return found.ok ? ok(found.value[0] ?? null) : found;
    },

    of: (person) =>
      attempt(
        (async () => {
          const rows = await db
            .selectFrom("team_members")
            .select("team")
            .where("person", "=", person)
            .execute();
          return read(rows.map(({ team }) => team));
        })(),
      ),

    ask: ({ team, person, at }) =>
      perform(
        db
          .insertInto("team_members")
          .values({ team, person, leads: 0, asked: at, accepted: null })
          .onConflict((conflict) => conflict.columns(["team", "person"]).doNothing())
          .execute(),
      ),

    accept: async ({ team, person, at }) => {
      const done = await attempt(
        db
          .updateTable("team_members")
          .set({ accepted: at })
          .where("team", "=", team)
          .where("person", "=", person)
          .where("accepted", "is", null)
          .executeTakeFirst(),
      );
      return done.ok ? ok(done.value.numUpdatedRows > 0) : done;
    },

    leave: ({ team, person }) =>
      transact<boolean, never>(database, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("team_members")
          .where("team", "=", team)
          .where("person", "=", person)
          .executeTakeFirstOrThrow();
        const left = await trx
          .selectFrom("team_members")
          .selectAll()
          .where("team", "=", team)
          .where("accepted", "is not", null)
          .orderBy("accepted")
          .orderBy("person")
          .execute();
        if (left.length === 0) await trx.deleteFrom("teams").where("id", "=", team).execute();
        else if (left.every(({ leads }) => leads === 0))
          await trx
            .updateTable("team_members")
            .set({ leads: 1 })
            .where("team", "=", team)
            .where("person", "=", left[0].person)
            .execute();
        return ok(numDeletedRows > 0);
      }),
  };
}

const memberOf = ({ person, leads, accepted }: Schema["team_members"]): TeamMember => ({
  person,
  leads: leads === 1,
  accepted,
});
