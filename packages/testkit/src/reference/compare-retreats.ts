import { type Board, type Order, resolveRetreats, type Unit } from "@chancery/engine";
import { BOOKS } from "../books.ts";
import { type RetreatSituation, randomRetreats } from "../generate/generate-retreats.ts";
import { retreatersByReference } from "./retreat-law.ts";
import { formatUnit } from "./situation.ts";

/** What a run of comparisons of retreats came to. */
export interface RetreatTally {
  readonly run: number;
  /** Those in which a unit was disbanded for the sake of another that had the same last space. */
  readonly shared: number;
  readonly differences: readonly string[];
}

const SHOWN = 5;

/** Compares the engine's retreats with the second reading of the books, on the situations of all seeds from `first` on. */
export function fuzzRetreats(first: number, count: number): RetreatTally {
  const differences: string[] = [];
  let shared = 0;
  for (let seed = first; seed < first + count; seed++) {
    const situation = randomRetreats(seed, BOOKS[seed % BOOKS.length]);
    const { rules, state, orders } = situation;
    const { verdicts } = resolveRetreats(rules, state, orders);
    const away = retreatersByReference(rules, state, orders);
    const differing = verdicts.filter(
      ({ unit, results }) => results.includes("retreated") !== away.has(unit as Unit),
    );
    if (verdicts.some(({ reason }) => reason.code === "retreat-shared")) shared++;
    if (differing.length > 0 && differences.length < SHOWN)
      differences.push(`seed ${seed}, rulebook ${rules.rulebook}\n${formatRetreats(situation)}`);
  }
  return { run: count, shared, differences };
}

function formatRetreats({ rules: { board }, state, orders }: RetreatSituation): string {
  return state.dislodged
    .map(({ unit, retreats }) => {
      const order = orders.find((each) => each.unit === unit);
      const places = retreats.map((place) => board.locations[place].label).join(" ");
      return `  power ${unit.power}: ${formatUnit(board, unit)}, open ${places}: ${said(board, order)}`;
    })
    .join("\n");
}

const said = (board: Board, order: Order | undefined): string =>
  order?.type === "retreat" ? `to ${board.locations[order.to].label}` : (order?.type ?? "no order");

export const addRetreatTallies = (tallies: readonly RetreatTally[]): RetreatTally => ({
  run: tallies.reduce((sum, { run }) => sum + run, 0),
  shared: tallies.reduce((sum, { shared }) => sum + shared, 0),
  differences: tallies.flatMap(({ differences }) => differences).slice(0, SHOWN),
});
