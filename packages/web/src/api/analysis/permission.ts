import type { PositionJson } from "@chancery/engine";
import { api } from "../client.ts";

type Placement = Pick<PositionJson, "units" | "centers">;

/** So many fit into one request. */
const AT_ONCE = 50;

/**
 * Asks the server which positions may be analyzed: those of games in progress aren't, for those who play in them. Rejects
 * if the server can't be reached.
 */
export async function mayAnalyze(positions: readonly Placement[]): Promise<readonly boolean[]> {
  const answers: boolean[] = [];
  for (let from = 0; from < positions.length; from += AT_ONCE) {
    const part = positions.slice(from, from + AT_ONCE).map(({ units, centers }) => ({ units, centers }));
    const { refused } = await api.post("/api/analysis", { body: { positions: part } as never });
    answers.push(...part.map((_, index) => !refused.includes(index)));
  }
  return answers;
}
