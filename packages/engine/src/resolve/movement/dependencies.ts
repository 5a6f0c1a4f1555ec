import { type Field, MOVE, NO, NONE, UNKNOWN, YES } from "./field.ts";
import { isProtected, isSupport } from "./judge.ts";
import { headToHead } from "./strength.ts";
import { isMoved, isPath, movedOf, pathOf, read, unitOf, type Variable } from "./variables.ts";

/** The undecided variables that a variable's judgment reads. */
export function dependencies(field: Field, variable: Variable): Variable[] {
  const found = new Found(field);
  const u = unitOf(variable);
  if (isPath(variable)) found.addFleets(u);
  else if (isMoved(variable)) ofMoving(found, u);
  else if (isSupport(field, u)) ofSupport(found, u);
  else ofWinning(found, u);
  found.open.delete(variable);
  return [...found.open];
}

/** Variables met on the way that are still undecided. */
class Found {
  readonly field: Field;
  readonly open = new Set<Variable>();

  constructor(field: Field) {
    this.field = field;
  }

  add(variable: Variable): void {
    if (read(this.field, variable) === UNKNOWN) this.open.add(variable);
  }

  addSupports(u: number): void {
    const { firstSupport, nextSupport } = this.field;
    for (let s = firstSupport[u]; s !== NONE; s = nextSupport[s]) this.add(s);
  }

  /** Whatever may dislodge a unit of the convoy of `u`, other than the one in the province `but`. */
  addFleets(u: number, but: number = NONE): void {
    const { firstConvoy, nextConvoy, firstMove, nextMove, province, onRoute, rules } = this.field;
    const isAny = rules.policies.convoyPaths === "found";
    for (let c = firstConvoy[u]; c !== NONE; c = nextConvoy[c]) {
      if (province[c] === but || !(isAny || onRoute[c] === 1)) continue;
      for (let m = firstMove[province[c]]; m !== NONE; m = nextMove[m]) this.add(m);
    }
  }

  /** With what strength others go where `u` goes. */
  addRivals(u: number): void {
    const { firstMove, nextMove, into } = this.field;
    for (let rival = firstMove[into[u]]; rival !== NONE; rival = nextMove[rival]) {
      if (rival === u) continue;
      this.add(pathOf(rival));
      this.addSupports(rival);
    }
  }
}

function ofMoving(found: Found, u: number): void {
  const { field } = found;
  const defender = field.unitAt[field.into[u]];
  found.add(u);
  if (defender !== NONE && field.firm[defender] === 1) found.add(movedOf(field, defender));
}

function ofSupport(found: Found, u: number): void {
  const { field } = found;
  const isShut = field.rules.policies.convoyProtectsSupport === "against-any-route";
  for (let a = field.firstMove[field.province[u]]; a !== NONE; a = field.nextMove[a]) {
    if (field.power[a] === field.power[u]) continue;
    const isShielded = isProtected(field, u, a);
    if (isShielded && isShut) continue;
    found.add(field.province[a] === field.into[u] ? a : pathOf(a));
    if (isShielded) found.addFleets(a);
  }
}

function ofWinning(found: Found, u: number): void {
  const { field } = found;
  const defender = field.unitAt[field.into[u]];
  found.add(pathOf(u));
  found.addSupports(u);
  if (defender !== NONE) {
    const face = field.task[defender] === MOVE ? headToHead(field, u, defender) : YES;
    if (face !== NO) found.addSupports(defender);
    if (face !== YES) found.add(movedOf(field, defender));
    if (face === UNKNOWN) found.add(pathOf(defender));
  }
  found.addRivals(u);
  if (defender !== NONE && field.task[defender] === MOVE) addSilencing(found, u, defender);
  const other = field.rival[u];
  if (other === NONE) return;
  found.addSupports(other);
  found.addSupports(field.unitAt[field.into[other]]);
  found.addRivals(other);
  found.addFleets(u, field.into[other]);
  found.addFleets(other, field.into[u]);
}

/** Whether the unit in the way of `u`, which leaves, dislodges a rival, who then keeps nobody out (CB-109). */
function addSilencing(found: Found, u: number, defender: number): void {
  const { field } = found;
  for (let rival = field.firstMove[field.into[u]]; rival !== NONE; rival = field.nextMove[rival]) {
    if (rival === u || field.into[defender] !== field.province[rival]) continue;
    if (field.rules.policies.convoyedWinnerSilencesLoser) found.add(movedOf(field, rival));
    else if (headToHead(field, rival, defender) === NO) continue;
    found.add(movedOf(field, defender));
  }
}
