import type { GameEvent, Order, Power, Province, Turn, Unit } from "@chancery/engine";
import { aimOf } from "./bids/bid.ts";
import type { Ground } from "./bids/ground.ts";
import { toTell, unitName } from "./bids/told.ts";
import { board, neighborsOf } from "./board.ts";
import {
  isNuclear,
  isPlayer,
  NATO,
  NUCLEAR_POWERS,
  POWERS,
  provinceOfUnit,
  territoryOf,
  US_NAVY,
} from "./powers.ts";

/** What a player did to a nuclear power; it costs one kick (DIS-2.1.3-2). */
export interface Violation {
  readonly type: "disable" | "attackFromTerritory" | "dislodgeWithoutPermission" | "tiedToNATO";
  readonly power: Power;
  readonly against: Power;
  /** The unit that attacked, and the one it attacked. */
  readonly by: Unit;
  readonly victim: Unit;
}

/** A movement phase as violations are judged by it: the position before, and what came of the orders. */
export interface Season {
  readonly before: Ground;
  readonly orders: readonly Order[];
  readonly turn: Turn;
}

/**
 * All violations of a season: units of nuclear powers disabled, attacks on them from their own territory, units
 * dislodged within or next to it without permission (DIS-11.6-1). Only the attacking unit's player is guilty, and only
 * players are (DIS-11.6.1-2, R030, R079). What is done to NATO is done to the US Navy as well (DIS-11.6.4-1).
 */
export function violationsOf(season: Season): readonly Violation[] {
  const violations: Violation[] = [];
  const note: Note = (type, against, by, victim) => {
    violations.push({ type, power: by.power, against, by, victim });
    if (against === NATO)
      violations.push({ type: "tiedToNATO", power: by.power, against: US_NAVY, by, victim });
  };
  noteDisablings(season, note);
  noteAttacksFromWithin(season, note);
  noteDislodgements(season, note);
  return violations;
}

type Note = (type: Violation["type"], against: Power, by: Unit, victim: Unit) => void;

function noteDisablings({ turn }: Season, note: Note): void {
  for (const event of turn.events)
    if (event.type === "disabled" && isNuclear(event.unit.power) && isPlayer(event.by.power))
      note("disable", event.unit.power, event.by, event.unit);
}

/** Whether it was a hit or not, an attack that arrives counts (DIS-11.6.2-1); one by a convoy that failed does not (R073). */
function noteAttacksFromWithin({ before, orders, turn }: Season, note: Note): void {
  for (const order of orders) {
    if (order.type !== "move" || !isPlayer(order.unit.power)) continue;
    const host = territoryOf(provinceOfUnit(order.unit));
    const victim = before.standing[aimOf(order) as Province];
    if (host !== null && victim?.power === host && isMade(turn, order))
      note("attackFromTerritory", host, order.unit, victim);
  }
}

/** By the order as it was carried out, which need not be the one that was written, word for word. */
function isMade({ verdicts }: Turn, move: Order): boolean {
  for (const { order, results } of verdicts.values()) if (order === move) return results.includes("bounced");
  return false;
}

function noteDislodgements(season: Season, note: Note): void {
  for (const event of season.turn.events) {
    if (event.type !== "dislodged" || !isPlayer(event.by.power)) continue;
    const { unit: victim, by } = event;
    for (const nuclear of concerned(provinceOfUnit(victim)))
      if (!isPermitted(season, nuclear, by, provinceOfUnit(victim)))
        note("dislodgeWithoutPermission", nuclear, by, victim);
  }
}

/** The nuclear powers in or next to whose territory a province on land lies, canals included (DIS-11.6.3-1, R075). */
const concerned = (province: Province): readonly Power[] => CONCERNED[province];

const CONCERNED: readonly (readonly Power[])[] = board.provinces.map((_, index) => {
  if (board.isSea[index] === 1) return [];
  const near = [index as Province, ...neighborsOf(index as Province)].map(territoryOf);
  return NUCLEAR_POWERS.filter((power) => near.includes(power));
});

const RULES: Readonly<Record<Violation["type"], readonly string[]>> = {
  disable: ["DIS-11.6.1-1"],
  attackFromTerritory: ["DIS-11.6.2-1"],
  dislodgeWithoutPermission: ["DIS-11.6.3-1"],
  tiedToNATO: ["DIS-11.6.4-1"],
};

/** The provinces of a nuclear power's territory that a province lies next to; none if it lies within. */
function nextTo(province: Province, nuclear: Power): readonly Province[] {
  if (territoryOf(province) === nuclear) return [];
  return neighborsOf(province).filter((other) => territoryOf(other) === nuclear);
}

/** A violation as everyone learns of it. */
export const violationEvent = (violation: Violation): GameEvent => ({
  type: "own",
  own: toTell("violation", violation, rulesOf, factsOf),
});

const rulesOf = ({ type }: Violation): readonly string[] => RULES[type];

const factsOf = ({ type, power, against, by, victim }: Violation) => ({
  violation: type,
  power: POWERS[power].name,
  against: POWERS[against].name,
  by: unitName(by),
  unit: unitName(victim),
  owner: POWERS[victim.power].name,
  near: nextTo(provinceOfUnit(victim), against).map((province) => board.provinces[province].id),
});

interface Fought {
  readonly orders: readonly Order[];
  readonly turn: Turn;
}

/**
 * Whether a nuclear power permitted a unit to dislodge another in a province: one of its units, wherever it stands
 * (R077), was ordered to support exactly that attack, even if to no avail (DIS-11.6.3-6), or convoyed it there. The US
 * Navy permits for NATO as well (DIS-11.6.4-3).
 */
function isPermitted(season: Fought, nuclear: Power, attacker: Unit, into: Province): boolean {
  const permitting = nuclear === NATO ? [NATO, US_NAVY] : [nuclear];
  const way = wayOf(season.orders, attacker);
  return season.orders.some((order) => {
    if (!order.unit || !permitting.includes(order.unit.power)) return false;
    if ((order.type !== "support" && order.type !== "convoy") || order.target !== attacker) return false;
    if (order.to === null || board.provinceOf[order.to] !== into) return false;
    return order.type === "support" || way.includes(provinceOfUnit(order.unit));
  });
}

/** The places of the units whose convoy an army declared, and so used if it arrived (DIS-11.6.3-5). */
const wayOf = (orders: readonly Order[], army: Unit): readonly Province[] =>
  orders.find((order) => order.type === "move" && order.unit === army)?.path ?? [];
