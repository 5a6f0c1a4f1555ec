import type { Grade, Puzzle } from "./puzzle.ts";

/** From Sunday on: the week begins easy and ends hard. */
const GRADE_OF_DAY: readonly Grade[] = [5, 1, 2, 2, 3, 3, 4];
const DAY = 24 * 60 * 60 * 1000;
/** 4 January 1970 was a Sunday. */
const FIRST_SUNDAY = 3;

/** The puzzle of a day, the same for everyone: `2026-11-17`. */
export function puzzleOfDay(puzzles: readonly Puzzle[], date: string): Puzzle {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY) - FIRST_SUNDAY;
  const weekday = ((day % 7) + 7) % 7;
  const grade = GRADE_OF_DAY[weekday];
  const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
  // Days of the same grade take turns, so that none comes again before all have been there.
  const daysOfGrade = GRADE_OF_DAY.flatMap((each, index) => (each === grade ? [index] : []));
  const number = Math.floor(day / 7) * daysOfGrade.length + daysOfGrade.indexOf(weekday);
  const from = graded.length > 0 ? graded : puzzles;
  return from[((number % from.length) + from.length) % from.length];
}
