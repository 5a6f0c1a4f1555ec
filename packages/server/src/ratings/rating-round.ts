import { ok } from "@chancery/engine";
import { finalResult } from "@chancery/game";
import { DAY, type StepByStep } from "../clock/retention.ts";
import type { Context } from "../context.ts";
import { tellModerators } from "../notices/duty-mails.ts";
import { judgeGame } from "./judge-game.ts";
import { rateGame } from "./rate-game.ts";

/** How many games are rated in one go. */
const SOME = 100;

/** Judges games that ended before a moment, one after the other. */
const judgeEnded = (context: Context, before: number, stepByStep: StepByStep): Promise<boolean> =>
  stepByStep(async () => {
    const { results } = context.store;
    const next = await results.nextToJudge({ before });
    if (!next.ok || next.value === null) return next.ok ? ok(null) : next;
    const { game, seats } = next.value;
    const counts = await judgeGame(context, next.value);
    const players = seats.flatMap(({ starter, person }) => [starter ?? [], person ?? []].flat());
    if (counts === "held") await tellModerators(context, "held", game, players);
    const done = await results.judge({ game, counts });
    return done.ok ? ok(game) : done;
  });

/**
 * Judges, once, the games of earlier versions, which counted all that were rated: how long they were played, and by whom
 * as far as that is still known.
 */
export const judgeOlder = (context: Context, stepByStep: StepByStep): Promise<boolean> =>
  stepByStep(async () => {
    const { store, tables, now } = context;
    const next = await store.results.nextToJudge({ before: now() });
    if (!next.ok || next.value === null) return next.ok ? ok(null) : next;
    const { game, ended } = next.value;
    const loaded = await tables.load(game);
    if (!loaded.ok) return loaded;
    const played = finalResult(loaded.value.table, ended)?.counts ?? "short";
    const counts = played === "rated" ? await judgeGame(context, next.value, true) : played;
    const done = await store.results.judge({ game, counts });
    return done.ok ? ok(game) : done;
  });

/**
 * Rates the games that ended before today, by UTC. Ratings move once a day and for all of them together, so nobody can
 * tell from the moment a rating moves which game it was.
 */
export async function rateEnded(context: Context, stepByStep: StepByStep): Promise<boolean> {
  const { store, now } = context;
  const before = Math.floor(now() / DAY) * DAY;
  if (!(await judgeEnded(context, before, stepByStep))) return false;
  return stepByStep(async () => {
    const done = await store.ratings.advance({ before, limit: SOME, rate: rateGame });
    return done.ok ? ok(done.value === SOME ? "more" : null) : done;
  });
}

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
