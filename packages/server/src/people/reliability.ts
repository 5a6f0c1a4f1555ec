import type { Reliability } from "@chancery/api";
import type { GameConduct } from "@chancery/store";
import { DAY } from "../clock/retention.ts";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";

/** For how long what people missed is held against them. */
const REMEMBERED = 365 * DAY;
/** With fewer phases there is no figure, unless they have left more than once. */
const LEAST_CALLED = 10;
const LEAST_ABANDONED = 2;
/** As many missed phases as an abandoned seat counts for. */
const ABANDONED = 10;

/** How reliable a person has been in the last twelve months. */
export async function reliabilityOf({ store, now }: Context, person: string): Promise<Reliability> {
  return reliabilityIn(stored(await store.conduct.of(person, now() - REMEMBERED)));
}

/** How reliable a person is, judged by their games. */
export function reliabilityIn(games: readonly GameConduct[]): Reliability {
  const sum = (field: "called" | "missed" | "excused" | "abandoned"): number =>
    games.reduce((total, each) => total + each[field], 0);
  const [called, excused, abandoned] = [sum("called"), sum("excused"), sum("abandoned")];
  const missed = sum("missed") - excused;
  const counted = called - excused + ABANDONED * abandoned;
  const onTime = called - excused - missed;
  const isKnown = called - excused >= LEAST_CALLED || abandoned >= LEAST_ABANDONED;
  return {
    figure: isKnown ? Math.floor((100 * onTime) / counted) : null,
    called,
    missed,
    excused,
    abandoned,
  };
}
