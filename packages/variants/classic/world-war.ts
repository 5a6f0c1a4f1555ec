import { type Power, type Province, powerNamed, type Rules, type State, type Step } from "@chancery/engine";
import type { Additions } from "./year.ts";

/** The World War game for two: Italy is neutral and closed, until a coin gives it to a side (CB-166 to CB-168). */
const NEUTRAL = "Italy";

/** How many units (1971) or centers (2023) of their powers together make a player win (C71-XIV.2-3, C23-49). */
export const WORLD_WAR_TARGET = 24;

export function neutralTerritory(rules: Pick<Rules, "board">): Province[] {
  return rules.board.provinces.flatMap(({ country }, index) =>
    country === NEUTRAL ? [index as Province] : [],
  );
}

/** The toss falls after the retreats of the first Fall; the neutral joins with the Spring that follows. */
export function worldWarSteps(seed: number): Additions {
  const winner = (state: State): readonly Power[] => state.seats[seed % 2];
  const neutral = (rules: Rules): Power => powerNamed(rules, NEUTRAL) as Power;
  const tossCoin: Step = {
    name: "toss-coin",
    run: (rules, turn) => {
      if (turn.state.closed.length === 0 || turn.state.ending) return turn;
      const event = { type: "toss", power: neutral(rules), seat: winner(turn.state) } as const;
      return { ...turn, events: [...turn.events, event] };
    },
  };
  const joinWinner: Step = {
    name: "join-winner",
    run: (rules, turn) => {
      const { state } = turn;
      if (state.closed.length === 0 || state.ending) return turn;
      const power = neutral(rules);
      const seat = [...winner(state), power];
      const seats = state.seats.map((other) => (other === winner(state) ? seat : other));
      return {
        ...turn,
        state: { ...state, seats, closed: [] },
        events: [...turn.events, { type: "joined", power, seat }],
      };
    },
  };
  return { beforeAdjustments: [tossCoin], beforeSpring: [joinWinner] };
}
