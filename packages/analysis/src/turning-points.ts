/** What everyone may expect at one point of a game, by name. */
export interface Standing {
  readonly shares: Readonly<Record<string, { readonly share: number; readonly error: number }>>;
}

/** A phase that changed what a power may expect. */
export interface TurningPoint {
  /** The number of the position before it. */
  readonly at: number;
  readonly power: string;
  readonly from: number;
  readonly to: number;
}

/** From this change of a share on, a phase turns a game. */
const LARGE = 0.06;
/** A change has to be so many standard errors large. */
const SURE = 3;
/** As many as can be taken in. */
const MOST = 8;

/** Of two powers, one: what one of them gains, the other loses. */
const toldOf = (shares: Standing["shares"]) => {
  const all = Object.entries(shares);
  return all.length === 2 ? all.slice(0, 1) : all;
};

/**
 * Where a game turned: each power's largest changes from one position to the next, the first first. Positions that
 * aren't known (null) are passed over.
 */
export function turningPointsOf(standings: readonly (Standing | null)[]): readonly TurningPoint[] {
  const found: TurningPoint[] = [];
  let before: { readonly at: number; readonly shares: Standing["shares"] } | null = null;
  for (const [at, now] of standings.entries()) {
    if (!now) continue;
    if (before)
      for (const [power, { share: to, error }] of toldOf(now.shares)) {
        const { share: from, error: other } = before.shares[power] ?? { share: to, error: 0 };
        const change = Math.abs(to - from);
        if (change >= LARGE && change >= SURE * Math.hypot(error, other))
          found.push({ at: before.at, power, from, to });
      }
    before = { at, shares: now.shares };
  }
  const change = ({ from, to }: TurningPoint): number => Math.abs(to - from);
  const largest = new Set(found.toSorted((one, other) => change(other) - change(one)).slice(0, MOST));
  return found.filter((point) => largest.has(point));
}
