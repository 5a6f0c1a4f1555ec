import type { OwnProfile, Player, ProfilePart } from "@chancery/api";
import type { FinishedGame, Person, Profile } from "@chancery/store";
import { personOf } from "../accounts/people.ts";
import { newId } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { reliabilityOf } from "./reliability.ts";

/** Whether a person has an account rather than just a link; guests have no profile. */
export const hasAccount = ({ email }: Pick<Person, "email">): boolean => email !== null;

/** Creates a profile for a new account. */
export async function addProfile({ store, now }: Context, person: string): Promise<void> {
  const since = now();
  stored(await store.profiles.add({ person, address: newAddress(), since, hidden: [], listed: false }));
}

/** Short enough to be told, and no key to anything. */
const newAddress = (): string => newId().slice(0, 12);

/** A person's own profile; accounts from before there were any get theirs now. */
export async function ownProfile(context: Context, id: string): Promise<Profile> {
  const { profiles } = context.store;
  if (!hasAccount(await personOf(context, id))) throw new Failure("no-account", "no-profile");
  const known = stored(await profiles.of(id));
  if (known) return known;
  const profile = { person: id, address: newAddress(), since: null, hidden: [], listed: false };
  stored(await profiles.add(profile));
  return stored(await profiles.of(id)) ?? profile;
}

export async function shownToOwner(context: Context, id: string): Promise<OwnProfile> {
  const profile = await ownProfile(context, id);
  const { name } = await personOf(context, id);
  return {
    player: await playerOf(context, { ...profile, hidden: [] }, name),
    hidden: profile.hidden as ProfilePart[],
    listed: profile.listed,
  };
}

/** The profile at an address, as others see it. Hidden ones are like unknown ones. */
export async function shownToOthers(context: Context, address: string): Promise<Player> {
  const profile = await visibleProfile(context, address);
  const person = profile && stored(await context.store.persons.get(profile.person));
  if (!profile || !person) throw notFound();
  return playerOf(context, profile, person.name);
}

/** A profile that others may see. */
export async function visibleProfile({ store }: Context, address: string): Promise<Profile | null> {
  const profile = stored(await store.profiles.at(address));
  return profile && !profile.hidden.includes("all") ? profile : null;
}

async function playerOf(context: Context, profile: Profile, name: string): Promise<Player> {
  const { person, address, since } = profile;
  const { results, ratings, teams } = context.store;
  const shows = (part: ProfilePart): boolean => !profile.hidden.includes(part);
  const games = shows("games") || shows("openings") ? stored(await results.of(person)) : [];
  return {
    address,
    name,
    since: shows("since") ? since : null,
    games: shows("games") ? countGames(games, person) : null,
    reliability: shows("reliability") ? await reliabilityOf(context, person) : null,
    ratings: shows("ratings")
      ? ratingsOf(stored(await ratings.of(person)), stored(await ratings.daysOf(person)))
      : null,
    openings: shows("openings") ? favoriteOpenings(games, person) : null,
    teams: shows("teams")
      ? stored(await teams.of(person))
          .filter(({ members }) => members.some((each) => each.person === person && each.accepted !== null))
          .map(({ id, name: title }) => ({ id, name: title }))
      : null,
  };
}

type GameCount = NonNullable<Player["games"]>[number];

/** Games by power and result, those played most first. Games that were called off count for nothing. */
function countGames(games: readonly FinishedGame[], person: string): GameCount[] {
  const counts = new Map<string, GameCount>();
  for (const { variant, seats } of games)
    for (const { person: last, starter, powers, result } of seats) {
      if ((last !== person && starter !== person) || result === "called-off") continue;
      const power = powers.join(", ");
      const known = counts.get(`${variant} ${power}`) ?? { variant, power, ...NONE };
      const came = last === person ? result : "left";
      counts.set(`${variant} ${power}`, { ...known, played: known.played + 1, [came]: known[came] + 1 });
    }
  return [...counts.values()].toSorted(
    (a, b) => b.played - a.played || compare(a.variant, b.variant) || compare(a.power, b.power),
  );
}

const NONE = { played: 0, won: 0, shared: 0, survived: 0, eliminated: 0, left: 0 };
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** For each power that a person has started with more than once, their most frequent first orders. */
function favoriteOpenings(games: readonly FinishedGame[], person: string): NonNullable<Player["openings"]> {
  const own = games.flatMap(({ variant, seats }) =>
    seats.flatMap(({ starter, powers, opening }) =>
      starter === person && opening !== null ? [{ variant, power: powers.join(", "), opening }] : [],
    ),
  );
  const byPower = Map.groupBy(own, ({ variant, power }) => JSON.stringify([variant, power]));
  return [...byPower.values()]
    .map((played) => {
      const { variant, power } = played[0];
      const [[orders, same]] = [...Map.groupBy(played, ({ opening }) => opening)].toSorted(
        ([one, these], [other, those]) => those.length - these.length || compare(one, other),
      );
      return { variant, power, orders: orders.split(", "), count: same.length, played: played.length };
    })
    .toSorted((a, b) => b.played - a.played || compare(a.power, b.power));
}

function ratingsOf(
  ratings: readonly { variant: string; pace: string; mu: number; sigma: number; games: number }[],
  days: readonly { variant: string; pace: string; day: number; mu: number }[],
): NonNullable<Player["ratings"]> {
  return ratings
    .map(({ variant, pace, mu, sigma, games }) => ({
      variant,
      pace: pace as "live" | "correspondence",
      rating: Math.round(mu),
      margin: Math.round(2 * sigma),
      games,
      days: days
        .filter((each) => each.variant === variant && each.pace === pace)
        .map(({ day, mu: then }) => ({ day, rating: Math.round(then) })),
    }))
    .toSorted((a, b) => b.games - a.games || compare(a.variant, b.variant) || compare(a.pace, b.pace));
}
