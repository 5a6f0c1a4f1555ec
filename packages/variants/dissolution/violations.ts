import type { GameEvent, Order, Power, Province, State, Turn, Unit } from "@chancery/engine";
import { aimOf, standingIn } from "./bids/bid.ts";
import { told, unitName, unitOf } from "./bids/told.ts";
import { board, neighboursOf } from "./board.ts";
import { isPermitted } from "./permission.ts";
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
  readonly before: State;
  readonly orders: readonly Order[];
  readonly turn: Turn;
}

/**
 * All violations of a season: units of nuclear powers disabled, attacks on them from their own territory, units
 * dislodged within or next to it without permission (DIS-11.6-1). Only the attacking unit's player is guilty, and only
 * players are (DIS-11.6.1-2, R030, R079). What is done to NATO is done to the US Navy as well (DIS-11.6.4-1).
 */
export function violationsOf(season: Season): readonly Violation[] {
  const all = [...disablings(season), ...attacksFromWithin(season), ...dislodgements(season)];
  return all.flatMap((violation): Violation[] =>
    violation.against === NATO
      ? [violation, { ...violation, type: "tiedToNATO", against: US_NAVY }]
      : [violation],
  );
}

function disablings({ turn }: Season): Violation[] {
  return turn.events.flatMap((event): Violation[] => {
    if (event.type !== "disabled" || !isNuclear(event.unit.power) || !isPlayer(event.by.power)) return [];
    const { unit: victim, by } = event;
    return [{ type: "disable", power: by.power, against: victim.power, by, victim }];
  });
}

/** Whether it was a hit or not, an attack that arrives counts (DIS-11.6.2-1); one by a convoy that failed does not (R073). */
function attacksFromWithin({ before, orders, turn }: Season): Violation[] {
  return orders.flatMap((order): Violation[] => {
    if (order.type !== "move" || !isPlayer(order.unit.power)) return [];
    const host = territoryOf(provinceOfUnit(order.unit));
    const victim = standingIn(before, aimOf(order) as Province);
    const isMade = turn.verdicts.get(order)?.results.includes("bounced") ?? false;
    if (host === null || victim?.power !== host || !isMade) return [];
    return [{ type: "attackFromTerritory", power: order.unit.power, against: host, by: order.unit, victim }];
  });
}

function dislodgements(season: Season): Violation[] {
  return season.turn.events.flatMap((event): Violation[] => {
    if (event.type !== "dislodged" || !isPlayer(event.by.power)) return [];
    const { unit: victim, by } = event;
    return concerned(provinceOfUnit(victim))
      .filter((nuclear) => !isPermitted(season, nuclear, by, provinceOfUnit(victim)))
      .map((against) => ({ type: "dislodgeWithoutPermission", power: by.power, against, by, victim }));
  });
}

/** The nuclear powers in or next to whose territory a province on land lies, canals included (DIS-11.6.3-1, R075). */
const concerned = (province: Province): readonly Power[] => CONCERNED[province];

const CONCERNED: readonly (readonly Power[])[] = board.provinces.map((_, index) => {
  if (board.isSea[index] === 1) return [];
  const near = [index as Province, ...neighboursOf(index as Province)].map(territoryOf);
  return NUCLEAR_POWERS.filter((power) => near.includes(power));
});

const RULES: Readonly<Record<Violation["type"], readonly string[]>> = {
  disable: ["DIS-11.6.1-1"],
  attackFromTerritory: ["DIS-11.6.2-1"],
  dislodgeWithoutPermission: ["DIS-11.6.3-1"],
  tiedToNATO: ["DIS-11.6.4-1"],
};

const DEEDS: Readonly<Record<Violation["type"], (by: string, victim: string) => string>> = {
  disable: (by, victim) => `${by} disabled ${victim}`,
  attackFromTerritory: (by, victim) => `${by} attacked ${victim} from its own territory`,
  dislodgeWithoutPermission: (by, victim) => `${by} dislodged ${victim} without permission`,
  tiedToNATO: () => "what is done to NATO is done to the US Navy",
};

/** A violation as everybody hears of it. */
export function violationEvent({ type, power, against, by, victim }: Violation): GameEvent {
  const [offender, offended] = [power, against].map((each) => POWERS[each].name);
  const why = `${offender} has offended ${offended}: ${DEEDS[type](unitName(by), unitOf(victim))}`;
  const facts = {
    violation: type,
    power: offender,
    against: offended,
    by: unitName(by),
    unit: unitName(victim),
  };
  return { type: "own", own: told("violation", RULES[type], why, facts) };
}
