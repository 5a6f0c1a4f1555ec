import { BrokenInvariant } from "../../result.ts";
import { judgePath } from "./convoys.ts";
import { type Decision, type Field, MOVE, NO, NONE, UNKNOWN, YES } from "./field.ts";
import { headToHead, isProtected, isSupport, judgeMove, judgeSupport } from "./judge.ts";

/** An undecided decision: that of unit `u` (its move or its support) is `u`, that of its convoy `-1 - u`. */
type Variable = number;

const unitOf = (variable: Variable): number => (variable < 0 ? -1 - variable : variable);
const pathOf = (u: number): Variable => -1 - u;
const isPath = (variable: Variable): boolean => variable < 0;

function read(field: Field, variable: Variable): Decision {
  const u = unitOf(variable);
  if (isPath(variable)) return field.path[u] as Decision;
  return (field.task[u] === MOVE ? field.moves[u] : field.gives[u]) as Decision;
}

function write(field: Field, variable: Variable, value: Decision): void {
  const u = unitOf(variable);
  if (isPath(variable)) field.path[u] = value;
  else if (field.task[u] === MOVE) field.moves[u] = value;
  else field.gives[u] = value;
}

function assign(field: Field, variables: readonly Variable[], values: readonly Decision[]): void {
  for (const [i, variable] of variables.entries()) write(field, variable, values[i]);
}

function judge(field: Field, variable: Variable): Decision {
  const u = unitOf(variable);
  if (isPath(variable)) return judgePath(field, u);
  return field.task[u] === MOVE ? judgeMove(field, u) : judgeSupport(field, u);
}

/**
 * Settles one circle: decisions that depend on each other and on nothing else that is open. If they can
 * come out one way only, they do. If all ways leave the convoys alike, units rotate: of these, the way in
 * which they move is taken (CB-82). Otherwise the convoys in the circle fail (Szykman's rule; C71-XII.5-2,
 * C23-35).
 */
export function breakCircle(field: Field): void {
  const circle = innermostCircle(field);
  const ways = consistentWays(field, circle);
  const first = ways[0];
  if (ways.length === 1) {
    assign(field, circle, first);
    return;
  }
  const paths = circle.filter(isPath);
  const alike =
    ways.length > 1 &&
    circle.every((variable, i) => !isPath(variable) || ways.every((way) => way[i] === first[i]));
  if (alike) {
    const most = ways.reduce((best, way) => (successes(way) > successes(best) ? way : best));
    assign(field, circle, most);
    return;
  }
  if (paths.length === 0) throw new BrokenInvariant("a circle without convoys that cannot come out any way");
  for (const variable of paths) {
    write(field, variable, NO);
    field.paradox[unitOf(variable)] = 1;
  }
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
    for (const variable of [u, pathOf(u)]) {
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
  const addFleets = (u: number): void => {
    for (let c = field.firstConvoy[u]; c !== NONE; c = field.nextConvoy[c]) addMovesInto(field.province[c]);
  };
  const u = unitOf(variable);
  if (isPath(variable)) {
    addFleets(u);
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
    const defender = field.unitAt[field.into[u]];
    const opposed = defender !== NONE && field.task[defender] === MOVE;
    if (defender !== NONE && (!opposed || headToHead(field, u, defender) !== NO)) addSupports(defender);
    if (opposed && headToHead(field, u, defender) !== YES) add(defender);
    if (opposed && headToHead(field, u, defender) === UNKNOWN) add(pathOf(defender));
    for (let rival = field.firstMove[field.into[u]]; rival !== NONE; rival = field.nextMove[rival]) {
      if (rival === u) continue;
      add(pathOf(rival));
      addSupports(rival);
      if (!opposed || field.into[defender] !== field.province[rival]) continue;
      if (field.rules.policies.convoyedWinnerSilencesLoser) add(rival);
      else if (headToHead(field, rival, defender) === NO) continue;
      add(defender);
    }
  }
  found.delete(variable);
  return [...found];
}
