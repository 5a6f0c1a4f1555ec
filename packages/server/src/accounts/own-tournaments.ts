import { ok } from "@chancery/engine";
import { goneSeats, viewTournament } from "@chancery/tournaments";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import type { Payer } from "../load/usage.ts";
import { tellDirectors } from "../notices/duty-mails.ts";
import { NAMELESS } from "./forgetting.ts";

/** More than anyone is in. */
const ALL = 10_000;

export const tournamentsOf = async ({ store }: Context, person: string): Promise<readonly string[]> =>
  stored(await store.tournaments.list({ person }, ALL)).map(({ tournament }) => tournament);

/** A tournament as one of its people sees it, with what they said when they signed up, in JSON. */
export async function tournamentSeen(
  { tournaments, turns, usage }: Context,
  payer: Payer,
  id: string,
  person: string,
): Promise<string> {
  return usage.for(payer, async () => {
    const { tournament, log } = stored(await tournaments.load(id));
    const entry = tournament.players.find((player) => player.person === person);
    return turns.run(() => {
      // What others told the directors is theirs.
      const { director: _, ...view } = viewTournament(tournament, log, person);
      return JSON.stringify({ ...view, ...(entry && { entry }) });
    });
  });
}

/** Takes a person out of their tournaments, and their name and address out of the logs. Results stay, without it. */
export async function forgetInTournaments(context: Context, person: string): Promise<void> {
  const { store, tournaments } = context;
  for (const id of await tournamentsOf(context, person)) {
    const { tournament } = stored(await tournaments.load(id));
    const own = tournament.players.filter((player) => player.person === person).map((player) => player.id);
    const after = stored(await tournaments.act<never>(id, "clock", () => ok({ type: "forget", person })));
    const { settings, directors } = after.tournament;
    await tellDirectors(
      context,
      directors.map((director) => director.id),
      {
        tournament: id,
        name: settings.name,
        seats: goneSeats(after.tournament)
          .filter(({ player }) => own.includes(player))
          .map(({ round, board }) => ({ round, board })),
      },
    );
    stored(
      await store.tournaments.rewrite({ tournament: id, rewrite: (body) => nameless(body, person, own) }),
    );
  }
}

/** An entry without the name and address of a person, as a director or as one of the players. */
const nameless = (body: string, person: string, players: readonly string[]): string =>
  JSON.stringify(JSON.parse(body), (_, value) => {
    if (typeof value !== "object" || value === null || typeof value.name !== "string") return value;
    if (value.id === person) return { ...value, name: NAMELESS };
    return players.includes(value.id) ? { ...value, name: NAMELESS, email: null, club: "" } : value;
  });
