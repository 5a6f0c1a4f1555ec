import { findRunning, type Placement } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";

/** More games than anyone plays in at once. */
const MOST_GAMES = 1000;

/** Refuses positions of games in progress to their players. Nobody learns anything about others' games. */
export async function addAnalysis(given: FastifyInstance, context: Context): Promise<void> {
  typed(given).route({
    ...route("POST /api/analysis"),
    handler: async ({ person, body: { positions } }) =>
      person === null ? { refused: [], present: [] } : runningFor(context, person, positions),
  });
}

/** Which positions belong to games that a person plays in, by their indexes. */
export async function runningFor(
  { store, tables, turns }: Context,
  person: string,
  positions: readonly Placement[],
): Promise<{ readonly refused: number[]; readonly present: number[] }> {
  const own = stored(await store.games.list({ member: person, status: "playing", limit: MOST_GAMES }));
  const refused = new Set<number>();
  const present = new Set<number>();
  for (const { game } of own) {
    const { table } = stored(await tables.load(game));
    await turns.run(() => {
      const isRunning = findRunning(table, person);
      for (const [index, position] of positions.entries()) {
        const found = isRunning(position);
        if (found !== null) refused.add(index);
        if (found === "present") present.add(index);
      }
    });
  }
  return { refused: inOrder(refused), present: inOrder(present) };
}

const inOrder = (indexes: ReadonlySet<number>): number[] => [...indexes].sort((a, b) => a - b);
