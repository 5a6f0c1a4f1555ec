import { readFileSync } from "node:fs";
import { BrokenInvariant } from "@chancery/engine";

/**
 * A second, slow way to resolve a Winter and kicks: plain texts, the tables of docs/rules/favor-map.json, and all
 * combinations of what might succeed. It shares no code with what it is compared with.
 */

interface Tables {
  readonly inSliceDistance: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
const file = new URL("../../../../../docs/rules/favor-map.json", import.meta.url);
const { inSliceDistance }: Tables = JSON.parse(readFileSync(file, "utf8"));

/** An embassy: its owner, where it stands, and its order: null to hold, or a move, or a support of another. */
export interface Piece {
  readonly owner: string;
  readonly at: string;
  readonly move?: string;
  readonly support?: { readonly piece: number; readonly to: string | null };
}

export interface Fate {
  readonly succeeds: boolean;
  readonly dislodged: boolean;
  readonly ends: string;
}

const isZero = (space: string): boolean => space[1] === "0";
const steps = (from: string, to: string): number => inSliceDistance[from[2]][to[2]];

/** What becomes of each embassy: whether its move or support works, and where it ends. */
export function referenceWinter(pieces: readonly Piece[]): Fate[] {
  const movers = pieces.flatMap(({ move }, i) => (move ? [i] : []));
  let best: Set<number> | null = null;
  for (let bits = 0; bits < 2 ** movers.length; bits++) {
    const winners = new Set(movers.filter((_, i) => (bits >> i) & 1));
    if (movers.every((i) => works(pieces, winners, i) === winners.has(i))) {
      // Two ways to agree differ by a ring of embassies, which all move rather than all stay.
      if (!best || winners.size > best.size) best = winners;
    }
  }
  if (!best) throw new BrokenInvariant("no consistent outcome");
  return settle(pieces, best);
}

function works(pieces: readonly Piece[], winners: ReadonlySet<number>, i: number): boolean {
  const { at, move } = pieces[i];
  if (!move || isZero(move)) return move !== undefined;
  const holder = pieces.findIndex((piece) => piece.at === move);
  const meets = holder >= 0 && pieces[holder].move === at && !isZero(at);
  const leaves = holder >= 0 && !meets && pieces[holder].move !== undefined && winners.has(holder);
  const help = helpers(pieces, winners, i).filter(
    (j) => holder < 0 || leaves || pieces[j].owner !== pieces[holder].owner,
  );
  const strength = 1 + help.length;
  if (meets && strength <= 1 + helpers(pieces, winners, holder).length) return false;
  if (!meets && holder >= 0 && !leaves) {
    const defense = pieces[holder].move ? 1 : 1 + helpers(pieces, winners, holder).length;
    if (strength <= defense) return false;
  }
  return pieces.every((piece, j) => {
    if (j === i || piece.move !== move) return true;
    const beaten =
      holder >= 0 && pieces[holder].move === piece.at && !isZero(piece.at) && winners.has(holder);
    return beaten || strength > 1 + helpers(pieces, winners, j).length;
  });
}

/** Embassies whose support of another one counts. */
function helpers(pieces: readonly Piece[], winners: ReadonlySet<number>, helped: number): number[] {
  return pieces.flatMap((_, j) => (isHelping(pieces, winners, j, helped) ? [j] : []));
}

function isHelping(
  pieces: readonly Piece[],
  winners: ReadonlySet<number>,
  j: number,
  helped: number,
): boolean {
  const { support, at } = pieces[j];
  if (support?.piece !== helped || (pieces[helped].move ?? null) !== support.to) return false;
  const aim = support.to ?? pieces[helped].at;
  return !pieces.some((attacker, k) => attacker.move === at && (attacker.at !== aim || winners.has(k)));
}

function settle(pieces: readonly Piece[], winners: ReadonlySet<number>): Fate[] {
  const ends = pieces.map(({ at, move }, i) => (move && winners.has(i) ? move : at));
  const drivenOut = pieces.map(
    ({ at }, i) => !isZero(at) && ends.some((end, j) => j !== i && end === at && ends[i] === at),
  );
  const contested = new Set(
    pieces.flatMap(({ move, at }, i) => {
      if (!move || winners.has(i) || ends.includes(move)) return [];
      // Beaten by one coming from there, it had no effect there.
      return pieces.some(
        (other, j) => other.at === move && other.move === at && !isZero(at) && winners.has(j),
      )
        ? []
        : [move];
    }),
  );
  const losers = pieces.flatMap((_, i) => (drivenOut[i] ? [i] : []));
  const onMap = ends.map((end, i) => (drivenOut[i] ? "" : end));
  for (const i of losers.sort((a, b) => pieces[a].at.charCodeAt(2) - pieces[b].at.charCodeAt(2))) {
    const { at } = pieces[i];
    const origin = pieces.find((piece, j) => piece.move === at && winners.has(j))?.at;
    const open = hexes(at[0]).filter(
      (hex) => hex[1] <= at[1] && hex !== origin && !contested.has(hex) && !onMap.includes(hex),
    );
    onMap[i] = nearest(at, open);
  }
  return pieces.map(({ move, support }, i) => ({
    succeeds: move ? winners.has(i) : support ? isHelping(pieces, winners, i, support.piece) : !drivenOut[i],
    dislodged: drivenOut[i],
    ends: onMap[i],
  }));
}

const valueOfLetter = (letter: string): number =>
  ["z", "pqrstu", "jkmno", "fghi", "cde", "ab"].findIndex((row) => row.includes(letter));
const hexes = (slice: string): string[] =>
  Object.keys(inSliceDistance).map((letter) => `${slice}${valueOfLetter(letter)}${letter}`);

const nearest = (from: string, open: readonly string[]): string =>
  open.toSorted((a, b) => steps(from, a) - steps(from, b) || a.charCodeAt(2) - b.charCodeAt(2))[0] ??
  `${from[0]}0z`;

/** Where kicks lead in one slice: `places` by owner, and the owners to be kicked, each as often as it is named. */
export function referenceKicks(
  places: Readonly<Record<string, string>>,
  kicked: readonly string[],
): Record<string, string> {
  const now: Record<string, string> = { ...places };
  const left = [...kicked];
  for (;;) {
    const turn = left.toSorted((a, b) => now[a].charCodeAt(2) - now[b].charCodeAt(2))[0];
    if (turn === undefined) return now;
    left.splice(left.indexOf(turn), 1);
    const at = now[turn];
    const taken = Object.values(now);
    if (!isZero(at))
      now[turn] = nearest(
        at,
        hexes(at[0]).filter((hex) => hex[1] < at[1] && !taken.includes(hex)),
      );
  }
}
