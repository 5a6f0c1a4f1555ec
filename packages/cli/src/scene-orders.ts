import { type SceneOrder, type SceneUnitKind, UNIT_KINDS } from "@chancery/boardview";
import {
  type Board,
  type BoardOrder,
  explain,
  type Location,
  type Order,
  type Power,
  type Province,
  type Rules,
  type State,
  type Unit,
  type UnitKind,
  type Verdict,
} from "@chancery/engine";
import { Failure } from "./failure.ts";

/** An order somebody gave, and what became of it as far as that is known. */
export interface GivenOrder {
  readonly power: Power;
  readonly order: Order;
  readonly verdict?: Verdict;
}

/** Orders as they are drawn; lines of a game's own are not. */
export function sceneOrders(rules: Rules, state: State, given: readonly GivenOrder[]): SceneOrder[] {
  // coasts that go without saying are filled in once the orders have been carried out
  const orders = given.map((each) => ({ ...each, order: each.verdict?.order ?? each.order }));
  const converter = new Converter(rules, state, orders);
  return orders.flatMap(({ order, ...each }) =>
    order.type === "own" ? [] : [converter.convert({ ...each, order })],
  );
}

/** What kind of unit is drawn for a kind of the game's. */
export function sceneKind({ name }: UnitKind): SceneUnitKind {
  const kind = UNIT_KINDS.find((each) => each === name.toLowerCase());
  if (!kind) throw new Failure(`no unit called "${name}" can be drawn (there are ${UNIT_KINDS.join(", ")})`);
  return kind;
}

class Converter {
  private readonly rules: Rules;
  private readonly state: State;
  private readonly given: readonly GivenOrder[];

  constructor(rules: Rules, state: State, given: readonly GivenOrder[]) {
    this.rules = rules;
    this.state = state;
    this.given = given;
  }

  convert({ power, order, verdict }: GivenOrder & { readonly order: BoardOrder }): SceneOrder {
    const shared = {
      power: this.rules.powers[power].name,
      state: stateOf(verdict),
      ...(verdict && { why: explain(this.rules, verdict.reason).why }),
    };
    switch (order.type) {
      case "hold":
        return { ...shared, type: "hold", at: this.label(order.unit.at) };
      case "move": {
        const path = this.pathOf(order);
        const way = { at: this.label(order.unit.at), to: this.label(order.to) };
        return { ...shared, type: "move", ...way, ...(path && { path }) };
      }
      case "support": {
        const aid = this.aid(order.unit, order.target);
        return order.to === null
          ? { ...shared, type: "support-hold", ...aid }
          : { ...shared, type: "support-move", ...aid, to: this.destination(order.target, order.to) };
      }
      case "convoy":
        return {
          ...shared,
          type: "convoy",
          ...this.aid(order.unit, order.target),
          to: this.destination(order.target, order.to),
        };
      case "retreat":
        return { ...shared, type: "retreat", at: this.label(order.unit.at), to: this.label(order.to) };
      case "disband": {
        const dislodged = this.state.dislodged.some(({ unit }) => unit === order.unit);
        return {
          ...shared,
          type: "disband",
          at: this.label(order.unit.at),
          ...(dislodged && { dislodged }),
        };
      }
      case "build":
        return { ...shared, type: "build", at: this.label(order.to), kind: sceneKind(order.kind) };
      case "waive":
        return { ...shared, type: "waive" };
    }
  }

  private label(at: Location): string {
    return this.rules.board.locations[at].label;
  }

  private provinceOf(at: Location): Province {
    return this.rules.board.provinceOf[at] as Province;
  }

  private aid(unit: Unit, target: Unit): { at: string; from: string; aided: string } {
    const aided = this.rules.powers[target.power].name;
    return { at: this.label(unit.at), from: this.label(target.at), aided };
  }

  /** Where the unit helped goes, with the coast that it has named itself if it goes there. */
  private destination(target: Unit, to: Location): string {
    const own = this.given.find(({ order }) => order.type === "move" && order.unit === target)?.order.to;
    const same = typeof own === "number" && this.provinceOf(own) === this.provinceOf(to);
    return this.label(same ? own : to);
  }

  /** The fleets that take a move across the sea, in sequence; none if it went by land after all. */
  private pathOf({ unit, to }: Order & { type: "move" }): string[] | null {
    const convoys = this.given.filter(
      ({ order }) =>
        order.type === "convoy" && order.target === unit && this.provinceOf(order.to) === this.provinceOf(to),
    );
    if (convoys.length === 0) return null;
    const used = convoys.filter(({ verdict }) => verdict === undefined || takesPart(verdict));
    const intact = used.filter(({ verdict }) => verdict?.status !== "fails");
    const [from, end] = [this.provinceOf(unit.at), this.provinceOf(to)];
    const seas = (list: readonly GivenOrder[]) =>
      list.flatMap(({ order }) => (order.unit ? [this.provinceOf(order.unit.at)] : []));
    const chain =
      chainAcross(this.rules.board, seas(intact), from, end) ??
      chainAcross(this.rules.board, seas(used), from, end);
    if (chain) return chain.map((sea) => this.rules.board.provinces[sea].id);
    return used.length === 0 ? [] : null;
  }
}

const takesPart = ({ status, reason }: Verdict): boolean =>
  (status === "succeeds" || status === "fails") && reason.code !== "convoy-unused";

function stateOf(verdict: Verdict | undefined): SceneOrder["state"] {
  if (!verdict) return "pending";
  // what was not followed had no effect
  return verdict.status === "succeeds" || verdict.status === "fails" ? verdict.status : "void";
}

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
