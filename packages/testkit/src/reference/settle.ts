import type { Question } from "./facts.ts";
import type { Answers } from "./law.ts";

/** What a question's answer is, given the answers to the others. */
export type Equation = (is: Answers) => boolean;

export interface Settlement {
  readonly is: Answers;
  /** Circular remainders that were solved by trying everything. */
  readonly circles: number;
  /** Those of them that were paradoxes: their convoys were made to fail. */
  readonly paradoxes: number;
  /** The convoys of the paradox at which it stopped, where it was to stop at one. */
  readonly stoppedAt: readonly Question[];
  /** What could not be settled within the caps. Not empty: nothing of this may be relied on. */
  readonly troubles: readonly string[];
}

/** Most questions an equation may still depend on, and most questions in a circle. */
const WIDEST = 14;
const LONGEST = 18;

/**
 * Answers all questions by brute force. What is the same whatever the rest turns out to be is certain. Where
 * nothing more is certain, the circle that depends on nothing outside itself is solved by trying every
 * combination of answers; if that gives no solution, or solutions that disagree about a convoy, its convoys fail
 * (or it stops there, and says which convoys can come out neither way, or either).
 */
export function settle(
  questions: readonly Question[],
  equations: readonly Equation[],
  stopsAtParadox = false,
): Settlement {
  const known: (boolean | undefined)[] = questions.map(() => undefined);
  const troubles: string[] = [];
  let circles = 0;
  let paradoxes = 0;
  let stoppedAt: readonly Question[] = [];

  /**
   * Evaluates an equation under every combination of answers to the open questions it asks for, until the
   * visitor has seen enough. Says whether it came to an end within the cap.
   */
  const tryAll = (
    equation: Equation,
    visit: (value: boolean, supposed: Map<Question, boolean>) => boolean,
  ): boolean => {
    const supposed = new Map<Question, boolean>();
    const is: Answers = (question) => {
      const answer = known[question.index] ?? supposed.get(question);
      if (answer !== undefined) return answer;
      supposed.set(question, false);
      return false;
    };
    for (let tries = 0; tries < 2 ** WIDEST; tries++) {
      if (visit(equation(is), supposed)) return true;
      // Next combination: of the last suppositions drop those that are true, and turn one that is false.
      let last = [...supposed.keys()].pop();
      while (last && supposed.get(last)) {
        supposed.delete(last);
        last = [...supposed.keys()].pop();
      }
      if (!last) return true;
      supposed.set(last, true);
    }
    return false;
  };

  const findCertain = (): void => {
    for (let progress = true; progress; ) {
      progress = false;
      for (const { index } of questions) {
        if (known[index] !== undefined) continue;
        let first: boolean | undefined;
        let varies = false;
        const complete = tryAll(equations[index], (value) => {
          first ??= value;
          varies = value !== first;
          return varies;
        });
        if (varies || !complete) continue;
        known[index] = first;
        progress = true;
      }
    }
  };

  const valueUnder = (equation: Equation, answers: ReadonlyMap<Question, boolean>): boolean =>
    equation((question) => known[question.index] ?? answers.get(question) ?? false);

  /** The open questions whose answer can make a difference to this one. */
  const dependencies = (question: Question): Question[] => {
    const equation = equations[question.index];
    const asked = new Set<Question>();
    const complete = tryAll(equation, (_, supposed) => {
      for (const other of supposed.keys()) asked.add(other);
      return false;
    });
    if (!complete || asked.size > WIDEST) {
      troubles.push(`${question.text} depends on too much (${asked.size})`);
      return [...asked];
    }
    const others = [...asked];
    const table = combinations(others).map((answers) => valueUnder(equation, answers));
    return others.filter((_, bit) => table.some((value, row) => value !== table[row ^ (1 << bit)]));
  };

  const solveCircle = (circle: readonly Question[]): void => {
    circles++;
    if (circle.length > LONGEST) {
      troubles.push(`a circle of ${circle.length}`);
      return;
    }
    const solutions = combinations(circle).filter((answers) =>
      circle.every((question) => answers.get(question) === valueUnder(equations[question.index], answers)),
    );
    const routes = circle.filter(({ about }) => about === "route");
    const agree = routes.every((route) =>
      solutions.every((answers) => answers.get(route) === solutions[0].get(route)),
    );
    if (solutions.length > 0 && agree) {
      const moving = (answers: ReadonlyMap<Question, boolean>): number =>
        circle.filter((question) => question.about === "move" && answers.get(question)).length;
      const most = Math.max(...solutions.map(moving));
      const best = solutions.filter((answers) => moving(answers) === most);
      if (best.length > 1) troubles.push(`${best.length} ways to rotate`);
      for (const question of circle) known[question.index] = best[0].get(question);
      return;
    }
    paradoxes++;
    if (routes.length === 0)
      troubles.push(`a paradox without a convoy: ${circle.map(({ text }) => text).join(", ")}`);
    if (!stopsAtParadox) {
      for (const route of routes) known[route.index] = false;
      return;
    }
    stoppedAt = routes.filter(
      (route) =>
        solutions.length === 0 || solutions.some((answers) => answers.get(route) !== solutions[0].get(route)),
    );
  };

  const isDone = (): boolean => !known.includes(undefined) || troubles.length > 0 || stoppedAt.length > 0;
  for (findCertain(); !isDone(); findCertain()) {
    const open = questions.filter(({ index }) => known[index] === undefined);
    const graph = new Map(open.map((question) => [question, dependencies(question)]));
    if (troubles.length === 0) solveCircle(innermostCircle(graph));
  }
  return { is: ({ index }) => known[index] ?? false, circles, paradoxes, stoppedAt, troubles };
}

/** All ways to answer some questions; the answer to the n-th question is the n-th bit of the row's number. */
function combinations(questions: readonly Question[]): Map<Question, boolean>[] {
  return Array.from(
    { length: 2 ** questions.length },
    (_, row) => new Map(questions.map((question, bit) => [question, (row >> bit) % 2 === 1])),
  );
}

/** A set of questions that all depend on each other, and on nothing else. */
function innermostCircle(graph: ReadonlyMap<Question, readonly Question[]>): Question[] {
  const reach = new Map<Question, Set<Question>>();
  for (const start of graph.keys()) {
    const reached = new Set(graph.get(start));
    for (const question of reached) for (const next of graph.get(question) ?? []) reached.add(next);
    reach.set(start, reached);
  }
  for (const [start, reached] of reach) {
    const circle = [...reached];
    if (circle.length > 0 && circle.every((question) => reach.get(question)?.has(start))) return circle;
  }
  throw new Error("open questions without a circle among them");
}
