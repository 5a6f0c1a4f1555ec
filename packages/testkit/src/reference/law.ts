import type { Power, Province, Unit } from "@chancery/engine";
import type { Advance, Aid, Facts, Question } from "./facts.ts";
import { provinceOf } from "./situation.ts";

/** Looks up the answer to a question, or a supposed one. */
export type Answers = (question: Question) => boolean;

/** The rules of conflict, each in terms of the answers to the other questions. */
export interface Law {
  readonly attackBeats: (advance: Advance, is: Answers) => boolean;
  readonly moveSucceeds: (advance: Advance, is: Answers) => boolean;
  readonly supportIsGiven: (aid: Aid, is: Answers) => boolean;
  readonly routeIsIntact: (advance: Advance, is: Answers) => boolean;
  readonly losesCrissCross: (advance: Advance, is: Answers) => boolean;
  readonly sails: (advance: Advance, is: Answers) => boolean;
  readonly preventStrength: (advance: Advance, is: Answers) => number;
}

export function lawOf({ situation, advances, aids }: Facts): Law {
  const { rules, state } = situation;
  const { board, policies } = rules;
  const occupants = new Map<Province, Unit>(state.units.map((unit) => [provinceOf(board, unit), unit]));
  const leaving = new Map<Province, Advance>(advances.map((advance) => [advance.from, advance]));
  const entering = (province: Province): Advance[] => advances.filter((advance) => advance.to === province);

  /** Supports given to a move, without those of one power if that is named. */
  const supports = (advance: Advance, is: Answers, but: Power | null = null): number =>
    aids.filter((aid) => aid.advance === advance && aid.power !== but && is(aid.given)).length;

  const arrives = (advance: Advance, is: Answers): boolean => advance.by !== "convoy" || is(advance.intact);

  const sails = (advance: Advance, is: Answers): boolean =>
    advance.by === "convoy" || (advance.by === "exchange" && is(advance.intact));

  /** The move of the unit at the destination, if it goes where this one comes from. */
  const opposite = (advance: Advance): Advance | null => {
    const other = leaving.get(advance.to);
    return other && other.to === advance.from ? other : null;
  };

  const headToHead = (advance: Advance, is: Answers): Advance | null => {
    const other = opposite(advance);
    return other && !sails(advance, is) && !sails(other, is) ? other : null;
  };

  const attackStrength = (advance: Advance, is: Answers): number =>
    arrives(advance, is) ? strengthOnArrival(advance, is) : 0;

  const strengthOnArrival = (advance: Advance, is: Answers): number => {
    const occupant = occupants.get(advance.to);
    if (!occupant) return 1 + supports(advance, is);
    const exit = leaving.get(advance.to);
    if (exit && !headToHead(advance, is) && is(exit.succeeds)) return 1 + supports(advance, is);
    // No power dislodges its own unit, nor helps to.
    if (occupant.power === advance.power) return 0;
    return 1 + supports(advance, is, occupant.power);
  };

  const holdStrength = (province: Province, is: Answers): number => {
    if (!occupants.has(province)) return 0;
    const exit = leaving.get(province);
    if (exit) return is(exit.succeeds) ? 0 : 1;
    return 1 + aids.filter((aid) => !aid.advance && aid.into === province && is(aid.given)).length;
  };

  const defendStrength = (advance: Advance, is: Answers): number => 1 + supports(advance, is);

  /** A unit dislodged from the province it was ordered to has no effect there. */
  const silenced = (advance: Advance, is: Answers): boolean => {
    const winner = opposite(advance);
    if (!winner || !is(winner.succeeds)) return false;
    if (headToHead(advance, is)) return true;
    return policies.convoyedWinnerSilencesLoser && !is(advance.succeeds);
  };

  const preventStrength = (advance: Advance, is: Answers): number =>
    !arrives(advance, is) || silenced(advance, is) ? 0 : 1 + supports(advance, is);

  const prevails = (advance: Advance, attack: number, is: Answers): boolean => {
    const opponent = headToHead(advance, is);
    const resistance = opponent ? defendStrength(opponent, is) : holdStrength(advance.to, is);
    if (attack <= resistance) return false;
    return entering(advance.to).every((rival) => rival === advance || attack > preventStrength(rival, is));
  };

  const attackBeats = (advance: Advance, is: Answers): boolean =>
    prevails(advance, attackStrength(advance, is), is) && !losesCrissCross(advance, is);

  // What never leaves its place does not get anywhere, and where a unit stays that cannot be dislodged nobody gets in.
  const moveSucceeds = (advance: Advance, is: Answers): boolean => {
    if (advance.beats === advance.succeeds) return attackBeats(advance, is);
    if (advance.unit.kind.stationary || !is(advance.beats)) return false;
    const exit = leaving.get(advance.to);
    return !occupants.get(advance.to)?.kind.invulnerable || (exit !== undefined && is(exit.succeeds));
  };

  // Convoying units stay, so a unit that beats them there dislodges or disables them.
  const isOpen = (route: readonly Province[], is: Answers): boolean =>
    route.every((place) => !entering(place).some((attack) => is(attack.beats)));

  /** Whether one move goes where a unit of the other's ordered convoy stands. */
  const strikesConvoyOf = (advance: Advance, other: Advance): boolean =>
    other.by === "convoy" && other.routes.some((route) => route.includes(advance.to));

  /**
   * The opposed convoyed attack of a criss-cross: each strikes the other's convoy and would beat the unit there, if
   * only it arrived; and nothing else is wrong with either convoy (R041, R043).
   */
  const losesCrissCross = (advance: Advance, is: Answers): boolean => {
    if (!policies.crissCross) return false;
    const other = advances.find(
      (each) =>
        each.power !== advance.power && strikesConvoyOf(advance, each) && strikesConvoyOf(each, advance),
    );
    if (!other) return false;
    const mine = strengthOnArrival(advance, is);
    const theirs = strengthOnArrival(other, is);
    const open = (one: Advance, strikesAt: Province): boolean =>
      one.routes.every((route) =>
        isOpen(
          route.filter((place) => place !== strikesAt),
          is,
        ),
      );
    if (!prevails(advance, mine, is) || !prevails(other, theirs, is)) return false;
    return open(advance, other.to) && open(other, advance.to) && mine <= theirs;
  };

  const routeIsIntact = ({ routes }: Advance, is: Answers): boolean => {
    if (policies.convoyRoutes === "one-open-suffices") return routes.some((route) => isOpen(route, is));
    return routes.length > 0 && routes.every((route) => isOpen(route, is));
  };

  /** Whether a support is safe from a convoyed army because it is aimed at that army's convoy. */
  const aimsAtConvoyOf = (aid: Aid, attack: Advance, is: Answers): boolean => {
    if (!aid.advance || attack.by !== "convoy") return false;
    if (!attack.routes.some((route) => route.includes(aid.into))) return false;
    switch (policies.convoyProtectsSupport) {
      case "against-any-route":
        return true;
      case "against-needed-fleet":
        return !attack.routes.some((route) => !route.includes(aid.into) && isOpen(route, is));
      case "none":
        return false;
    }
  };

  const cuts = (attack: Advance, aid: Aid, is: Answers): boolean => {
    if (attack.power === aid.power || !arrives(attack, is) || aimsAtConvoyOf(aid, attack, is)) return false;
    const fromTheSea = attack.by === "convoy" && policies.convoyedAttackCutsSupportAgainstItself;
    return attack.from !== aid.into || fromTheSea || is(attack.beats);
  };

  const supportIsGiven = (aid: Aid, is: Answers): boolean =>
    !entering(aid.at).some((attack) => cuts(attack, aid, is));

  return {
    attackBeats,
    moveSucceeds,
    supportIsGiven,
    routeIsIntact,
    losesCrissCross,
    sails,
    preventStrength,
  };
}
