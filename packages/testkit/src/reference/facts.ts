import {
  type Convoy,
  isNext,
  type Move,
  type Power,
  type Province,
  type Support,
  type Unit,
} from "@chancery/engine";
import { routesOver } from "./routes.ts";
import { provinceOf, type Situation } from "./situation.ts";

/** Something to be found out, true or false. */
export interface Question {
  readonly index: number;
  readonly about: "move" | "attack" | "support" | "route";
  readonly text: string;
}

/**
 * A move. By land; or by convoy, and then not at all if the convoy fails; or by land with a convoy at hand
 * that only matters for changing places with the unit at the destination.
 */
export interface Advance {
  readonly unit: Unit;
  readonly power: Power;
  readonly from: Province;
  readonly to: Province;
  readonly by: "land" | "convoy" | "exchange";
  /** The routes that were ordered, each a list of seas; or the declared one, if it was ordered all the way. */
  readonly routes: readonly (readonly Province[])[];
  /** Whether it is stronger than all that is in its way; the same as success where everyone can leave. */
  readonly beats: Question;
  readonly succeeds: Question;
  readonly intact: Question;
}

/** A support that fits what the supported unit does. */
export interface Aid {
  readonly unit: Unit;
  readonly power: Power;
  readonly at: Province;
  readonly into: Province;
  /** The move supported; null for a support in holding. */
  readonly advance: Advance | null;
  readonly given: Question;
}

/** What the orders say, before anything is decided. */
export interface Facts {
  readonly situation: Situation;
  readonly advances: readonly Advance[];
  readonly aids: readonly Aid[];
  /** Convoying fleets whose army is ordered to go where they would carry it. */
  readonly convoys: readonly Convoy[];
  readonly questions: readonly Question[];
}

export function readFacts(situation: Situation): Facts {
  const { orders, stray } = situation;
  const { board, policies } = situation.rules;
  const questions: Question[] = [];
  const ask = (about: Question["about"], unit: Unit): Question => {
    const question = {
      index: questions.length,
      about,
      text: `${about} of ${board.locations[unit.at].label}`,
    };
    questions.push(question);
    return question;
  };
  const at = (unit: Unit): Province => provinceOf(board, unit);
  const place = (to: number): Province => board.provinceOf[to] as Province;

  const moves = orders.filter((order): order is Move => order.type === "move");
  const convoys = orders
    .filter((order): order is Convoy => order.type === "convoy")
    .filter((convoy) =>
      moves.some((move) => at(move.unit) === at(convoy.target) && place(move.to) === place(convoy.to)),
    );

  const advances = moves.map((move): Advance => {
    const from = at(move.unit);
    const to = place(move.to);
    const carriers = convoys.filter((convoy) => at(convoy.target) === from);
    const seas = carriers.map((convoy) => at(convoy.unit));
    const routes =
      policies.convoyPaths === "found"
        ? routesOver(board, seas, from, to)
        : [move.path].filter((path) => path.length > 0 && path.every((link) => seas.includes(link)));
    const opposed = moves.some((other) => at(other.unit) === to && place(other.to) === from);
    const succeeds = ask("move", move.unit);
    const occupant = situation.state.units.find((unit) => at(unit) === to);
    const mayBeKept = move.unit.kind.stationary || occupant?.kind.invulnerable;
    const byPath: Advance["by"] = move.path.length > 0 ? "convoy" : "land";
    return {
      unit: move.unit,
      power: move.unit.power,
      from,
      to,
      by:
        policies.convoyPaths === "found"
          ? wayOf(situation, move, carriers, routes.length > 0, opposed)
          : byPath,
      routes,
      beats: mayBeKept ? ask("attack", move.unit) : succeeds,
      succeeds,
      intact: ask("route", move.unit),
    };
  });

  // A unit whose order to move is impossible has still been ordered to move in the older book.
  const restless = policies.impossibleMove === "still-a-move" ? stray.map((move) => at(move.unit)) : [];
  const aids = orders
    .filter((order): order is Support => order.type === "support")
    .flatMap((order): Aid[] => {
      const { unit, target, to } = order;
      const common = { unit, power: unit.power, at: at(unit) };
      const advance = advances.find((candidate) => candidate.from === at(target)) ?? null;
      if (to === null) {
        if (advance || restless.includes(at(target))) return [];
        return [{ ...common, into: at(target), advance: null, given: ask("support", unit) }];
      }
      const move = moves.find((candidate) => at(candidate.unit) === at(target));
      const namesCoast = board.locations[to].coast !== null;
      if (!advance || !move || advance.to !== place(to) || (namesCoast && move.to !== to)) return [];
      return [{ ...common, into: advance.to, advance, given: ask("support", unit) }];
    });

  return { situation, advances, aids, convoys, questions };
}

/** Land or convoy. */
function wayOf(
  { rules: { board, policies }, state }: Situation,
  { unit, to, viaConvoy }: Move,
  carriers: readonly Convoy[],
  routed: boolean,
  opposed: boolean,
): Advance["by"] {
  if (!isNext(board, unit.kind.way, unit.at, board.provinceOf[to] as Province)) return "convoy";
  if (!unit.kind.convoyed) return "land";
  if (policies.adjacentConvoy === "to-exchange") return opposed && routed ? "exchange" : "land";
  const ownFleet = carriers.some(
    (convoy) =>
      convoy.unit.power === unit.power ||
      state.seats.some((seat) => seat.includes(convoy.unit.power) && seat.includes(unit.power)),
  );
  return viaConvoy || (ownFleet && routed) ? "convoy" : "land";
}
