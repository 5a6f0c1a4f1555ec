import type { Signal } from "@chancery/api";
import { botAt, holdersOf, type Table, viewTable } from "@chancery/game";
import type { Trace, Visit } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { isModerator, personOf } from "../accounts/people.ts";
import type { Context } from "../context.ts";
import { loadAny, loadFor } from "../games/access.ts";
import { Failure, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";

/** Visits that begin within this time of each other begin together, in milliseconds. */
const TOGETHER = 3 * 60_000;
/** How many visits both must have made, and what share of them together, for it to be remarkable. */
const LEAST_VISITS = 5;
const SHARE = 0.8;
/** From so many people on, more than half of a game in one network means that they sit in one room. */
const ROOM = 3;

/** Signs that one person holds two seats, for the game's officials. Nothing acts on them automatically. */
export async function addSignals(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);

  app.route({
    ...route("GET /api/games/{id}/signals"),
    handler: async (request) => {
      const person = await personOf(context, signedIn(request));
      const moderates = isModerator(context, person);
      const load = moderates
        ? loadAny(context, request.params.id)
        : loadFor(context, request.params.id, person.id);
      const { table } = await load;
      const isReferee = table.members.some(({ id, role }) => id === person.id && role === "referee");
      const plays = table.seats.some((seat) => holdersOf(seat).includes(person.id));
      if (!isReferee && (!moderates || plays)) throw new Failure("not-entitled", "signals-for-masters");
      const { traces, visits } = stored(await context.store.traces.of(table.seats.flatMap(holdersOf)));
      return { signals: signalsIn(table, traces, visits) };
    },
  });
}

/** Pairs of people in different seats with something in common. */
function signalsIn(table: Table, traces: readonly Trace[], visits: readonly Visit[]): Signal[] {
  const seats = viewTable(table, "projector", 0)?.seats ?? [];
  const held = table.seats.flatMap((seat, index) =>
    botAt(table, index) ? [] : holdersOf(seat).map((id) => ({ id, seat: index })),
  );
  const crowded = crowdedIn(traces, held.length);
  const signals: Signal[] = [];
  for (const [i, one] of held.entries())
    for (const other of held.slice(i + 1)) {
      // Delegates of one delegation may well share a device.
      if (one.seat === other.seat) continue;
      const pair = [one, other];
      const signs = signsOf(one.id, other.id, traces, visits, crowded);
      if (signs.length === 0) continue;
      signals.push({
        seats: pair.map(({ seat }) => seat),
        powers: pair.map(({ seat }) => seats[seat].powers[0] ?? ""),
        names: pair.map(({ id }) => table.members.find((member) => member.id === id)?.name ?? ""),
        signs,
      });
    }
  return signals;
}

/** Networks in which most of a game are. */
function crowdedIn(traces: readonly Trace[], people: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { kind, hash } of traces) if (kind === "network") counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return new Set([...counts].flatMap(([hash, count]) => (count >= ROOM && count > people / 2 ? [hash] : [])));
}

function signsOf(
  one: string,
  other: string,
  traces: readonly Trace[],
  visits: readonly Visit[],
  crowded: ReadonlySet<string>,
): Signal["signs"] {
  const shared = (kind: Trace["kind"]): boolean => {
    const of = (person: string) => traces.filter((each) => each.person === person && each.kind === kind);
    const hashes = new Set(of(one).map(({ hash }) => hash));
    return of(other).some(({ hash }) => hashes.has(hash) && !crowded.has(hash));
  };
  const together = togetherOf(timesOf(visits, one), timesOf(visits, other));
  return [
    ...(shared("device") ? [{ code: "same-device" as const, together: 0, visits: 0 }] : []),
    ...(shared("network") ? [{ code: "same-network" as const, together: 0, visits: 0 }] : []),
    ...(together ? [{ code: "same-times" as const, ...together }] : []),
  ];
}

const timesOf = (visits: readonly Visit[], person: string): readonly number[] =>
  visits.filter((visit) => visit.person === person).map(({ at }) => at);

/** How many visits of two people began together, if that is remarkable. */
function togetherOf(
  one: readonly number[],
  other: readonly number[],
): { readonly together: number; readonly visits: number } | null {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length < LEAST_VISITS) return null;
  const together = few.filter((at) => many.some((each) => Math.abs(each - at) <= TOGETHER)).length;
  // Someone who comes all the time meets everyone.
  return together >= SHARE * many.length ? { together, visits: many.length } : null;
}
