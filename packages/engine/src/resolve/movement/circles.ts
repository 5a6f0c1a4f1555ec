import { BrokenInvariant } from "../../result.ts";
import { judgePath } from "./convoys.ts";
import { dependencies } from "./dependencies.ts";
import { type Decision, type Field, MOVE, NO, UNKNOWN, YES } from "./field.ts";
import { judgeMove, judgeSupport, judgeWin } from "./judge.ts";
import { assign, isMoved, isPath, movedOf, pathOf, read, unitOf, type Variable, write } from "./variables.ts";

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

function judge(field: Field, variable: Variable): Decision {
  const u = unitOf(variable);
  if (isPath(variable)) return judgePath(field, u);
  if (isMoved(variable)) return judgeMove(field, u);
  return field.task[u] === MOVE ? judgeWin(field, u) : judgeSupport(field, u);
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
