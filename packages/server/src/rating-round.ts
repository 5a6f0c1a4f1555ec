import { ok } from "@chancery/engine";
import { finalResult } from "@chancery/game";
import type { Context } from "./context.ts";
import { rateGame } from "./rate-game.ts";
import { DAY, type StepByStep } from "./retention.ts";

/** How many games are rated in one go. */
const SOME = 100;

/**
 * Rates the games that ended before today, by UTC. Ratings move once a day and for all of them together, so nobody can
 * tell from the moment a rating moves which game it was.
 */
export const rateEnded = ({ store, now }: Context, stepByStep: StepByStep): Promise<boolean> =>
  stepByStep(async () => {
    const before = Math.floor(now() / DAY) * DAY;
    const done = await store.ratings.advance({ before, limit: SOME, rate: rateGame });
    return done.ok ? ok(done.value === SOME ? "more" : null) : done;
  });

/** Adds the results of games that ended before results were kept. */
export const addOlderResults = ({ store, tables }: Context, stepByStep: StepByStep): Promise<boolean> =>
  stepByStep(async (after) => {
    const next = await store.results.nextWithout(after);
    if (!next.ok || next.value === null) return next;
    const loaded = await tables.load(next.value);
    if (!loaded.ok) return loaded;
    const { table } = loaded.value;
    const ended = table.notes.findLast(({ what }) => what === "ended")?.at ?? table.createdAt ?? 0;
    const result = finalResult(table, ended);
    if (result) {
      const added = await store.results.add(next.value, result);
      if (!added.ok) return added;
    }
    return ok(next.value);
  });
