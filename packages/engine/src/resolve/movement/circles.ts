import { BrokenInvariant } from "../../result.ts";
import { judgePath } from "./convoys.ts";
import { type Decision, type Field, MOVE, NO, NONE, UNKNOWN, YES } from "./field.ts";
import { isProtected, isSupport, judgeMove, judgeSupport, judgeWin } from "./judge.ts";
import { headToHead } from "./strength.ts";

/**
 * An undecided decision: whether the move of unit `u` wins, or its support is given, is `u`; its convoy is
 * `-1 - u`; and where that is another question, whether its move succeeds is `MOVED + u`.
 */
type Variable = number;

const MOVED = 1 << 12;

const unitOf = (variable: Variable): number => (variable < 0 ? -1 - variable : variable % MOVED);
const pathOf = (u: number): Variable => -1 - u;
const movedOf = (field: Field, u: number): Variable => (field.wins === field.moves ? u : MOVED + u);
const isPath = (variable: Variable): boolean => variable < 0;

/** Where the decision about a variable is kept. */
function decisions(field: Field, variable: Variable): Uint8Array {
  if (isPath(variable)) return field.path;
  if (variable >= MOVED) return field.moves;
  return field.task[variable] === MOVE ? field.wins : field.gives;
}

const read = (field: Field, variable: Variable): Decision =>
  decisions(field, variable)[unitOf(variable)] as Decision;

function write(field: Field, variable: Variable, value: Decision): void {
  decisions(field, variable)[unitOf(variable)] = value;
}

function assign(field: Field, variables: readonly Variable[], values: readonly Decision[]): void {
  for (const [i, variable] of variables.entries()) write(field, variable, values[i]);
}

function judge(field: Field, variable: Variable): Decision {
  const u = unitOf(variable);
  if (isPath(variable)) return judgePath(field, u);
  if (variable >= MOVED) return judgeMove(field, u);
  return field.task[u] === MOVE ? judgeWin(field, u) : judgeSupport(field, u);
}

/**
 * Settles one circle: decisions that depend on each other and on nothing else that is open. If they can
 * come out one way only, they do. If all ways leave the convoys alike, units rotate: of these, the way in
 * which they move is taken (CB-82). Otherwise the convoys in the circle fail (Szykman's rule; C71-XII.5-2,
 * C23-35), or one of its armies is to hold instead, which gives false (DIS-3.11.2-1).
 */
export function breakCircle(field: Field): boolean {
  const circle = innermostCircle(field);
  const ways = consistentWays(field, circle);
  const first = ways[0];
  if (ways.length === 1) {
    assign(field, circle, first);
    return true;
  }
  const paths = circle.filter(isPath);
  const alike =
    ways.length > 1 &&
    circle.every((variable, i) => !isPath(variable) || ways.every((way) => way[i] === first[i]));
  if (alike) {
    const most = ways.reduce((best, way) => (successes(way) > successes(best) ? way : best));
    assign(field, circle, most);
    return true;
  }
  if (paths.length === 0) throw new BrokenInvariant("a circle without convoys that cannot come out any way");
  if (field.rules.policies.paradox === "first-holds") {
    // Paradoxical are those that can come out neither way, or either.
    const varies = (i: number): boolean => ways.some((way) => way[i] !== first[i]);
    const paradoxical = paths.filter((path) => ways.length === 0 || varies(circle.indexOf(path)));
    field.turned[firstOf(field, paradoxical.map(unitOf))] = 1;
    return false;
  }
  for (const variable of paths) {
    write(field, variable, NO);
    field.paradox[unitOf(variable)] = 1;
  }
  return true;
}

/** The first of some units by the abbreviation of where it stands (DIS-3.11.2-2, R044). */
function firstOf(field: Field, units: readonly number[]): number {
  const { provinces } = field.rules.board;
  const idOf = (u: number): string => provinces[field.province[u]].id.toLowerCase();
  return units.reduce((first, u) => (idOf(u) < idOf(first) ? u : first));
}

const successes = (way: readonly Decision[]): number => way.filter((value) => value === YES).length;

/** All assignments to the variables of a circle that agree with what each of them says of itself. */
function consistentWays(field: Field, circle: readonly Variable[]): Decision[][] {
  const ways: Decision[][] = [];
  const explore = (): void => {
    const values = circle.map((variable) => read(field, variable));
    if (propagate(field, circle)) {
      const guess = circle.find((variable) => read(field, variable) === UNKNOWN);
      if (guess === undefined) {
        ways.push(circle.map((variable) => read(field, variable)));
      } else {
        for (const value of [YES, NO] as const) {
          write(field, guess, value);
          explore();
        }
      }
    }
    assign(field, circle, values);
  };
  explore();
  return ways;
}

/** Draws conclusions within the circle. False if some variable contradicts what was assumed of it. */
function propagate(field: Field, circle: readonly Variable[]): boolean {
  for (let changed = true; changed; ) {
    changed = false;
    for (const variable of circle) {
      const value = read(field, variable);
      const judged = judge(field, variable);
      if (judged === UNKNOWN || judged === value) continue;
      if (value !== UNKNOWN) return false;
      write(field, variable, judged);
      changed = true;
    }
  }
  return true;
}

/**
 * A strongly connected set of undecided variables that depends on no other undecided ones (Tarjan's
 * algorithm completes such a set first). Started from each variable in turn, the first to be completed is
 * taken; which of several independent ones comes first makes no difference.
 */
function innermostCircle(field: Field): Variable[] {
  const index = new Map<Variable, number>();
  const low = new Map<Variable, number>();
  const stack: Variable[] = [];
  const visit = (variable: Variable): Variable[] | null => {
    index.set(variable, index.size);
    low.set(variable, index.size - 1);
    stack.push(variable);
    for (const other of dependencies(field, variable)) {
      if (!index.has(other)) {
        const found = visit(other);
        if (found) return found;
        low.set(variable, Math.min(low.get(variable) as number, low.get(other) as number));
      } else {
        low.set(variable, Math.min(low.get(variable) as number, index.get(other) as number));
      }
    }
    return low.get(variable) === index.get(variable) ? stack.splice(stack.indexOf(variable)) : null;
  };
  for (let u = 0; u < field.count; u++) {
    for (const variable of [u, movedOf(field, u), pathOf(u)]) {
      if (read(field, variable) !== UNKNOWN) continue;
      const found = visit(variable);
      if (found) return found.sort((a, b) => a - b);
    }
  }
  throw new BrokenInvariant("no circle although something is undecided");
}

/** The undecided variables that a variable's judgement reads. */
function dependencies(field: Field, variable: Variable): Variable[] {
  const found = new Set<Variable>();
  const add = (other: Variable): void => {
    if (read(field, other) === UNKNOWN) found.add(other);
  };
  const addSupports = (u: number): void => {
    for (let s = field.firstSupport[u]; s !== NONE; s = field.nextSupport[s]) add(s);
  };
  const addMovesInto = (province: number): void => {
    for (let m = field.firstMove[province]; m !== NONE; m = field.nextMove[m]) add(m);
  };
  const anyFleet = field.rules.policies.convoyPaths === "found";
  const addFleets = (u: number, but: number = NONE): void => {
    for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c])
      if (field.province[c] !== but && (anyFleet || field.onRoute[c] === 1)) addMovesInto(field.province[c]);
  };
  const addRivals = (u: number): void => {
    for (let rival = field.firstMove[field.into[u]]; rival !== NONE; rival = field.nextMove[rival]) {
      if (rival === u) continue;
      add(pathOf(rival));
      addSupports(rival);
    }
  };
  const u = unitOf(variable);
  const defender = field.unitAt[field.into[u]];
  if (isPath(variable)) {
    addFleets(u);
  } else if (variable >= MOVED) {
    add(u);
    if (defender !== NONE && field.firm[defender] === 1) add(movedOf(field, defender));
  } else if (isSupport(field, u)) {
    for (let a = field.firstMove[field.province[u]]; a !== NONE; a = field.nextMove[a]) {
      if (field.power[a] === field.power[u]) continue;
      const shielded = isProtected(field, u, a);
      if (shielded && field.rules.policies.convoyProtectsSupport === "against-any-route") continue;
      if (field.province[a] === field.into[u]) add(a);
      else add(pathOf(a));
      if (shielded) addFleets(a);
    }
  } else {
    add(pathOf(u));
    addSupports(u);
    const opposed = defender !== NONE && field.task[defender] === MOVE;
    if (defender !== NONE && (!opposed || headToHead(field, u, defender) !== NO)) addSupports(defender);
    if (opposed && headToHead(field, u, defender) !== YES) add(movedOf(field, defender));
    if (opposed && headToHead(field, u, defender) === UNKNOWN) add(pathOf(defender));
    addRivals(u);
    for (let rival = field.firstMove[field.into[u]]; rival !== NONE; rival = field.nextMove[rival]) {
      if (rival === u || !opposed || field.into[defender] !== field.province[rival]) continue;
      if (field.rules.policies.convoyedWinnerSilencesLoser) add(movedOf(field, rival));
      else if (headToHead(field, rival, defender) === NO) continue;
      add(movedOf(field, defender));
    }
    const other = field.rival[u];
    if (other !== NONE) {
      addSupports(other);
      addSupports(field.unitAt[field.into[other]]);
      addRivals(other);
      addFleets(u, field.into[other]);
      addFleets(other, field.into[u]);
    }
  }
  found.delete(variable);
  return [...found];
}
