import type { Board, BoardOrder, Order, Province, Rules } from "@chancery/engine";
import type { OrderReport } from "../response.ts";

type Move = Extract<BoardOrder, { type: "move" }>;
type Convoy = Extract<BoardOrder, { type: "convoy" }>;

/** An order and what came of it; nothing yet while it is being written. */
export interface ReportedOrder {
  readonly order: Order;
  readonly report: OrderReport | null;
}

interface ReportedConvoy extends ReportedOrder {
  readonly order: Convoy;
}

/**
 * The fleets that carry a move, in sequence; none if it went by land although fleets offered. Null leaves it to the
 * drawing, which then shows all convoys ordered for it.
 */
export function convoyPath(
  { board }: Rules,
  move: Move,
  others: readonly ReportedOrder[],
): readonly string[] | null {
  const { provinceOf, provinces } = board;
  const names = (path: readonly Province[]): string[] => path.map((link) => provinces[link].id);
  if (move.path.length > 0) return names(move.path);
  const [from, to] = [provinceOf[move.unit.at] as Province, provinceOf[move.to] as Province];
  const convoys = others.filter(
    (each): each is ReportedConvoy =>
      each.order.type === "convoy" && each.order.target === move.unit && provinceOf[each.order.to] === to,
  );
  if (convoys.length === 0) return null;
  const used = convoys.filter(takesPart);
  const intact = used.filter(({ report }) => report?.status !== "fails");
  const seas = (list: readonly ReportedConvoy[]): Province[] =>
    list.map(({ order }) => provinceOf[order.unit.at] as Province);
  const chain = chainAcross(board, seas(intact), from, to) ?? chainAcross(board, seas(used), from, to);
  if (chain) return names(chain);
  return used.length === 0 ? [] : null;
}

/** Whether a fleet is needed. A successful convoy names a unit only if that unit did without it. */
const takesPart = ({ report }: ReportedOrder): boolean =>
  report === null || report.status === "fails" || (report.status === "succeeds" && report.by.length === 0);

/** The shortest way across some of the given seas. */
function chainAcross(
  { seasNextTo }: Board,
  seas: readonly Province[],
  from: Province,
  to: Province,
): readonly Province[] | null {
  const seen = new Set<Province>();
  const chains: (readonly Province[])[] = [[]];
  for (const chain of chains) {
    const last = chain.at(-1) ?? from;
    if (chain.length > 0 && seasNextTo[to].includes(last)) return chain;
    for (const sea of seas) {
      if (seen.has(sea) || !seasNextTo[last].includes(sea)) continue;
      seen.add(sea);
      chains.push([...chain, sea]);
    }
  }
  return null;
}
