/** Boards of a round: players by power. */
export type Boards = readonly (readonly string[])[];

/** What was played so far, as far as the next round depends on it. */
export interface Past {
  /** The boards of each round. */
  readonly rounds: readonly Boards[];
  /** How often two have been at one board. */
  readonly met: (one: string, other: string) => number;
  /** How often someone has played the power of a number. */
  readonly played: (player: string, power: number) => number;
  /** How often someone has sat out. */
  readonly byes: (player: string) => number;
  /** How often someone has played on two boards of a round. */
  readonly doubles: (player: string) => number;
}

const bump = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);

const pair = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

/** Counts what happened in earlier rounds. */
export function pastOf(
  rounds: readonly { readonly boards: Boards; readonly byes: readonly string[] }[],
): Past {
  const met = new Map<string, number>();
  const played = new Map<string, number>();
  const byes = new Map<string, number>();
  const doubles = new Map<string, number>();
  for (const round of rounds) {
    const seen = new Set<string>();
    for (const board of round.boards)
      board.forEach((player, power) => {
        bump(played, `${player} ${power}`);
        for (const other of board.slice(power + 1)) bump(met, pair(player, other));
        if (seen.has(player)) bump(doubles, player);
        seen.add(player);
      });
    for (const player of round.byes) bump(byes, player);
  }
  return {
    rounds: rounds.map(({ boards }) => boards),
    met: (one, other) => met.get(pair(one, other)) ?? 0,
    played: (player, power) => played.get(`${player} ${power}`) ?? 0,
    byes: (player) => byes.get(player) ?? 0,
    doubles: (player) => doubles.get(player) ?? 0,
  };
}
