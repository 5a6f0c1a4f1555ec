import type { Province } from "../../board/board.ts";
import { seasOnRoutes, touches } from "../../board/routes.ts";
import { routesThatCount } from "../../rulebook/policies.ts";
import { type Decision, type Field, NO, NONE, UNKNOWN, YES } from "./field.ts";

/**
 * Whether a convoying unit is beaten: someone's move into its province is stronger than all that is in its
 * way, and so dislodges or disables it (it cannot be moving itself).
 */
function beaten(field: Field, u: number): Decision {
  let answer: Decision = NO;
  for (let m = field.firstMove[field.province[u]]; m !== NONE; m = field.nextMove[m]) {
    if (field.wins[m] === YES) return YES;
    if (field.wins[m] === UNKNOWN) answer = UNKNOWN;
  }
  return answer;
}

const reached = new Int16Array(256);

/**
 * Whether fleets carry the army of move `u` from end to end without the fleet `avoid`. Fleets whose being
 * dislodged is at least as certain as `lost` are left out: YES leaves out those surely lost, UNKNOWN also
 * those in doubt, NO none at all.
 */
export function hasRoute(field: Field, u: number, avoid: number, lost: Decision): boolean {
  const { board } = field.rules;
  const from = field.province[u] as Province;
  const to = field.into[u] as Province;
  let found = 0;
  for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c]) {
    if (c !== avoid && touches(board, from, field.province[c]) && sails(field, c, lost)) reached[found++] = c;
  }
  for (let i = 0; i < found; i++) {
    const at = field.province[reached[i]];
    if (touches(board, to, at)) return true;
    for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c]) {
      if (c === avoid || !touches(board, at as Province, field.province[c]) || !sails(field, c, lost))
        continue;
      let known = false;
      for (let k = 0; k < found; k++) if (reached[k] === c) known = true;
      if (!known) reached[found++] = c;
    }
  }
  return false;
}

function sails(field: Field, c: number, lost: Decision): boolean {
  if (lost === NO) return true;
  const gone = beaten(field, c);
  return lost === YES ? gone !== YES : gone === NO;
}

/** Whether the convoy of move `u` is intact, by the rulebook's policy for several routes. */
export function judgePath(field: Field, u: number): Decision {
  const { convoyPaths, convoyRoutes } = field.rules.policies;
  if (convoyPaths === "declared") return judgeLinks(field, u, NONE);
  if (!hasRoute(field, u, NONE, YES)) return NO;
  if (convoyRoutes === "one-open-suffices") return hasRoute(field, u, NONE, UNKNOWN) ? YES : UNKNOWN;
  return judgeLinks(field, u, NONE);
}

/** Whether all units on the route of move `u` are intact, leaving out the one in `province`. */
export function judgeLinks(field: Field, u: number, province: number): Decision {
  let answer: Decision = YES;
  for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c]) {
    if (field.onRoute[c] === 0 || field.province[c] === province) continue;
    const gone = beaten(field, c);
    if (gone === YES) return NO;
    if (gone === UNKNOWN) answer = UNKNOWN;
  }
  return answer;
}

/** Whether move `u` has an intact route that does without fleet `avoid`. */
export function judgeDetour(field: Field, u: number, avoid: number): Decision {
  if (hasRoute(field, u, avoid, UNKNOWN)) return YES;
  return hasRoute(field, u, avoid, YES) ? UNKNOWN : NO;
}

/** Marks the fleets of move `u` that lie on a route that counts. */
export function fleetsOnRoutes(field: Field, u: number): void {
  const only = field.firstConvoy[u];
  if (field.nextConvoy[only] === NONE) {
    if (hasRoute(field, u, NONE, NO)) field.onRoute[only] = 1;
    return;
  }
  const seas: Province[] = [];
  const fleets: number[] = [];
  for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c]) {
    seas.push(field.province[c] as Province);
    fleets.push(c);
  }
  const used = seasOnRoutes(
    field.rules.board,
    seas,
    field.province[u] as Province,
    field.into[u] as Province,
    routesThatCount(field.rules.policies),
  );
  for (let i = 0; i < seas.length; i++) if (used.has(seas[i])) field.onRoute[fleets[i]] = 1;
}
