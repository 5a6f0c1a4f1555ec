import type { PositionJson } from "@chancery/engine";
import { api } from "../client.ts";

type Placement = Pick<PositionJson, "units" | "centers">;

/** So many fit into one request. */
const AT_ONCE = 50;

/** What a position is: of no game in progress, a past one of such a game, or its present one, or nearly. */
export type Running = "none" | "past" | "present";

/**
 * Asks the server which positions belong to games in progress. They aren't analyzed for those who play in them. Rejects if
 * the server can't be reached.
 */
export async function findRunning(positions: readonly Placement[]): Promise<readonly Running[]> {
  const answers: Running[] = [];
  for (let from = 0; from < positions.length; from += AT_ONCE) {
    const part = positions.slice(from, from + AT_ONCE).map(({ units, centers }) => ({ units, centers }));
    const { refused, present } = await api.post("/api/analysis", { body: { positions: part } as never });
    const running = (index: number): Running => (present.includes(index) ? "present" : "past");
    answers.push(...part.map((_, index) => (refused.includes(index) ? running(index) : "none")));
  }
  return answers;
}
