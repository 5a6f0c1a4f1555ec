import { nearestName } from "@chancery/engine";

/** A goal as it stands in a list that the officers have prepared. */
interface ListedGoal {
  readonly power: string;
  readonly title: string;
  readonly text: string;
  readonly value: number;
}

/** A list of goals, and the lines of it that say none. */
export interface GoalList {
  readonly goals: readonly ListedGoal[];
  /** Numbers of lines, from 1. */
  readonly unread: readonly number[];
}

const MOST = 3;
const BETWEEN = /\t|;|\s\|\s/;

/**
 * Goals as they are pasted from a spreadsheet or typed, one a line: country, title, text and points, with tabs or
 * semicolons between them. The points may stand anywhere; a goal without is worth the most (R77).
 */
export function readGoals(text: string, powers: readonly string[]): GoalList {
  const goals: ListedGoal[] = [];
  const unread: number[] = [];
  for (const [i, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const goal = goalIn(line, powers);
    if (goal) goals.push(goal);
    else unread.push(i + 1);
  }
  return { goals, unread };
}

function goalIn(line: string, powers: readonly string[]): ListedGoal | null {
  const [country, ...rest] = line.split(BETWEEN).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const power = powers.includes(country) ? country : nearestName(country, powers);
  const points = rest.find((cell) => /^\d$/.test(cell));
  const value = points === undefined ? MOST : Number(points);
  const [title = "", ...text] = rest.filter((cell) => cell !== "" && cell !== points);
  const isGoal = power !== undefined && title !== "" && value >= 1 && value <= MOST;
  return isGoal ? { power, title, text: text.join(" "), value } : null;
}
