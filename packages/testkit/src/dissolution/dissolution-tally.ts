import type { Game, Power, State, Turn } from "@chancery/engine";
import { countsIn, isEmergent } from "./dissolution-invariants.ts";

/** What should come up if games are played long enough; how often it did. */
export const OCCASIONS = [
  "units of nuclear powers disabled by players",
  "attacks on a nuclear power from its own territory",
  "units dislodged without permission",
  "violations against the US Navy through NATO",
  "embassies kicked twice in a season",
  "units destroyed in retaliation",
  "tied points",
  "pooled points",
  "points that do not count",
  "convoys by declared ways that arrive",
  "sorties",
  "units dislodged",
  "units disabled",
  "units retreated",
  "embassies dislodged",
  "minor armies raised again",
  "builds",
  "emergent builds",
  "wings built",
  "players whose points the US Navy blocks",
  "eliminations",
  "points of exiles that count",
  "victories",
  "changed allocations of which the same orders come",
] as const;
type Occasion = (typeof OCCASIONS)[number];
export type Occasions = Record<Occasion, number>;

export const noOccasions = (): Occasions =>
  Object.fromEntries(OCCASIONS.map((occasion) => [occasion, 0])) as Occasions;

const VIOLATIONS: Readonly<Record<string, Occasion>> = {
  disable: "units of nuclear powers disabled by players",
  attackFromTerritory: "attacks on a nuclear power from its own territory",
  dislodgeWithoutPermission: "units dislodged without permission",
  tiedToNATO: "violations against the US Navy through NATO",
};

interface Allocations {
  readonly how: string;
  readonly order: string;
  readonly bids: readonly { readonly power: string; readonly order: string; readonly ignored?: unknown }[];
}

/** Counts what came up in a turn. `out` are the powers in exile before it. */
export function countOccasions(
  game: Game,
  before: State,
  turn: Turn,
  out: ReadonlySet<Power>,
  counts: Occasions,
): void {
  countEvents(turn, counts);
  for (const { order, results, power, unit } of new Set(turn.verdicts.values())) {
    if (order?.type === "move" && order.path.length > 0 && results.includes("moved"))
      counts["convoys by declared ways that arrive"]++;
    if (order?.type === "move" && unit?.kind.stationary) counts.sorties++;
    if (results.includes("retreated")) counts["units retreated"]++;
    if (results.includes("counted") && out.has(power)) counts["points of exiles that count"]++;
  }
  if (before.phase.task !== "A") return;
  for (const unit of turn.state.units) {
    if (before.units.includes(unit) || game.rules.powers[unit.power].neutral) continue;
    counts.builds++;
    if (unit.kind.letter === "W") counts["wings built"]++;
    if (isEmergent(game, unit.power, unit.at)) counts["emergent builds"]++;
  }
}

function countEvents({ state, events }: Turn, counts: Occasions): void {
  const kicked = new Set<string>();
  for (const event of events) {
    if (event.type === "dislodged") counts["units dislodged"]++;
    if (event.type === "disabled") counts["units disabled"]++;
    if (event.type === "eliminated") counts.eliminations++;
    if (event.type !== "own") continue;
    const { code, facts } = event.own;
    if (code === "retaliation") counts["units destroyed in retaliation"]++;
    if (code === "rebuilt") counts["minor armies raised again"]++;
    if (code === "embassy-retreated") counts["embassies dislodged"]++;
    if (code === "violation") {
      counts[VIOLATIONS[String(facts.violation)]]++;
      const embassy = `${facts.power} ${facts.against}`;
      if (kicked.has(embassy)) counts["embassies kicked twice in a season"]++;
      kicked.add(embassy);
    }
    if (code === "allocations") countAllocations(facts as unknown as Allocations, counts);
  }
  for (const { blocked } of countsIn(events))
    if (blocked > 0) counts["players whose points the US Navy blocks"]++;
  if (state.ending?.how === "victory") counts.victories++;
}

function countAllocations({ how, order, bids }: Allocations, counts: Occasions): void {
  const counted = bids.filter(({ ignored }) => !ignored);
  if (how === "tie") counts["tied points"]++;
  if (new Set(counted.filter((bid) => bid.order === order).map(({ power }) => power)).size > 1)
    counts["pooled points"]++;
  counts["points that do not count"] += bids.length - counted.length;
}
